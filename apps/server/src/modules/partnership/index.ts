export { bindCompanies, isBoundTo } from './bind-companies.ts'
