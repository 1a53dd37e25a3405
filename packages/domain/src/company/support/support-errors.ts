import { messages } from '../../messages.ts'

export const supportErrors = {
  'support.too-often': { status: 429, message: messages.yourLimitExceeded },
  'support.no-help-desk': { status: 409, message: 'No help desk is set up. Contact support instead.' },
} as const
