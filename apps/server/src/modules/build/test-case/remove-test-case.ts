import type { rating } from '@coverwright/contract/build/rating'
import { eq } from 'drizzle-orm'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { lockTestCaseInCompany } from './internal.ts'
import { testCases } from './tables.ts'

export const removeTestCase: HandlerOf<typeof rating, 'removeTestCase'> = async ({ tx, audit }, { id }) => {
  const { name } = await lockTestCaseInCompany(tx, id)
  await tx.delete(testCases).where(eq(testCases.id, id))

  await audit(id, { name })
  return { id }
}
