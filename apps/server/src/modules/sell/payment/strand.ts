import type { PaymentState } from '@coverwright/domain/sell/payment/payment-lifecycle'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import { askRefund } from './ask-refund.ts'
import { savePayment } from './internal.ts'
import type { PaymentRow } from './tables.ts'

interface Why {
  readonly cardLast4: string
  readonly paidMinor: number
  readonly failure: string
}

/** Money came for which there is nothing: it goes back, and people can see that it did. */
export async function strand(tx: WriteTx, { id }: PaymentRow, now: Date, why: Why): Promise<PaymentState> {
  await savePayment(tx, id, { state: 'abnormal', settledAt: now, ...why })
  await askRefund(tx, { paymentId: id, reason: why.failure })
  return 'abnormal'
}
