import { findProductsIn } from '../product/index.ts'
import { testCases } from './tables.ts'

export const testCaseFinders = { testCase: findProductsIn(testCases) }
