import { CallError } from '@coverwright/contract/client'
import { messages } from '@coverwright/domain/messages'
import { said } from '../../core/text/said.ts'

export interface Refusal {
  readonly message: string
  /** Key of what to do next. */
  readonly hint?:
    | 'public-page:hint.incorrect'
    | 'public-page:hint.rests'
    | 'public-page:hint.tryAgain'
    | 'public-page:hint.unverified'
    | 'public-page:hint.wait'
}

/** What went wrong in the words of the catalogue, and the next step under them. */
export function refusalOf(error: unknown): Refusal {
  if (!(error instanceof CallError))
    return { message: said(messages.somethingFailed), hint: 'public-page:hint.tryAgain' }
  const message = said(error.message || messages.requestFailed)
  if (error.code === 'session.incorrect') return { message, hint: 'public-page:hint.incorrect' }
  if (error.code === 'session.account-rests') return { message, hint: 'public-page:hint.rests' }
  if (error.code === 'session.email-unverified') return { message, hint: 'public-page:hint.unverified' }
  if (error.status === 429) return { message, hint: 'public-page:hint.wait' }
  return { message }
}
