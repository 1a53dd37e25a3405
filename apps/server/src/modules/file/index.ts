export { getFileInCompany, linkTo } from './internal.ts'
export { storedFiles } from './tables.ts'
