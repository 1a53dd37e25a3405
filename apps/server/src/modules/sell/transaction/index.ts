export { bookTransaction, findReport } from './book-transaction.ts'
