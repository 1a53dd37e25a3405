import { messages } from '../../messages.ts'

export const paymentErrors = {
  'payment.not-set-up': { status: 409, message: messages.paymentNotSetUp },
  'payment.gateway-silent': { status: 503, message: messages.networkBusy },
} as const
