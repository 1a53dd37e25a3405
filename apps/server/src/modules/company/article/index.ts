export { articles } from './tables.ts'
