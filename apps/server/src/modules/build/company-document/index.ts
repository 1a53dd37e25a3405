export { putDocument } from './add-document.ts'
export { findUsable } from './find-usable.ts'
export { companyDocuments, companyDocumentVersions } from './tables.ts'
