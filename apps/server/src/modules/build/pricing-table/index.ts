export { addTable } from './add-table.ts'
export { findActiveTables, findPackedTables, findTableKinds, findTableMarks } from './find-active-tables.ts'
export { pricingTableFinders } from './find-products.ts'
