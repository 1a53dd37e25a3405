import type { planOrder } from '@coverwright/contract/company/plan-order'
import { licenceStateOf } from '@coverwright/domain/company/plan-order/licence'
import { fail } from '@coverwright/domain/errors'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { newId } from '../../../platform/id.ts'
import { getOwnCompanyRow, lockOwnCompany } from '../company/index.ts'
import {
  findDetails,
  findOpenOrder,
  getOrderInCompany,
  giveUpOrder,
  insertOrder,
  isInvoiced,
  lockOrderInCompany,
  previewOf,
  sealTicket,
  toOrder,
} from './internal.ts'
import { orderPaid } from './order-paid.ts'
import type { PlanOrderRow } from './tables.ts'

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
  const open = await findOpenOrder(tx)
  // What is being charged, or was invoiced, is paid first: else it would be asked for twice.
  if (open && open.kind !== 'change' && (await isBound(tx, open))) return fail('plan-order.renewal-due')
  // Pressed again it is the same order: whoever pays by the first link pays for it.
  const isSame =
    open?.kind === 'change' && open.plan === plan && open.billing === billing && open.totalMinor === totalMinor
  if (open && !isSame) await giveUpOrder(tx, open.id, now)
  const { currency: _sold, ...amounts } = wanted
  const order = isSame ? open : await insertOrder(tx, { ...amounts, id: newId(), terms, createdAt: now })
  // What was paid before pays for all of it.
  if (order.totalMinor === 0) await orderPaid(tx, order, now)
  await audit(order.id, { number: order.number, plan, billing, totalMinor, periodStart, periodEnd })
  return { order: toOrder(await getOrderInCompany(tx, order.id)), ticket: await sealTicket(ports.tokens, order) }
}

/** What was sold above the plan, a renewal that was invoiced, or one that the card is being charged for. */
const isBound = async (tx: ReadTx, { id, kind, isCharging }: PlanOrderRow) =>
  kind === 'usage' || isCharging || (await isInvoiced(tx, id))

export const cancelOrder: HandlerOf<typeof planOrder, 'updateOrder'> = async ({ tx, audit, now }, { id }) => {
  const order = await lockOrderInCompany(tx, id)
  if (order.state !== 'unpaid') return fail('plan-order.paid')
  if (order.cancelledAt) return fail('plan-order.cancelled')
  // It is not wanted any more where the plan is given up, and that is asked for before it is due.
  if (order.kind !== 'change') return fail('plan-order.renewal-due')
  await giveUpOrder(tx, id, now)
  await audit(id, { number: order.number, cancelled: true })
  return toOrder({ ...order, cancelledAt: now })
}

export const getOrder: HandlerOf<typeof planOrder, 'getPaymentOrder'> = async ({ tx, ports }, { id }) => {
  const order = await getOrderInCompany(tx, id)
  return { order: toOrder(order), ticket: await sealTicket(ports.tokens, order) }
}
