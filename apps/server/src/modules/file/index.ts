export { eraseAvatarsOf } from './erase-avatars.ts'
export { getFileInCompany, linkTo } from './internal.ts'
export { storedFiles } from './tables.ts'
