import type { wallpayment } from '@coverwright/contract/company/wallpayment'
import { AppError, fail } from '@coverwright/domain/errors'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import { lockOrderInCompany, type PlanOrderRow } from '../../company/plan-order/index.ts'
import { gatewayOf, orderOf, savePayment } from './internal.ts'
import { reconcilePayment } from './jobs.ts'
import { findPaymentOfOrder, gatewayForOrders, openTicket } from './order-payment.ts'
import { type PaymentRow, payments } from './tables.ts'

/** How long after the start the gateway is asked first, in case its notice is lost. */
const askAfterMs = 60_000

/**
 * Answers the address of the gateway's page. The payment is written before the gateway hears of it; pressed many times, or
 * again after an answer was lost, it is the same one.
 */
export const subscribePayment: HandlerOf<typeof wallpayment, 'subscribePayment'> = async (
  { ports, enter, now },
  { ticket },
) => {
  const { companyId, orderId } = await openTicket(ports.tokens, ticket)
  const actor = { companyId, memberId: companyId }
  const gateway = gatewayForOrders(ports.gateways) ?? fail('plan-order.by-transfer')
  const backTo = (path: string) => ports.linkTo(`${path}?${new URLSearchParams({ t: ticket }).toString()}`)
  const payment = await enter(actor, async (tx, audit) => {
    const order = await lockOrderInCompany(tx, orderId)
    if (order.state !== 'unpaid') return fail('plan-order.paid')
    if (order.cancelledAt) return fail('plan-order.cancelled')
    const current = await findPaymentOfOrder(tx, orderId)
    if (current?.state === 'started' && current.cardPaymentId) return fail('payment.being-charged')
    const begun =
      current?.state === 'started'
        ? current
        : await begin(tx, order, {
            gateway: gateway.name,
            returnUrl: backTo('/upgrade-success'),
            cancelUrl: backTo('/upgrade-payment'),
          })
    const startAfter = new Date(now.getTime() + askAfterMs)
    await enqueue(tx, reconcilePayment, { paymentId: begun.id }, { startAfter, singletonKey: begun.id })
    await audit(orderId, { paymentId: begun.id, amountMinor: begun.amountMinor })
    return begun
  })
  if (payment.hostedUrl) return { url: payment.hostedUrl }
  const { url, sessionId } = await gatewayOf(ports.gateways, payment)
    .open(orderOf(payment))
    .catch((cause: unknown) => {
      throw Object.assign(new AppError('payment.gateway-silent'), { cause })
    })
  await enter(actor, async (tx, audit) => {
    await savePayment(tx, payment.id, { hostedUrl: url, sessionId })
    await audit(orderId, { paymentId: payment.id, isOpened: true })
  })
  return { url }
}

type Begun = Pick<PaymentRow, 'gateway' | 'returnUrl' | 'cancelUrl'>

async function begin(tx: WriteTx, order: PlanOrderRow, begun: Begun): Promise<PaymentRow> {
  const [row] = await tx
    .insert(payments)
    .values({
      ...begun,
      kind: 'order',
      subjectId: order.id,
      mode: 'live',
      // The gateway keeps the card for the renewals that follow.
      frequency: 'monthly',
      amountMinor: order.totalMinor,
      currency: order.currency,
      description: `Coverwright: ${order.plan}, ${order.number}`,
    })
    .returning()
  if (!row) throw new Error('The payment was not saved')
  return row
}
