export { findRow } from './find-row.ts'
export { findSourceLists } from './find-source-lists.ts'
export { keepDataSource } from './keep-data-source.ts'
