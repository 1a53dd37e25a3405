import { messages } from '../../messages.ts'

export const postAccountErrors = {
  'post-account.not-found': { status: 404, message: 'The account could not be found!' },
  'post-account.name-taken': { status: 409, message: 'An account of this name already exists.' },
  'post-account.too-many': { status: 409, message: messages.limitExceeded },
  'post-account.address-refused': { status: 400, message: 'This address cannot be reached.' },
  'post-account.secret-needed': { status: 400, message: 'Enter the secret again: it is for another server now.' },
  'post-account.in-use': { status: 409, message: 'Posts name this account. Delete them first.' },
} as const
