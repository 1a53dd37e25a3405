import type { companyDocument } from '@coverwright/contract/build/company-document'
import type { HandlersOf } from '../../../platform/http/handlers.ts'
import { deleteDocument } from './delete-document.ts'
import { getDocument } from './get-document.ts'
import { listDocuments } from './list-documents.ts'
import { updateDocument } from './update-document.ts'
import { uploadDocument } from './upload-document.ts'
import { uploadVersion } from './upload-version.ts'

export const companyDocumentCalls: HandlersOf<typeof companyDocument> = {
  listDocuments,
  getDocument,
  uploadDocument,
  uploadVersion,
  updateDocument,
  deleteDocument,
}
