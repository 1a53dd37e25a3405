import { findProductsIn } from '../product/index.ts'
import { replacements } from './tables.ts'

export const maintenanceFinders = {
  documentReplacement: findProductsIn(replacements),
}
