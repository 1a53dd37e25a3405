import { messages } from '@coverwright/domain/messages'

/** Why a session ended, in the words its user reads. */
export interface Ending {
  readonly title?: string
  readonly message: string
  /** Sign-in may be another address for the landing variant; the root is always ours. */
  readonly goesTo: 'sign-in' | 'root'
}

const title = 'Login Expired'

export const endings = {
  /** A 201 answer, and no token to refresh. */
  withoutToken: { title, message: messages.loginExpired, goesTo: 'sign-in' },
  refreshFailed: { title, message: messages.loginExpired, goesTo: 'root' },
  refreshedTooOften: { title, message: messages.loginAgain, goesTo: 'root' },
  notSignedIn: { title, message: messages.timedOut, goesTo: 'sign-in' },
  /** Whoever manages users removed them. */
  removed: { message: 'Your access was ended', goesTo: 'root' },
  hiddenTooLong: { message: messages.loggedOut, goesTo: 'sign-in' },
} as const satisfies Record<string, Ending>
