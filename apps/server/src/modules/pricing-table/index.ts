export { addTable } from './add-table.ts'
export { findActiveTables, findProductOfTable, findTableKinds } from './find-active-tables.ts'
