import { messages } from '../messages.ts'

export const supportErrors = {
  'support.too-often': { status: 429, message: messages.yourLimitExceeded },
  'support.no-help-desk': { status: 409, message: 'No help desk is set up. Contact support instead.' },
  'support.request-not-found': { status: 404, message: 'The request could not be found!' },
  'support.already-granted': { status: 409, message: 'The request was answered already.' },
} as const
