import { z } from 'zod'
import { job } from '../../../platform/jobs/job.ts'

const input = z.object({ paymentId: z.uuid() })

/** Asks the gateway what became of a payment whose outcome nobody has told. */
export const reconcilePayment = job('payment.reconcile', {
  places: 'payments',
  input,
  retryLimit: 20,
  retryDelaySeconds: 15,
  expireInSeconds: 60,
})

/** Asks the gateway what is shown of a card that it keeps. */
export const readCard = job('payment.read-card', { places: 'payments', input, retryLimit: 20, retryDelaySeconds: 15 })

/** Looks at a refund that was not given in time. */
export const delayedRefund = job('payment.refund-delayed', {
  places: 'payments',
  input: z.object({ refundId: z.uuid() }),
})

/** Has the gateway give back what was decided. */
export const refundPayment = job('payment.refund', {
  places: 'payments',
  input,
  retryLimit: 20,
  retryDelaySeconds: 5,
  expireInSeconds: 60,
})
