import { messages } from '../../messages.ts'

export const sessionErrors = {
  'session.incorrect': { status: 422, message: messages.signInIncorrect },
  'session.account-rests': { status: 429, message: messages.yourLimitExceeded },
  'session.access-ended': {
    status: 403,
    message: 'Your trial has ended. Ask a colleague to invite you as a user.',
  },
  'session.code-invalid': { status: 422, message: messages.codeInvalid },
  'session.code-expired': { status: 422, message: messages.codeExpired },
  'session.code-sent-lately': { status: 429, message: messages.limitExceeded },
  'session.ticket-expired': { status: 422, message: messages.loginExpired },
  'session.email-unverified': { status: 403, message: messages.emailUnverified },
  'session.trial-expired': { status: 403, message: 'Your trial has expired.' },
  'session.account-deactivated': {
    status: 403,
    message: 'This account was deactivated. Its data are kept for 12 months, and it can be opened again until then.',
  },
  'session.password-incorrect': { status: 422, message: messages.passwordIncorrect },
  'session.not-found': { status: 404, message: 'You are not signed in there any more.' },
  'session.device-not-found': { status: 404, message: 'The device is not trusted any more.' },
  'session.email-unchanged': { status: 422, message: 'You sign in with this address already.' },
  'session.email-link-expired': { status: 422, message: messages.linkExpired },
  'session.email-taken': { status: 409, message: messages.emailRegistered },
  'session.refresh-refused': { status: 401, message: messages.loginExpired },
} as const
