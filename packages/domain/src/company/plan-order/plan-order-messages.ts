import { message } from '../../base/message/message.ts'

export const planOrderMessages = {
  'plan-order.paid': message(
    { plan: 'Direct', number: 'O-1234-5678' },
    { title: 'The plan {{plan}} is paid for and in force. Order {{number}}' },
  ),
  'plan-order.abnormal': message(
    { number: 'O-1234-5678' },
    { title: 'What was paid for the order {{number}} goes back: it was no longer wanted' },
  ),
} as const
