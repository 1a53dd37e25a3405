import type { rating } from '@coverwright/contract/build/rating'
import { fail } from '@coverwright/domain/errors'
import { eq } from 'drizzle-orm'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { lockTestCaseInCompany, toTestCase } from './internal.ts'
import { testCases } from './tables.ts'

export const updateTestCase: HandlerOf<typeof rating, 'updateTestCase'> = async ({ tx, audit }, { id, ...form }) => {
  const before = await lockTestCaseInCompany(tx, id)
  const [row] = await tx.update(testCases).set(form).where(eq(testCases.id, id)).returning()

  await audit(id, { from: before.expected, to: form.expected })
  return row ? toTestCase(row) : fail('test-case.not-found')
}
