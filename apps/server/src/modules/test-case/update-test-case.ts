import type { rating } from '@coverwright/contract/rating'
import { fail } from '@coverwright/domain/errors'
import { and, eq, ne } from 'drizzle-orm'
import type { HandlerOf } from '../../platform/http/handlers.ts'
import { lockProductInCompany } from '../product/index.ts'
import { lockTestCaseInCompany, toTestCase } from './internal.ts'
import { testCases } from './tables.ts'

export const updateTestCase: HandlerOf<typeof rating, 'updateTestCase'> = async ({ tx, audit }, { id, ...form }) => {
  const before = await lockTestCaseInCompany(tx, id)
  // Names are given under the product's lock alone, so that what is free now stays free.
  await lockProductInCompany(tx, before.productId)
  const others = and(eq(testCases.productId, before.productId), eq(testCases.name, form.name), ne(testCases.id, id))
  if ((await tx.$count(testCases, others)) > 0) return fail('test-case.name-taken')
  const [row] = await tx.update(testCases).set(form).where(eq(testCases.id, id)).returning()

  await audit(id, { from: before.expected, to: form.expected })
  return row ? toTestCase(row) : fail('test-case.not-found')
}
