import { messages } from '../../messages.ts'

export const agreementErrors = {
  'agreement.not-found': { status: 404, message: 'The agreement could not be found!' },
  'agreement.name-taken': { status: 409, message: messages.alreadyExists },
  'agreement.page-count-missing': { status: 422, message: messages.pageCountMissing },
  'agreement.refused': { status: 422, message: messages.documentRefused },
  'agreement.executed': { status: 409, message: 'The agreement was executed already.' },
  'agreement.kept': { status: 409, message: 'Executed agreements are kept' },
  'agreement.of-partner': { status: 409, message: 'The partner made this contract: it is theirs to change.' },
  'agreement.with-partner': { status: 409, message: 'A contract that a side has executed is kept.' },
  'agreement.not-bound': { status: 409, message: 'There is no partnership with this company.' },
  'agreement.in-trash': { status: 409, message: 'The agreement is in the trash.' },
  'agreement.not-in-trash': { status: 409, message: 'The agreement is not in the trash.' },
} as const
