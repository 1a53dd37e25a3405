import { dayIn } from '@coverwright/domain/base/day/day'
import { afterFailure } from '@coverwright/domain/sell/payment/collection'
import type { Gateways } from '../../../adapters/payments/gateways.ts'
import { audited } from '../../../platform/audit/audited.ts'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import { goOut } from '../../../platform/jobs/handler.ts'
import { lockOwnCompany } from '../../company/company/index.ts'
import { findSubscription } from '../../company/plan/index.ts'
import {
  type DomainOrderRow,
  findDueName,
  inADay,
  inAnHour,
  lockDomainOrder,
  lookAtName,
  makeNameRenewal,
  nameUnpaid,
  renewName,
} from '../../publish/domain-order/index.ts'
import { chargeCard, refuseCard } from './charge-card.ts'
import { findPaymentOfDomainOrder } from './domain-payment.ts'
import { findCardPayment, lockPayment, savePayment } from './internal.ts'
import { cardPaymentOfPlan, chargeAttempt } from './renewal-payment.ts'
import { settleDomainPayment } from './settle-domain-payment.ts'

/**
 * Another year of a name, by the card that the company has for its plan. What is due is written as an order, the try as a
 * payment, and only then does the gateway hear of it: a worker killed at any moment after that finds both again. Once it is
 * paid the registrar is asked as for any other order.
 */
export const nameRenewalJobs = ({ gateways }: { readonly gateways: Gateways }) => [
  goOut(renewName, {
    read: async ({ tx, now, companyId }, { domainId }) => {
      await lockOwnCompany(tx)
      const due = await findDueName(tx, domainId, now)
      if (!due) return undefined
      const current = due.open && (await findPaymentOfDomainOrder(tx, due.open.id))
      if (due.open && current?.state === 'started') {
        // The card it was begun with: another would be charged beside it.
        if (current.cardPaymentId)
          return { order: due.open, attempt: current, first: await findCardPayment(tx, current) }
        // Somebody is paying on the gateway's page.
        await lookAtName(tx, domainId, inAnHour(now))
        return undefined
      }
      const subscription = await findSubscription(tx)
      const first = subscription && (await cardPaymentOfPlan(tx, subscription))
      if (first && gateways[first.gateway]?.takesLive) {
        const order = await makeNameRenewal(tx, due, now)
        const { id, totalMinor: amountMinor, currency, name, number } = order
        const description = `Coverwright: ${name}, ${number}`
        const charged = { kind: 'domain-order' as const, id, amountMinor, currency, description }
        return { order, attempt: await chargeAttempt(tx, charged, first), first }
      }
      const { open } = due
      // Nothing can be charged, and people are told on the days on which everybody is. There may be a card tomorrow.
      if (!open?.dueOn) await lookAtName(tx, domainId, inADay(now))
      else
        await audited(tx, companyId, 'domain/renew', async (audit) =>
          audit(open.id, { number: open.number, next: await notPaid(tx, open, now) }),
        )
      return undefined
    },

    act: (task) => chargeCard(gateways, task),

    settle: async ({ tx, now, companyId }, { order: { id, domainId }, attempt }, { outcome, sessionId }) => {
      await lockOwnCompany(tx)
      const order = await lockDomainOrder(tx, id)
      const payment = await lockPayment(tx, attempt.id)
      if (!payment) return
      if (sessionId) await savePayment(tx, payment.id, { sessionId })
      // Told by a notice meanwhile.
      if (payment.state !== 'started' && outcome.kind !== 'paid') return
      if (outcome.kind === 'open') {
        if (domainId) await lookAtName(tx, domainId, inAnHour(now))
        return
      }
      await audited(tx, companyId, 'domain/renew', async (audit) => {
        const about = { number: order.number, attempt: attempt.attempt }
        if (outcome.kind === 'paid') {
          const { state } = await settleDomainPayment(tx, payment, outcome, now)
          return audit(id, { ...about, next: state ?? 'gone' })
        }
        const failure = outcome.kind === 'failed' ? outcome.reason : null
        await savePayment(tx, payment.id, { state: outcome.kind, settledAt: now, failure })
        if (outcome.kind === 'failed' && outcome.isHard) await refuseCard(tx)
        await audit(id, { ...about, next: await notPaid(tx, order, now) })
      })
    },
  }),
]

/** It is tried again, told for the last time, or left to people: by the rule that plans and policyholders have. */
async function notPaid(tx: WriteTx, order: DomainOrderRow, now: Date): Promise<string> {
  if (order.state !== 'unpaid' || order.cancelledAt) return 'gone'
  const today = dayIn('UTC', now)
  return nameUnpaid(tx, order, afterFailure(order.dueOn ?? today, order.failures + 1, today))
}
