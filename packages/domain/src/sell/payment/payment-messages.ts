import { message } from '../../base/message/message.ts'

export const paymentMessages = {
  'payment.refund-delayed': message(
    { amount: '£23.40' },
    { title: 'The card provider has not given back {{amount}} yet. It is tried again every day' },
  ),
} as const
