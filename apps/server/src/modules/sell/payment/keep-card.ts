import { dayIn } from '@coverwright/domain/base/day/day'
import { paymentLifecycle } from '@coverwright/domain/sell/payment/payment-lifecycle'
import type { Gateways } from '../../../adapters/payments/gateways.ts'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import { goOut } from '../../../platform/jobs/handler.ts'
import { getOwnCompanyRow, lockOwnCompany } from '../../company/company/index.ts'
import { changeSubscription, findSubscription } from '../../company/plan/index.ts'
import { tryAgainNow } from '../../company/plan-order/index.ts'
import { tryNamesAgain } from '../../publish/domain-order/index.ts'
import { findPayment, gatewayOf, lockPayment, orderOf, savePayment } from './internal.ts'
import { readCard } from './jobs.ts'
import type { Settle } from './settler.ts'
import type { PaymentRow } from './tables.ts'

/** Renewals are charged to it from now on. What else is shown of it the gateway is asked, outside of any transaction. */
export async function cardKept(tx: WriteTx, { id: paymentId }: PaymentRow, last4: string): Promise<void> {
  await changeSubscription(tx, { card: { paymentId, last4, brand: '', expiry: '', isRefused: false } })
  await enqueue(tx, readCard, { paymentId })
}

/** A card was typed in on the gateway's page, and nothing was taken. What is due is charged to it at once. */
export const settleCardPayment: Settle = async (tx, { id }, outcome, now) => {
  await lockOwnCompany(tx)
  const payment = await lockPayment(tx, id)
  if (payment?.state !== 'started') return { state: payment?.state }
  const event = ({ paid: 'pay', failed: 'fail', closed: 'close' } as const)[outcome.kind]
  const state = paymentLifecycle.next(payment.state, event) ?? payment.state
  const failure = outcome.kind === 'failed' ? outcome.reason : null
  const cardLast4 = outcome.kind === 'paid' ? outcome.cardLast4 : null
  await savePayment(tx, id, { state, settledAt: now, failure, cardLast4 })
  if (cardLast4 !== null && (await findSubscription(tx))) {
    await cardKept(tx, payment, cardLast4)
    await tryAgainNow(tx, dayIn((await getOwnCompanyRow(tx)).timeZone, now), now)
    await tryNamesAgain(tx, now)
  }
  return { state }
}

export const keptCardJobs = ({ gateways }: { readonly gateways: Gateways }) => [
  goOut(readCard, {
    read: async ({ tx }, { paymentId }) => findPayment(tx, paymentId),
    act: (payment) => gatewayOf(gateways, payment).findCard(orderOf(payment)),
    settle: async ({ tx }, { id: paymentId }, found) => {
      await lockOwnCompany(tx)
      const card = (await findSubscription(tx))?.card
      // Another was kept meanwhile.
      if (!found || card?.paymentId !== paymentId) return
      const { brand, expiry } = found
      await changeSubscription(tx, { card: { ...card, brand, expiry, last4: found.last4 || card.last4 } })
    },
  }),
]
