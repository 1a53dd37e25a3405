import { messages } from '../messages.ts'

export const paymentErrors = {
  'payment.gateway-silent': { status: 503, message: messages.networkBusy },
} as const
