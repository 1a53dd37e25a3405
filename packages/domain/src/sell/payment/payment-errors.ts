import { messages } from '../../messages.ts'

export const paymentErrors = {
  'payment.not-set-up': { status: 409, message: messages.paymentNotSetUp },
  'payment.gateway-silent': { status: 503, message: messages.networkBusy },
  'payment.not-refundable': { status: 409, message: 'Nothing was paid that could go back.' },
  'payment.refund-too-much': { status: 409, message: 'No more can go back than was paid.' },
  'payment.being-charged': {
    status: 409,
    message: 'Your card is being charged for this payment. Look again in an hour: what happened is shown here.',
  },
} as const
