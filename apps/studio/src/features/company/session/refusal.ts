import { CallError } from '@coverwright/contract/client'
import { messages } from '@coverwright/domain/messages'

export interface Refusal {
  readonly message: string
  /** Key of what to do next. */
  readonly hint?:
    | 'session:hint.incorrect'
    | 'session:hint.rests'
    | 'session:hint.tryAgain'
    | 'session:hint.unverified'
    | 'session:hint.wait'
}

/** What went wrong in the words of the catalogue, and the next step under them. */
export function refusalOf(error: unknown): Refusal {
  if (!(error instanceof CallError)) return { message: messages.somethingFailed, hint: 'session:hint.tryAgain' }
  const message = error.message || messages.requestFailed
  if (error.code === 'session.incorrect') return { message, hint: 'session:hint.incorrect' }
  if (error.code === 'session.account-rests') return { message, hint: 'session:hint.rests' }
  if (error.code === 'session.email-unverified') return { message, hint: 'session:hint.unverified' }
  if (error.status === 429) return { message, hint: 'session:hint.wait' }
  return { message }
}
