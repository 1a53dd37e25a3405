import type { referral } from '@coverwright/contract/sell/referral'
import { mostFound } from '@coverwright/domain/most-found'
import { and, eq, inArray } from 'drizzle-orm'
import { selectPage } from '../../../platform/database/select-page.ts'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { either, type Found, findByWords, firstOf, isOneOf, moreOf } from '../../../platform/search/find-by-words.ts'
import { getProductInCompany, products } from '../../build/product/index.ts'
import { customers } from '../customer/index.ts'
import { headOf } from './internal.ts'
import { referrals } from './tables.ts'

export const listReferrals: HandlerOf<typeof referral, 'listReferrals'> = async ({ tx }, filter, paging) => {
  const { state, mode, productId, search } = filter
  if (productId) await getProductInCompany(tx, productId)
  const found = search ? await findReferrals(tx, search) : undefined
  const where = and(
    state && eq(referrals.state, state),
    mode && eq(referrals.mode, mode),
    productId ? eq(referrals.productId, productId) : undefined,
    found && isOneOf(referrals.id, found.ids),
  )
  const { items, ...page } = await selectPage(tx, referrals, where, paging)
  if (items.length === 0) return { items: [], ...page, ...moreOf(found) }
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
  const heads = items.map((row) => headOf(row, nameIn(sold, row.productId), nameIn(people, row.customerId)))
  return { items: heads, ...page, ...moreOf(found) }
}

/** By reference, or by whose it is. */
async function findReferrals(tx: ReadTx, search: string): Promise<Found> {
  const people = await findByWords(tx, 'customer', search)
  const theirs = await tx
    .select({ id: referrals.id })
    .from(referrals)
    .where(isOneOf(referrals.customerId, people.ids))
    .limit(mostFound + 1)
  const ofPeople = { ...firstOf(theirs.map(({ id }) => id)), ...(people.isCut && { isCut: true }) }
  return either(await findByWords(tx, 'referral', search), ofPeople)
}

const nameIn = (rows: readonly { id: string; name: string }[], id: string | null) =>
  rows.find((row) => row.id === id)?.name ?? ''
