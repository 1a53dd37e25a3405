import { message } from '../../base/message/message.ts'

export const webhookMessages = {
  'webhook.failing': message(
    { name: 'Policy administration' },
    { title: 'The webhook {{name}} has not been answered for a day: it is tried for four more' },
  ),
  'webhook.disabled': message(
    { name: 'Policy administration' },
    { title: 'The webhook {{name}} is sent no more: its address does not answer, or wants nothing' },
  ),
} as const
