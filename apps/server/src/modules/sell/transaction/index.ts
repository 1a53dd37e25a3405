export { bookTransaction, findReport } from './book-transaction.ts'
export { sentReports, transactions } from './tables.ts'
