import { messages } from '../messages.ts'

export const agreementErrors = {
  'agreement.not-found': { status: 404, message: 'The agreement could not be found!' },
  'agreement.name-taken': { status: 409, message: messages.alreadyExists },
  'agreement.page-count-missing': { status: 422, message: messages.pageCountMissing },
  'agreement.refused': { status: 422, message: messages.documentRefused },
  'agreement.executed': { status: 409, message: 'The agreement was executed already.' },
  'agreement.in-trash': { status: 409, message: 'The agreement is in the trash.' },
  'agreement.not-in-trash': { status: 409, message: 'The agreement is not in the trash.' },
} as const
