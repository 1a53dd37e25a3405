import { PaymentTicket } from '@coverwright/domain/company/plan-order/plan-order'
import { z } from 'zod'
import { anyone, call, group } from '../call.ts'

export const wallpayment = group('wallpayment', {
  /** Begins to pay an order: answers the card provider's page. Pressed many times it is one payment. */
  subscribePayment: call({
    access: anyone,
    audit: true,
    input: PaymentTicket,
    output: z.object({ url: z.string() }).meta({ id: 'PaymentPage' }),
    errors: [
      'plan-order.link-expired',
      'plan-order.not-found',
      'plan-order.paid',
      'plan-order.cancelled',
      'plan-order.by-transfer',
      'payment.gateway-silent',
      'payment.being-charged',
    ],
  }),
})
