export { findUsable } from './find-usable.ts'
export { companyDocuments, companyDocumentVersions } from './tables.ts'
