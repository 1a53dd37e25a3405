import { paymentLifecycle } from '@coverwright/domain/sell/payment/payment-lifecycle'
import { eq } from 'drizzle-orm'
import type { Gateways } from '../../../adapters/payments/gateways.ts'
import { audited } from '../../../platform/audit/audited.ts'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import { handle } from '../../../platform/jobs/handler.ts'
import { lockApplicationById, paymentGivenUp } from '../application/index.ts'
import { findCurrentPayment, findPayment, gatewayOf, orderOf, savePayment } from './internal.ts'
import { reconcilePayment, refundPayment } from './jobs.ts'
import { type Settled, settlePayment } from './settle-payment.ts'
import { payments } from './tables.ts'

const againMs = 2 * 60_000
/** Longer than a gateway keeps its page open. */
const hopelessMs = 2 * 60 * 60_000

export const paymentJobs = (gateways: Gateways) => [
  handle(reconcilePayment, async ({ tx, now, companyId }, { paymentId }) => {
    const payment = await findPayment(tx, paymentId)
    if (payment?.state !== 'started') return
    const isHopeless = now.getTime() - payment.createdAt.getTime() > hopelessMs
    const outcome = await gatewayOf(gateways, payment)[isHopeless ? 'close' : 'find'](orderOf(payment))
    if (outcome.kind !== 'open')
      return settleAudited(tx, companyId, payment, () => settlePayment(tx, payment, outcome, now))
    const startAfter = new Date(now.getTime() + againMs)
    await enqueue(tx, reconcilePayment, { paymentId }, { startAfter, singletonKey: paymentId })
  }),

  handle(refundPayment, async ({ tx, companyId }, { paymentId }) => {
    const [payment] = await tx.select().from(payments).where(eq(payments.id, paymentId)).for('update')
    const next = payment && paymentLifecycle.next(payment.state, 'refund')
    if (!next) return
    await gatewayOf(gateways, payment).refund(orderOf(payment))
    await settleAudited(tx, companyId, payment, async () => {
      await savePayment(tx, paymentId, { state: next })
      return { state: next }
    })
  }),

  handle(paymentGivenUp, async ({ tx, now, companyId }, { applicationId }) => {
    // Whoever starts a payment or settles one waits here until it is decided.
    const application = await lockApplicationById(tx, applicationId)
    const payment = await findCurrentPayment(tx, applicationId)
    const isGoneOnWith = application.state === 'paying' && application.quoteId === payment?.quoteId
    if (payment?.state !== 'started' || isGoneOnWith) return
    const outcome = await gatewayOf(gateways, payment).close(orderOf(payment))
    if (outcome.kind === 'open') throw new Error('The gateway could not close the payment yet')
    await settleAudited(tx, companyId, payment, () => settlePayment(tx, payment, outcome, now))
  }),
]

/** What a job changes is in the audit too, under the company's own name. */
const settleAudited = (
  tx: WriteTx,
  companyId: string,
  { id, applicationId }: { readonly id: string; readonly applicationId: string },
  settle: () => Promise<Settled>,
) =>
  audited(tx, companyId, 'payment/settle', async (audit) => {
    const { state } = await settle()
    await audit(applicationId, { paymentId: id, state })
  })
