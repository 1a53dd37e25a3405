import type { Answer } from '@coverwright/contract/wire'
import { type Ending, endings } from '../session/endings.ts'
import { isBusy } from './answer.ts'

interface RecoverPorts {
  clearSigning(): void
  hasToken(): boolean
  refresh(sentWith: string | undefined): Promise<boolean>
  end(ending: Ending): void
  /** True when the person wants the call sent again. */
  askToTryAgain(): Promise<boolean>
  /** As long as the server asks for before the next try. */
  pause(): Promise<void>
  /** Resolves when the server is back. */
  untilBack(): Promise<void>
}

const wasRemoved = ({ data }: Answer) => (data as { readonly code?: string } | null)?.code === 'access-ended'

/** What each status asks for. True: the cause is removed, the call may be sent once more. */
export const createRecover =
  (ports: RecoverPorts) =>
  async (answer: Answer, attempt: number, sentWith: string | undefined): Promise<boolean> => {
    if (isBusy(answer)) {
      // Once or twice without a word: it is answered sooner than a person has read the question.
      if (attempt > 3) return await ports.askToTryAgain()
      await ports.pause()
      return true
    }
    switch (answer.status) {
      case 104:
        ports.clearSigning()
        return attempt === 1
      case 201:
        return await ports.refresh(sentWith)
      case 401:
        ports.clearSigning()
        // A call still on its way when someone signs out is no reason to tell them to sign in again.
        if (ports.hasToken()) ports.end(wasRemoved(answer) ? endings.removed : endings.notSignedIn)
        return false
      case 503:
        await ports.untilBack()
        return true
      case 504:
        return await ports.askToTryAgain()
      default:
        return false
    }
  }
