import type { rating } from '@coverwright/contract/build/rating'
import { mostTestCases } from '@coverwright/domain/build/test-case/test-case'
import { fail } from '@coverwright/domain/errors'
import { eq } from 'drizzle-orm'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { lockProductInCompany } from '../product/index.ts'
import { toTestCase } from './internal.ts'
import { testCases } from './tables.ts'

export const createTestCases: HandlerOf<typeof rating, 'createTestCases'> = async (
  { tx, audit },
  { productId, cases },
) => {
  // Locked: two imports at once must not go over the limit together.
  await lockProductInCompany(tx, productId)
  const count = await tx.$count(testCases, eq(testCases.productId, productId))
  if (count + cases.length > mostTestCases) return fail('test-case.too-many')
  const rows = await tx
    .insert(testCases)
    .values(cases.map((each) => ({ productId, ...each })))
    .onConflictDoNothing()
    .returning()
  const made = new Set(rows.map(({ name }) => name))
  const taken = cases.findIndex(({ name }, at) => !made.has(name) || cases.findIndex((each) => each.name === name) < at)
  if (taken >= 0) return fail('test-case.name-taken', { [`cases.${taken}.name`]: cases[taken]?.name ?? '' })

  await audit(productId, { testCases: rows.map(({ id, name }) => ({ id, name })) })
  return rows.map(toTestCase)
}
