import { messages } from '../../messages.ts'

export const registrationErrors = {
  'registration.company-registered': { status: 409, message: messages.companyRegistered },
  'registration.licence-registered': { status: 409, message: 'This licence number is already registered.' },
  'registration.email-registered': { status: 409, message: messages.emailRegistered },
  'registration.phone-unverified': { status: 422, message: messages.codeExpired },
  'registration.sent-lately': { status: 429, message: messages.limitExceeded },
  'registration.link-expired': { status: 422, message: messages.linkExpired },
  'registration.already-confirmed': { status: 409, message: messages.alreadyConfirmed },
  'registration.verification-failed': { status: 422, message: messages.verificationFailed },
  'registration.details-incorrect': { status: 422, message: messages.companyOrUsernameIncorrect },
} as const
