export { callsForKinds } from './calls-for-kinds.ts'
export { changeDocument, replaceDocument } from './change-document.ts'
export type { DocumentKind, DocumentKinds } from './document-kind.ts'
export { refuseWhileEdited } from './document-lock.ts'
export { keepVersion, markPublished, ownersOfVersions } from './document-version.ts'
export { getDocumentLock, lockDocument, unlockDocument } from './lock-document.ts'
export {
  findContents,
  findHeads,
  findRevision,
  findStored,
  getDocument,
  ownersNaming,
  ownersWith,
  readDocument,
} from './read-document.ts'
export { createDocument, deleteDocuments, holdDocument, saveDocument } from './save-document.ts'
export { listVersions, readVersion, restoreVersion, saveVersion } from './versions.ts'
