import { findProductsIn } from '../product/index.ts'
import { testCases } from './tables.ts'

export { findTestCases } from './find-test-cases.ts'

export const testCaseFinders = { testCase: findProductsIn(testCases) }
