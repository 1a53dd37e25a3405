import type { vehicleApproval } from '@coverwright/contract/sell/vehicle-approval'
import { mostFound } from '@coverwright/domain/most-found'
import { and, eq, inArray } from 'drizzle-orm'
import { selectPage } from '../../../platform/database/select-page.ts'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { either, type Found, findByWords, firstOf, isOneOf, moreOf } from '../../../platform/search/find-by-words.ts'
import { products } from '../../build/product/index.ts'
import { applications } from '../application/index.ts'
import { customers } from '../customer/index.ts'
import { headOf } from './internal.ts'
import { vehicleApprovals } from './tables.ts'

export const listVehicleApprovals: HandlerOf<typeof vehicleApproval, 'listVehicleApprovals'> = async (
  { tx },
  { state, mode, search },
  paging,
) => {
  const found = search ? await findApprovals(tx, search) : undefined
  const where = and(
    state && eq(vehicleApprovals.state, state),
    mode && eq(vehicleApprovals.mode, mode),
    found && isOneOf(vehicleApprovals.id, found.ids),
  )
  const { items, ...page } = await selectPage(tx, vehicleApprovals, where, paging)
  if (items.length === 0) return { items: [], ...page, ...moreOf(found) }
  const applicationIds = items.map(({ applicationId }) => applicationId)
  const people = await tx
    .select({ id: applications.id, name: customers.name })
    .from(applications)
    .innerJoin(customers, eq(customers.id, applications.customerId))
    .where(inArray(applications.id, applicationIds))
  const productIds = items.map(({ productId }) => productId)
  const sold = await tx
    .select({ id: products.id, name: products.name })
    .from(products)
    .where(inArray(products.id, productIds))
  return {
    items: items.map((row) => headOf(row, nameIn(sold, row.productId), nameIn(people, row.applicationId))),
    ...page,
    ...moreOf(found),
  }
}

/** By number, or by whose vehicle it is. */
async function findApprovals(tx: ReadTx, search: string): Promise<Found> {
  const people = await findByWords(tx, 'customer', search)
  const theirs = await tx
    .select({ id: vehicleApprovals.id })
    .from(applications)
    .innerJoin(vehicleApprovals, eq(vehicleApprovals.applicationId, applications.id))
    .where(isOneOf(applications.customerId, people.ids))
    .limit(mostFound + 1)
  const ofPeople = { ...firstOf(theirs.map(({ id }) => id)), ...(people.isCut && { isCut: true }) }
  return either(await findByWords(tx, 'vehicle_approval', search), ofPeople)
}

const nameIn = (rows: readonly { id: string; name: string }[], id: string) =>
  rows.find((row) => row.id === id)?.name ?? ''
