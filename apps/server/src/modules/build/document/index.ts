export { documents } from './tables.ts'
