export { createCompany, getOwnCompany } from './internal.ts'
