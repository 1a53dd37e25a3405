import { design } from '../../permission-sets.ts'

export const companyDocumentIds = {
  companyDocument: 'company',
} as const

export const companyDocumentReaders = {
  /** Kept in the document centre, and chosen from it for products. */
  companyDocuments: ['company-document-centre', ...design],
} as const
