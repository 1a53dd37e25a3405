import { messages } from '../../messages.ts'

export const accountErrors = {
  'account.no-sender-email': { status: 409, message: 'There is no sender email yet.' },
  'account.sender-ready': { status: 409, message: 'The sender email is verified already.' },
  'account.sent-lately': { status: 429, message: messages.limitExceeded },
  'account.sender-link-expired': { status: 422, message: messages.linkExpired },
  'account.sender-failed': { status: 422, message: messages.verificationFailed },
  'account.password-incorrect': { status: 422, message: messages.passwordIncorrect },
  'account.request-not-found': { status: 404, message: 'The request could not be found!' },
  'account.request-granted': { status: 409, message: 'This request was granted already.' },
} as const
