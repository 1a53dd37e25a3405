import type { planOrder } from '@coverwright/contract/company/plan-order'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { askGateway } from './internal.ts'
import { findPaymentOfOrder, openTicket, toPayable } from './order-payment.ts'
import { settlePayment } from './settle-payment.ts'

export const getPayableOrder: HandlerOf<typeof planOrder, 'getPayableOrder'> = async (
  { ports, read, now },
  { ticket },
) => {
  const { companyId, orderId } = await openTicket(ports.tokens, ticket)
  return read(companyId, (tx) => toPayable(tx, ports.gateways, orderId, now))
}

/** Whoever paid is back. What the address says is not believed: the gateway is asked, for its notice may come later. */
export const checkPayment: HandlerOf<typeof planOrder, 'checkPayment'> = async (
  { ports, read, enter, now },
  { ticket },
) => {
  const { companyId, orderId } = await openTicket(ports.tokens, ticket)
  const { gateways } = ports
  const payment = await read(companyId, (tx) => findPaymentOfOrder(tx, orderId))
  // Silence is no outcome: the job asks again.
  const outcome =
    payment?.state === 'started'
      ? await askGateway(gateways, payment, undefined).catch(() => ({ kind: 'open' }) as const)
      : undefined
  return enter({ companyId, memberId: companyId }, async (tx, audit) => {
    const state = payment && outcome ? (await settlePayment(tx, payment, outcome, now)).state : payment?.state
    await audit(orderId, { paymentId: payment?.id, state })
    return toPayable(tx, gateways, orderId, now)
  })
}
