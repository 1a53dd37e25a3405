import { message } from '../../base/message/message.ts'

const ending = {
  name: 'example.com',
  endDay: '16 November 2027',
  amount: '£14.00',
  link: 'https://example.com/checkDomain?domain=…',
} as const

export const domainOrderMessages = {
  'domain-order.registered': message(
    { name: 'example.com', endDay: '16 November 2027' },
    { title: '{{name}} is yours until {{endDay}}' },
  ),
  'domain-order.abnormal': message(
    { name: 'example.com' },
    { title: '{{name}} could not be registered. What was paid for it goes back' },
  ),
  'domain-order.ending': message(ending, {
    title: 'The registration of {{name}} ends on {{endDay}}. Renew it to keep the name',
    text: [
      'The registration of {{name}} ends on {{endDay}}. Another year costs {{amount}} before VAT.',
      'Nothing is charged by itself: renew it here, or the name is lost: {{link}}',
    ],
  }),
  'domain-order.renews': message(
    { ...ending, nextDay: '17 October 2027', card: 'Visa •••• 4242' },
    {
      title: 'The registration of {{name}} ends on {{endDay}} and is renewed by itself on {{nextDay}}',
      text: [
        'The registration of {{name}} ends on {{endDay}}. Another year costs {{amount}} before VAT.',
        'It is charged to the card {{card}} on {{nextDay}}. You can switch that off until then: {{link}}',
      ],
    },
  ),
  'domain-order.unpaid': message(
    { ...ending, number: 'O-12345-67890', card: 'Visa •••• 4242', nextDay: '20 October 2027' },
    {
      title: '{{amount}} for another year of {{name}} is not paid yet',
      text: [
        'Order {{number}} for another year of {{name}} comes to {{amount}}.',
        { when: 'card', text: 'The card {{card}} did not pay it.' },
        {
          when: 'nextDay',
          text: 'It is tried again on {{nextDay}}. With another card in your account it is tried at once.',
        },
        'The registration ends on {{endDay}}: unless it is renewed before, the name is lost.',
        'Pay it here: {{link}}',
      ],
    },
  ),
} as const
