import { messages } from '../../messages.ts'

export const invitationErrors = {
  'invitation.not-found': { status: 404, message: 'The invitation could not be found!' },
  'invitation.email-registered': { status: 409, message: messages.emailRegistered },
  'invitation.already-invited': {
    status: 409,
    message: 'An invitation to this address is open. Send it again instead.',
  },
  'invitation.not-open': { status: 409, message: 'The invitation was used or revoked.' },
  'invitation.sent-lately': { status: 429, message: messages.limitExceeded },
  'invitation.link-expired': { status: 422, message: messages.inviteLinkExpired },
  'invitation.already-confirmed': { status: 409, message: messages.alreadyConfirmed },
  'invitation.unconfirmed': { status: 409, message: 'Confirm the invitation before you register.' },
  'invitation.other-email': { status: 422, message: messages.companyOrUsernameIncorrect },
  'invitation.unreadable': { status: 422, message: messages.fileFormat },
} as const
