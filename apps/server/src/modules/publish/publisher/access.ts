import type { publisher } from '@coverwright/contract/publish/publisher'
import { eq, inArray } from 'drizzle-orm'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { getProductInCompany } from '../../build/product/index.ts'
import { productAccesses } from './tables.ts'

/** Nobody has chosen: the product is private to those who are bound to the company. */
const usual = 'members'

export async function findPartnerAccess(tx: ReadTx, productId: string) {
  const [row] = await tx.select().from(productAccesses).where(eq(productAccesses.productId, productId))
  return row?.access ?? usual
}

export async function findPartnerAccesses(tx: ReadTx, productIds: readonly string[]) {
  const rows =
    productIds.length === 0
      ? []
      : await tx
          .select()
          .from(productAccesses)
          .where(inArray(productAccesses.productId, [...productIds]))
  const known = new Map(rows.map(({ productId, access }) => [productId, access]))
  return (productId: string) => known.get(productId) ?? usual
}

export const getAccess: HandlerOf<typeof publisher, 'getAccess'> = async ({ tx }, { id }) => {
  await getProductInCompany(tx, id)
  return { access: await findPartnerAccess(tx, id) }
}

export const setAccess: HandlerOf<typeof publisher, 'setAccess'> = async ({ tx, audit }, { id, access }) => {
  await getProductInCompany(tx, id)
  const before = await findPartnerAccess(tx, id)
  await tx
    .insert(productAccesses)
    .values({ productId: id, access })
    .onConflictDoUpdate({ target: [productAccesses.companyId, productAccesses.productId], set: { access } })
  await audit(id, { from: before, to: access })
  return { access }
}
