import type { rating } from '@coverwright/contract/build/rating'
import { eq } from 'drizzle-orm'
import { selectPage } from '../../../platform/database/select-page.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { getProductInCompany } from '../product/index.ts'
import { toTestCase } from './internal.ts'
import { testCases } from './tables.ts'

export const listTestCases: HandlerOf<typeof rating, 'listTestCases'> = async ({ tx }, { productId }, paging) => {
  if (productId) await getProductInCompany(tx, productId)
  const where = productId ? eq(testCases.productId, productId) : undefined
  const { items, ...page } = await selectPage(tx, testCases, where, paging)
  return { items: items.map(toTestCase), ...page }
}
