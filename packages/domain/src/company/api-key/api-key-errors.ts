import { messages } from '../../messages.ts'

export const apiKeyErrors = {
  'api-key.not-found': { status: 404, message: 'The key could not be found!' },
  'api-key.already-revoked': { status: 409, message: 'The key is revoked already.' },
  'api-key.too-many': { status: 409, message: messages.limitExceeded },
  'api-key.not-grantable': { status: 403, message: 'A key can be given what you may do yourself, and not this.' },
} as const
