export { eraseAvatarsOf } from './erase-avatars.ts'
export { getFileInCompany, linkTo } from './internal.ts'
export { keepFile } from './keep-file.ts'
export { type StoredFileRow, storedFiles } from './tables.ts'
