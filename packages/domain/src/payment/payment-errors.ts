import { messages } from '../messages.ts'

export const paymentErrors = {
  'payment.not-set-up': { status: 409, message: messages.paymentNotSetUp },
  'payment.already-paid': { status: 409, message: messages.orderPaid },
  'payment.gateway-silent': { status: 503, message: messages.networkBusy },
} as const
