import { CallError } from '@coverwright/contract/client'
import { messages } from '@coverwright/domain/messages'

export interface Refusal {
  readonly message: string
  /** Key of what to do next. */
  readonly hint?: 'hint.rests' | 'hint.tryAgain' | 'hint.wait'
}

/** What went wrong in the words of the catalogue, and the next step under them. */
export function refusalOf(error: unknown): Refusal {
  if (!(error instanceof CallError)) return { message: messages.somethingFailed, hint: 'hint.tryAgain' }
  const message = error.message || messages.requestFailed
  if (error.code === 'session.account-rests') return { message, hint: 'hint.rests' }
  if (error.status === 429) return { message, hint: 'hint.wait' }
  return { message }
}
