import type { referral } from '@coverwright/contract/sell/referral'
import { and, eq, inArray, or } from 'drizzle-orm'
import { contains, selectPage } from '../../../platform/database/select-page.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { getProductInCompany, products } from '../../build/product/index.ts'
import { customers } from '../customer/index.ts'
import { headOf } from './internal.ts'
import { referrals } from './tables.ts'

export const listReferrals: HandlerOf<typeof referral, 'listReferrals'> = async ({ tx }, filter, paging) => {
  const { state, mode, productId, search } = filter
  if (productId) await getProductInCompany(tx, productId)
  const ofName = tx.select({ id: customers.id }).from(customers).where(contains(customers.name, search))
  const where = and(
    state && eq(referrals.state, state),
    mode && eq(referrals.mode, mode),
    productId ? eq(referrals.productId, productId) : undefined,
    search ? or(contains(referrals.reference, search), inArray(referrals.customerId, ofName)) : undefined,
  )
  const { items, ...page } = await selectPage(tx, referrals, where, paging)
  if (items.length === 0) return { items: [], ...page }
  const people = await tx
    .select({ id: customers.id, name: customers.name })
    .from(customers)
    .where(
      inArray(
        customers.id,
        items.flatMap(({ customerId }) => customerId ?? []),
      ),
    )
  const sold = await tx
    .select({ id: products.id, name: products.name })
    .from(products)
    .where(
      inArray(
        products.id,
        items.map((item) => item.productId),
      ),
    )
  return {
    items: items.map((row) => headOf(row, nameIn(sold, row.productId), nameIn(people, row.customerId))),
    ...page,
  }
}

const nameIn = (rows: readonly { id: string; name: string }[], id: string | null) =>
  rows.find((row) => row.id === id)?.name ?? ''
