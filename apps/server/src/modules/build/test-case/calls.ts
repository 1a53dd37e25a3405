import type { rating } from '@coverwright/contract/build/rating'
import type { HandlersOf } from '../../../platform/http/handlers.ts'
import { createTestCases } from './create-test-cases.ts'
import { listTestCases } from './list-test-cases.ts'
import { removeTestCase } from './remove-test-case.ts'
import { updateTestCase } from './update-test-case.ts'

export const testCaseCalls: Pick<
  HandlersOf<typeof rating>,
  'listTestCases' | 'createTestCases' | 'updateTestCase' | 'removeTestCase'
> = { listTestCases, createTestCases, updateTestCase, removeTestCase }
