export { contacts } from './tables.ts'
