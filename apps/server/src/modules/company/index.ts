export { createCompany, getOwnCompany, lockOwnCompany } from './internal.ts'
