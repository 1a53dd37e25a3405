export { agreements } from './tables.ts'
