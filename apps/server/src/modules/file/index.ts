export { getFileInCompany, linkTo } from './internal.ts'
export { keepFile } from './keep-file.ts'
export { storedFiles } from './tables.ts'
