export { addTable } from './add-table.ts'
export { findActiveTables } from './find-active-tables.ts'
