export { findProductOfCase } from './internal.ts'
