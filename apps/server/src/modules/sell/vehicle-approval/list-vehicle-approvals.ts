import type { vehicleApproval } from '@coverwright/contract/sell/vehicle-approval'
import { and, eq, inArray, or } from 'drizzle-orm'
import { contains, selectPage } from '../../../platform/database/select-page.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
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
  const ofCustomer = eq(customers.id, applications.customerId)
  const ofName = tx
    .select({ id: applications.id })
    .from(applications)
    .innerJoin(customers, ofCustomer)
    .where(contains(customers.name, search))
  const where = and(
    state && eq(vehicleApprovals.state, state),
    mode && eq(vehicleApprovals.mode, mode),
    search ? or(contains(vehicleApprovals.number, search), inArray(vehicleApprovals.applicationId, ofName)) : undefined,
  )
  const { items, ...page } = await selectPage(tx, vehicleApprovals, where, paging)
  if (items.length === 0) return { items: [], ...page }
  const applicationIds = items.map(({ applicationId }) => applicationId)
  const people = await tx
    .select({ id: applications.id, name: customers.name })
    .from(applications)
    .innerJoin(customers, ofCustomer)
    .where(inArray(applications.id, applicationIds))
  const productIds = items.map(({ productId }) => productId)
  const sold = await tx
    .select({ id: products.id, name: products.name })
    .from(products)
    .where(inArray(products.id, productIds))
  return {
    items: items.map((row) => headOf(row, nameIn(sold, row.productId), nameIn(people, row.applicationId))),
    ...page,
  }
}

const nameIn = (rows: readonly { id: string; name: string }[], id: string) =>
  rows.find((row) => row.id === id)?.name ?? ''
