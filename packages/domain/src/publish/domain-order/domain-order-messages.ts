import { message } from '../../base/message/message.ts'

export const domainOrderMessages = {
  'domain-order.registered': message(
    { name: 'example.com', endsOn: '16 November 2027' },
    { title: '{{name}} is yours until {{endsOn}}' },
  ),
  'domain-order.abnormal': message(
    { name: 'example.com' },
    { title: '{{name}} could not be registered. What was paid for it goes back' },
  ),
  'domain-order.ending': message(
    { name: 'example.com', endsOn: '16 November 2027' },
    { title: 'The registration of {{name}} ends on {{endsOn}}. Renew it to keep the name' },
  ),
} as const
