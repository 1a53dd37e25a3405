import type { pricing } from '@coverwright/contract/build/pricing'
import { asc, eq } from 'drizzle-orm'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { getProductInCompany } from '../product/index.ts'
import { toTables } from './internal.ts'
import { pricingTables } from './tables.ts'

export const listTables: HandlerOf<typeof pricing, 'listTables'> = async ({ tx }, { id }) => {
  await getProductInCompany(tx, id)
  const { productId, name } = pricingTables
  return toTables(tx, id, await tx.select().from(pricingTables).where(eq(productId, id)).orderBy(asc(name)))
}
