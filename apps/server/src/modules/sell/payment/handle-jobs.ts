import type { Gateways } from '../../../adapters/payments/gateways.ts'
import { audited } from '../../../platform/audit/audited.ts'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import { goOut } from '../../../platform/jobs/handler.ts'
import { lockApplicationById, paymentGivenUp } from '../application/index.ts'
import { delayedRefundJob } from './delayed-refund.ts'
import { refundJob } from './give-refund.ts'
import { askGateway, findCardPayment, findCurrentPayment, findPayment, gatewayOf, orderOf } from './internal.ts'
import { reconcilePayment } from './jobs.ts'
import { settlePayment } from './settle-payment.ts'
import type { Settled } from './settler.ts'

const againMs = 2 * 60_000
/** Longer than a gateway keeps its page open. */
const hopelessMs = 2 * 60 * 60_000

export const paymentJobs = ({ gateways }: { readonly gateways: Gateways }) => [
  goOut(reconcilePayment, {
    read: async ({ tx }, { paymentId }) => {
      const payment = await findPayment(tx, paymentId)
      if (payment?.state !== 'started') return undefined
      return { payment, cardPayment: await findCardPayment(tx, payment) }
    },
    act: ({ payment, cardPayment }, { now }) => {
      const isHopeless = now.getTime() - payment.createdAt.getTime() > hopelessMs
      return askGateway(gateways, payment, cardPayment, isHopeless ? 'close' : 'find')
    },
    settle: async ({ tx, now, companyId }, { payment }, outcome) => {
      if (outcome.kind !== 'open')
        return settleAudited(tx, companyId, payment, () => settlePayment(tx, payment, outcome, now))
      const startAfter = new Date(now.getTime() + againMs)
      await enqueue(tx, reconcilePayment, { paymentId: payment.id }, { startAfter, singletonKey: payment.id })
    },
  }),

  refundJob(gateways),
  delayedRefundJob,

  goOut(paymentGivenUp, {
    read: async ({ tx }, { applicationId }) => {
      const application = await lockApplicationById(tx, applicationId)
      const payment = await findCurrentPayment(tx, applicationId)
      const isGoneOnWith = application.state === 'paying' && application.quoteId === payment?.quoteId
      return payment?.state === 'started' && !isGoneOnWith ? payment : undefined
    },
    // Closed it cannot be paid any more. Who comes back at this moment is led to a page that says so, and begins anew.
    act: async (payment) => {
      const outcome = await gatewayOf(gateways, payment).close(orderOf(payment))
      if (outcome.kind === 'open') throw new Error('The gateway could not close the payment yet')
      return outcome
    },
    settle: ({ tx, now, companyId }, payment, outcome) =>
      settleAudited(tx, companyId, payment, () => settlePayment(tx, payment, outcome, now)),
  }),
]

/** What a job changes is in the audit too, under the company's own name. */
const settleAudited = (
  tx: WriteTx,
  companyId: string,
  { id, subjectId }: { readonly id: string; readonly subjectId: string },
  settle: () => Promise<Settled>,
) =>
  audited(tx, companyId, 'payment/settle', async (audit) => {
    const { state } = await settle()
    await audit(subjectId, { paymentId: id, state })
  })
