import { dayIn } from '@coverwright/domain/base/day/day'
import { afterFailure } from '@coverwright/domain/sell/payment/collection'
import type { Gateways } from '../../../adapters/payments/gateways.ts'
import { audited } from '../../../platform/audit/audited.ts'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import { goOut } from '../../../platform/jobs/handler.ts'
import { getOwnCompanyRow, lockOwnCompany } from '../../company/company/index.ts'
import { changeSubscription, findSubscription, renewSubscription } from '../../company/plan/index.ts'
import {
  isPaying,
  issueInvoice,
  lockOrderInCompany,
  lookAgain,
  markCharging,
  orderUnpaid,
  type PlanOrderRow,
  type SalesBetween,
  suspendFor,
} from '../../company/plan-order/index.ts'
import { chargeCard, refuseCard } from './charge-card.ts'
import { comeDue } from './come-due.ts'
import { findCardPayment, lockPayment, savePayment } from './internal.ts'
import { findPaymentOfOrder } from './order-payment.ts'
import { cardPaymentOfPlan, chargeAttempt } from './renewal-payment.ts'
import { settleLockedOrder } from './settle-order-payment.ts'
import type { PaymentRow } from './tables.ts'

/** How soon a gateway that has not decided, or does not answer, is asked again. */
const againMs = 60 * 60_000
/** Somebody is paying on the gateway's page: nothing is charged beside it. */
const besideMs = 10 * 60_000
/** What was sold in the last second of a day is written some moments later: no sale may miss the bill of its days. */
const writtenLateMs = 5 * 60_000

interface Needed {
  readonly gateways: Gateways
  readonly salesBetween: SalesBetween
}

/**
 * One job a subscription and period, like that of instalments: what is due is written as an order, the try as a payment, and
 * only then does the gateway hear of it. A worker killed at any moment after that finds both again.
 */
export const renewalJobs = ({ gateways, salesBetween }: Needed) => [
  goOut(renewSubscription, {
    read: async ({ tx, now, companyId }, { subscriptionId }) => {
      const { timeZone } = await lockOwnCompany(tx)
      const row = await findSubscription(tx)
      if (!isPaying(row) || row.id !== subscriptionId) return undefined
      const today = dayIn(timeZone, new Date(now.getTime() - writtenLateMs))
      const due = await comeDue(tx, row, { today, now, salesBetween, companyId })
      if (due === 'being-paid') return later(tx, now, besideMs)
      if (!due) return undefined
      const current = await findPaymentOfOrder(tx, due.id)
      const isUnderWay = current?.state === 'started'
      if (isUnderWay && !current.cardPaymentId) return later(tx, now, besideMs)
      // The card it was begun with: another would be charged beside it.
      if (isUnderWay) return { order: due, attempt: current, first: await findCardPayment(tx, current) }
      const first = await cardPaymentOfPlan(tx, row)
      if (first && gateways[first.gateway]?.takesLive)
        return { order: due, attempt: await planAttempt(tx, due, first), first }
      // Nothing can be charged: it is asked for by invoice, to be paid by link or transfer.
      await enqueue(tx, issueInvoice, { orderId: due.id })
      await audited(tx, companyId, 'subscription/renew', async (audit) =>
        audit(due.id, { number: due.number, next: await notPaid(tx, due, today, now) }),
      )
      return undefined
    },

    act: (task) => chargeCard(gateways, task),

    settle: async ({ tx, now, companyId }, { order: { id: orderId }, attempt }, { outcome, sessionId }) => {
      const order = await lockOrderInCompany(tx, orderId)
      const payment = await lockPayment(tx, attempt.id)
      if (!payment) return
      if (sessionId) await savePayment(tx, payment.id, { sessionId })
      // Told by a notice meanwhile.
      if (payment.state !== 'started' && outcome.kind !== 'paid') return
      if (outcome.kind === 'open') return changeSubscription(tx, { renewAt: new Date(now.getTime() + againMs) })
      const today = dayIn((await getOwnCompanyRow(tx)).timeZone, now)
      await audited(tx, companyId, 'subscription/renew', async (audit) => {
        const about = { number: order.number, attempt: attempt.attempt }
        if (outcome.kind === 'paid') {
          const { state } = await settleLockedOrder(
            tx,
            { row: order, payment: { ...payment, sessionId: sessionId ?? payment.sessionId } },
            outcome,
            now,
          )
          return audit(orderId, { ...about, next: state ?? 'gone' })
        }
        const failure = outcome.kind === 'failed' ? outcome.reason : null
        await savePayment(tx, payment.id, { state: outcome.kind, settledAt: now, failure })
        await markCharging(tx, orderId, false)
        if (outcome.kind === 'failed' && outcome.isHard) await refuseCard(tx)
        await audit(orderId, { ...about, next: await notPaid(tx, order, today, now) })
      })
    },
  }),
]

const later = (tx: WriteTx, now: Date, ms: number) =>
  changeSubscription(tx, { renewAt: new Date(now.getTime() + ms) }).then(() => undefined)

/** It is tried again, told for the last time, or the company is suspended: by the rule that policyholders have. */
async function notPaid(tx: WriteTx, order: PlanOrderRow, today: string, now: Date): Promise<string> {
  if (order.state !== 'unpaid' || order.cancelledAt) {
    await lookAgain(tx, today, now)
    return 'gone'
  }
  const next = afterFailure(order.dueOn ?? today, order.failures + 1, today)
  if (next.kind === 'lapse') await suspendFor(tx, order, { today, now })
  else await orderUnpaid(tx, order, next, { today, now })
  return next.kind
}

async function planAttempt(tx: WriteTx, order: PlanOrderRow, first: PaymentRow): Promise<PaymentRow> {
  const { id, totalMinor: amountMinor, currency, plan, number } = order
  const description = `Coverwright: ${plan}, ${number}`
  const attempt = await chargeAttempt(tx, { kind: 'order', id, amountMinor, currency, description }, first)
  await markCharging(tx, id, true)
  return attempt
}
