import { asc, eq } from 'drizzle-orm'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import { type TestCaseRow, testCases } from './tables.ts'

/** All of a product's, by name. */
export const findTestCases = (tx: ReadTx, productId: string): Promise<TestCaseRow[]> =>
  tx.select().from(testCases).where(eq(testCases.productId, productId)).orderBy(asc(testCases.name))
