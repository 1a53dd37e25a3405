import type { domain } from '@coverwright/contract/publish/domain'
import { AppError, fail } from '@coverwright/domain/errors'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Gateways } from '../../../adapters/payments/gateways.ts'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import { goOut, type HandlerOf } from '../../../platform/http/handlers.ts'
import { newId } from '../../../platform/id.ts'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import {
  type DomainOrderRow,
  getDomainOrder,
  lockDomainOrder,
  toDomainOrder,
} from '../../publish/domain-order/index.ts'
import { askGateway, findCardPayment, gatewayOf, orderOf } from './internal.ts'
import { reconcilePayment } from './jobs.ts'
import { gatewayForOrders } from './order-payment.ts'
import { settlePayment } from './settle-payment.ts'
import { type PaymentRow, payments } from './tables.ts'

/** How long after the start the gateway is asked first, in case its notice is lost. */
const askAfterMs = 60_000

export const checkoutPaymentOrder: HandlerOf<typeof domain, 'checkoutPaymentOrder'> = async ({ tx, ports }, { id }) =>
  toPayable(tx, ports.gateways, id)

/**
 * Begins the payment of a name and answers the address of the gateway's page. That address leaves the server once the payment
 * is written: a page that was opened for nothing, by two at once or by a server that was killed, nobody ever sees.
 */
export const checkoutPaymentDoMain = goOut<typeof domain, 'checkoutPaymentDoMain'>()({
  read: async ({ tx, ports }, { id }) => {
    const gateway = gatewayForOrders(ports.gateways) ?? fail('domain-order.no-cards')
    const order = mustBeOpen(await getDomainOrder(tx, id))
    const current = await findStarted(tx, id)
    const linkTo = (path: string) => ports.linkTo(`${path}?order=${id}`)
    return { id, current, payment: paymentFor(order, gateway.name, linkTo) }
  },
  act: async ({ current, payment }, { ports }) => {
    if (current) return undefined
    return gatewayOf(ports.gateways, payment)
      .open(orderOf(payment))
      .catch((cause: unknown) => {
        throw Object.assign(new AppError('payment.gateway-silent'), { cause })
      })
  },
  settle: async ({ tx, audit, now }, { id, payment }, opened) => {
    mustBeOpen(await lockDomainOrder(tx, id))
    const current = await findStarted(tx, id)
    const url = current?.hostedUrl ?? opened?.url ?? fail('payment.gateway-silent')
    const isNew = !current && opened !== undefined
    if (isNew) {
      await tx.insert(payments).values({ ...payment, hostedUrl: opened.url, sessionId: opened.sessionId })
      const startAfter = new Date(now.getTime() + askAfterMs)
      await enqueue(tx, reconcilePayment, { paymentId: payment.id }, { startAfter, singletonKey: payment.id })
    }
    await audit(id, { paymentId: current?.id ?? payment.id, amountMinor: payment.amountMinor })
    return { url }
  },
})

/** Whoever paid is back. What the address says is not believed: the gateway is asked, for its notice may come later. */
export const domainCallBack = goOut<typeof domain, 'DoMaincallBackCheckout'>()({
  read: async ({ tx }, { id }) => {
    const payment = await findPaymentOfDomainOrder(tx, id)
    return { id, payment, cardPayment: payment && (await findCardPayment(tx, payment)) }
  },
  act: async ({ payment, cardPayment }, { ports }) =>
    payment?.state === 'started'
      ? askGateway(ports.gateways, payment, cardPayment).catch(() => ({ kind: 'open' }) as const)
      : undefined,
  settle: async ({ tx, audit, now, ports }, { id, payment }, outcome) => {
    const state = payment && outcome ? (await settlePayment(tx, payment, outcome, now)).state : payment?.state
    await audit(id, { paymentId: payment?.id, state })
    return toPayable(tx, ports.gateways, id)
  },
})

/** The last payment that was begun for an order of a name. */
export async function findPaymentOfDomainOrder(tx: ReadTx, orderId: string): Promise<PaymentRow | undefined> {
  const [row] = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.subjectId, orderId), sql`${payments.kind} = 'domain-order'`))
    .orderBy(desc(payments.id))
    .limit(1)
  return row
}

async function toPayable(tx: ReadTx, gateways: Gateways, id: string) {
  const order = toDomainOrder(await getDomainOrder(tx, id))
  const isUnderWay = (await findPaymentOfDomainOrder(tx, id))?.state === 'started'
  return { order, isUnderWay, takesCards: gatewayForOrders(gateways) !== undefined }
}

async function findStarted(tx: ReadTx, orderId: string): Promise<PaymentRow | undefined> {
  const payment = await findPaymentOfDomainOrder(tx, orderId)
  return payment?.state === 'started' ? payment : undefined
}

function mustBeOpen(order: DomainOrderRow): DomainOrderRow {
  if (order.state !== 'unpaid') return fail('domain-order.paid')
  if (order.isCharging) return fail('payment.being-charged')
  return order.cancelledAt ? fail('domain-order.cancelled') : order
}

const paymentFor = (order: DomainOrderRow, gateway: PaymentRow['gateway'], linkTo: (path: string) => string) => ({
  id: newId(),
  companyId: order.companyId,
  gateway,
  gatewayAccount: null,
  sessionId: null,
  voucher: null,
  returnUrl: linkTo('/domainSuccess'),
  cancelUrl: linkTo('/domainPayment'),
  kind: 'domain-order' as const,
  subjectId: order.id,
  mode: 'live' as const,
  // No card is kept for what follows.
  frequency: 'yearly' as const,
  amountMinor: order.totalMinor,
  currency: order.currency,
  description: `Coverwright: ${order.name}, ${order.number}`,
})
