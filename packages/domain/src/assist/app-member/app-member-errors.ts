import { messages } from '../../messages.ts'

export const appMemberErrors = {
  'app-member.not-found': { status: 404, message: messages.userNotFound },
  'app-member.email-taken': { status: 409, message: 'Somebody with this email is in the app already.' },
  'app-member.too-many': { status: 409, message: messages.limitExceeded },
  'app-member.admin-limit': { status: 409, message: messages.adminLimit },
  'app-member.admin-already': { status: 409, message: 'They are an admin of the app already.' },
  'app-member.no-admin': { status: 409, message: 'They are no admin of the app.' },
  'app-member.not-in-state': { status: 409, message: 'They are blocked, or let in, already.' },
  'app-member.sent-lately': { status: 409, message: 'A link was sent less than a minute ago.' },
  'app-member.sender-not-verified': {
    status: 409,
    message: 'The sender email is not verified. Verify it in the account settings before you invite anybody.',
  },
  'app-member.no-app-links': {
    status: 409,
    message: 'The app store links are missing. Set them in the account settings before you invite anybody.',
  },
  'app-member.link-expired': { status: 409, message: messages.inviteLinkExpired },
  'app-group.not-found': { status: 404, message: 'The group could not be found!' },
  'app-group.name-taken': { status: 409, message: 'A group of this name already exists.' },
  'app-group.too-many': { status: 409, message: messages.limitExceeded },
} as const
