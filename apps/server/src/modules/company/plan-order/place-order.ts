import type { planOrder } from '@coverwright/contract/company/plan-order'
import { licenceStateOf } from '@coverwright/domain/company/plan-order/licence'
import { fail } from '@coverwright/domain/errors'
import { and, eq, isNull } from 'drizzle-orm'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { newId } from '../../../platform/id.ts'
import { getOwnCompanyRow, lockOwnCompany } from '../company/index.ts'
import { findDetails, getOrderInCompany, lockOrderInCompany, previewOf, sealTicket, toOrder } from './internal.ts'
import { orderPaid } from './order-paid.ts'
import { type PlanOrderRow, planOrders } from './tables.ts'

export const advanceOrder: HandlerOf<typeof planOrder, 'advanceOrder'> = async ({ tx, now }, choice) =>
  (await previewOf(tx, choice, now)).preview

export const placeOrder: HandlerOf<typeof planOrder, 'advanceOrderV2'> = async (
  { tx, audit, now, ports },
  { plan, billing, totalMinor },
) => {
  await lockOwnCompany(tx)
  const { preview, terms } = await previewOf(tx, { plan, billing }, now)
  if (preview.totalMinor !== totalMinor) return fail('plan-order.price-changed')
  if (!(await findDetails(tx))) return fail('plan-order.no-details')
  const { licenceNumber } = await getOwnCompanyRow(tx)
  if (!licenceStateOf(licenceNumber).isWellFormed) return fail('plan-order.no-licence')
  const { periodStart, periodEnd, ...wanted } = preview
  const open = await findOpen(tx)
  // Pressed again it is the same order: whoever pays by the first link pays for it.
  const isSame = open && open.plan === plan && open.billing === billing && open.totalMinor === totalMinor
  if (open && !isSame) await giveUp(tx, open.id, now)
  const order = isSame ? open : await insertOrder(tx, { ...wanted, terms, createdAt: now })
  // What was paid before pays for all of it.
  if (order.totalMinor === 0) await orderPaid(tx, order, now)
  await audit(order.id, { number: order.number, plan, billing, totalMinor, periodStart, periodEnd })
  return { order: toOrder(await getOrderInCompany(tx, order.id)), ticket: await sealTicket(ports.tokens, order) }
}

async function findOpen(tx: WriteTx): Promise<PlanOrderRow | undefined> {
  const [row] = await tx
    .select()
    .from(planOrders)
    .where(and(eq(planOrders.state, 'unpaid'), isNull(planOrders.cancelledAt)))
  return row
}

type NewOrder = Omit<typeof planOrders.$inferInsert, 'id' | 'companyId' | 'number' | 'currency'> & { currency: string }

async function insertOrder(tx: WriteTx, { currency, ...wanted }: NewOrder): Promise<PlanOrderRow> {
  const id = newId()
  const [row] = await tx
    .insert(planOrders)
    .values({ ...wanted, currency: currency as PlanOrderRow['currency'], id, number: orderNumberOf(id) })
    .returning()
  if (!row) throw new Error('The order was not saved')
  return row
}

/** Ten digits from the id's last bits, in groups that can be read over the telephone. */
export const orderNumberOf = (id: string) =>
  `O-${(Number.parseInt(id.slice(-12), 16) % 1e10)
    .toString()
    .padStart(10, '0')
    .replace(/^(\d{5})/, '$1-')}`

const giveUp = (tx: WriteTx, id: string, now: Date) =>
  tx.update(planOrders).set({ cancelledAt: now }).where(eq(planOrders.id, id))

export const cancelOrder: HandlerOf<typeof planOrder, 'updateOrder'> = async ({ tx, audit, now }, { id }) => {
  const order = await lockOrderInCompany(tx, id)
  if (order.state !== 'unpaid') return fail('plan-order.paid')
  if (order.cancelledAt) return fail('plan-order.cancelled')
  await giveUp(tx, id, now)
  await audit(id, { number: order.number, cancelled: true })
  return toOrder({ ...order, cancelledAt: now })
}

export const getOrder: HandlerOf<typeof planOrder, 'getPaymentOrder'> = async ({ tx, ports }, { id }) => {
  const order = await getOrderInCompany(tx, id)
  return { order: toOrder(order), ticket: await sealTicket(ports.tokens, order) }
}
