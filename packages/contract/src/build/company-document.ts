import {
  CompanyDocument,
  CompanyDocumentDetail,
  CompanyDocumentFilter,
  CompanyDocumentForm,
  CompanyDocumentRef,
  CompanyDocumentUpload,
  CompanyDocumentVersionUpload,
} from '@coverwright/domain/build/company-document/company-document'
import { call, can, group, reads } from '../call.ts'

const access = reads('companyDocuments')
const managing = { access: can('company-document-centre'), audit: true } as const
const refused = ['file.format', 'file.too-large', 'file.empty'] as const

/** Files a company keeps under a name, version by version. */
export const companyDocument = group('companyDocument', {
  listDocuments: call({
    access,
    paged: ['name', 'category', 'validUntil', 'updatedAt'],
    input: CompanyDocumentFilter,
    output: CompanyDocument,
  }),
  getDocument: call({
    access,
    input: CompanyDocumentRef,
    output: CompanyDocumentDetail,
    errors: ['company-document.not-found'],
  }),
  uploadDocument: call({
    ...managing,
    takesFile: true,
    input: CompanyDocumentUpload,
    output: CompanyDocument,
    errors: [...refused, 'company-document.too-many'],
  }),
  /** The former versions stay, and whatever shows them goes on showing them. */
  uploadVersion: call({
    ...managing,
    takesFile: true,
    input: CompanyDocumentVersionUpload,
    output: CompanyDocument,
    errors: [...refused, 'company-document.not-found', 'company-document.too-many'],
  }),
  updateDocument: call({
    ...managing,
    input: CompanyDocumentForm,
    output: CompanyDocument,
    errors: ['company-document.not-found', 'company-document.name-taken'],
  }),
  deleteDocument: call({
    ...managing,
    input: CompanyDocumentRef,
    output: CompanyDocument,
    errors: ['company-document.not-found', 'company-document.in-use'],
  }),
})
