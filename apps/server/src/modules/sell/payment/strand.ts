import type { PaymentState } from '@coverwright/domain/sell/payment/payment-lifecycle'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import { savePayment } from './internal.ts'
import { refundPayment } from './jobs.ts'
import type { PaymentRow } from './tables.ts'

/** Money came for which there is no policy: it goes back, and people can see that it did. */
export async function strand(
  tx: WriteTx,
  { id }: PaymentRow,
  now: Date,
  why: { readonly cardLast4: string; readonly failure: string },
): Promise<PaymentState> {
  await savePayment(tx, id, { state: 'abnormal', settledAt: now, ...why })
  await enqueue(tx, refundPayment, { paymentId: id })
  return 'abnormal'
}
