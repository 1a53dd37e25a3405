import { design } from '../../permission-sets.ts'

export const documentIds = {
  documentVersion: 'product',
  // A product, or something else that leads to none.
  documentOwner: 'product',
} as const

export const documentReaders = {
  /** Each kind of document says which of these it takes. */
  documents: [...design, 'approve-components', 'manage-templates'],
  documentEditors: ['project', 'designStudio', 'manage-templates'],
} as const
