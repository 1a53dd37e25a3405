import { findProductsIn } from '../../build/product/index.ts'
import { replacements } from './tables.ts'

export const maintenanceFinders = {
  documentReplacement: findProductsIn(replacements),
}
