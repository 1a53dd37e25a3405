import { messages } from '../../messages.ts'

export const contactErrors = {
  'contact.not-found': { status: 404, message: 'The contact could not be found!' },
  'contact.too-many': { status: 409, message: messages.limitExceeded },
} as const
