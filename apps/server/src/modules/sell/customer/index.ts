export { keepCustomer } from './keep-customer.ts'
export { type CustomerRow, customerNotes, customers } from './tables.ts'
