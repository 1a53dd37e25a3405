import type { TestCase } from '@coverwright/domain/build/test-case/test-case'
import { fail } from '@coverwright/domain/errors'
import { eq } from 'drizzle-orm'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import { type TestCaseRow, testCases } from './tables.ts'

/** Nobody else changes the case until the transaction ends. */
export async function lockTestCaseInCompany(tx: WriteTx, id: string): Promise<TestCaseRow> {
  const [row] = await tx.select().from(testCases).where(eq(testCases.id, id)).for('update')
  return row ?? fail('test-case.not-found')
}

export const toTestCase = ({ companyId, createdAt, updatedAt, ...row }: TestCaseRow): TestCase => ({
  ...row,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
})
