import { messages } from '../../messages.ts'

export const companyDocumentErrors = {
  'company-document.not-found': { status: 404, message: 'The document could not be found!' },
  'company-document.name-taken': { status: 409, message: 'A document of this name already exists.' },
  'company-document.too-many': { status: 409, message: messages.limitExceeded },
  'company-document.in-use': { status: 409, message: 'A product shows this document. Choose another there first.' },
} as const
