import { message } from '../../base/message/message.ts'
import { productTypes } from '../../base/product-type/product-type.ts'
import { unitWordsOf } from '../plan/plan.ts'

const asked = {
  plan: 'Direct',
  number: 'O-12345-67890',
  amount: '£178.80',
  reference: 'CW-0000-0000-0001',
  link: 'https://example.com/upgrade-payment?t=…',
  account: 'Coverwright Ltd, GB00 TEST 0000 0000 0000 00, Example Bank',
} as const
const owed = { ...asked, card: 'Visa •••• 4242', nextDay: '19 December 2026' } as const
const payment = [
  'Pay it here: {{link}}',
  'Or transfer {{amount}} with the references {{reference}} and {{number}}.',
  { when: 'account', text: 'Transfer it to this account: {{account}}' },
  { unless: 'account', text: 'The account to transfer it to follows from our staff.' },
] as const

export const planOrderMessages = {
  'plan-order.paid': message(
    { plan: 'Direct', number: 'O-1234-5678' },
    { title: 'The plan {{plan}} is paid for and in force. Order {{number}}' },
  ),
  'plan-order.abnormal': message(
    { number: 'O-1234-5678' },
    { title: 'What was paid for the order {{number}} goes back: it was no longer wanted' },
  ),
  'plan-order.trial-ended': message(
    { plan: owed.plan, amount: owed.amount, link: owed.link, ask: 'https://example.com/trial-expired' },
    {
      title: 'Your trial has ended: go on with {{plan}}',
      text: [
        'Your trial of Coverwright has ended, and nobody can sign in until a plan is paid.',
        'Go on with {{plan}}, by the month: {{amount}} with VAT. Pay it here, and sign in again: {{link}}',
        'The link is good for 30 days. Once you have signed in you can choose another plan.',
        'You need more time? Ask for it: {{ask}}',
      ],
    },
  ),
  'plan-order.invoiced': message(
    {
      number: 'CW-000042',
      amount: '£178.80',
      orderNumber: 'O-12345-67890',
      issuer: 'Coverwright Ltd',
      vatNumber: 'GB999999973',
      link: 'https://example.com/account',
    },
    {
      title: 'Invoice {{number}}: {{amount}}',
      text: [
        'The invoice {{number}} for the order {{orderNumber}} is attached. It comes to {{amount}}.',
        { when: 'issuer', text: 'It is issued by {{issuer}}, VAT number {{vatNumber}}.' },
        'All invoices: {{link}}',
      ],
    },
  ),
  'plan-order.nearly-used': message(
    { whatWords: 'Simple units', used: '4', allowed: '5', plan: 'Advance', link: 'https://example.com/upgrade' },
    {
      title: '{{used}} of {{allowed}} {{whatWords}} of the plan {{plan}} are used',
      text: [
        '{{used}} of {{allowed}} {{whatWords}} of the plan {{plan}} are used.',
        'See what else there is: {{link}}',
      ],
      words: [...productTypes.map(unitWordsOf), 'transactions'],
    },
  ),
  'plan-order.card-expires': message(
    { card: 'Visa •••• 4242', endDay: '31 December 2026', link: 'https://example.com/account?tab=card' },
    {
      title: 'The card {{card}} expires on {{endDay}}',
      text: [
        'Renewals of your plan and domains are charged to the card {{card}}, which expires on {{endDay}}.',
        'Use another one before, so that nothing is interrupted: {{link}}',
      ],
    },
  ),
  'plan-order.terms-told': message(
    {
      plan: 'Direct',
      fromDay: '16 January 2027',
      monthAmount: '£159.00',
      yearAmount: '£1,590.00',
      link: 'https://example.com/upgrade',
    },
    {
      title: 'The plan {{plan}} costs another price from {{fromDay}} on',
      text: [
        'Renewals of the plan {{plan}} on {{fromDay}} or later cost {{monthAmount}} a month or {{yearAmount}} a year, before VAT. What is paid stays as it is.',
        'You can change or cancel the plan until then: {{link}}',
      ],
    },
  ),
  'plan-order.unpaid': message(owed, {
    title: '{{amount}} for the plan {{plan}} is not paid yet',
    text: [
      'Order {{number}} for the plan {{plan}} comes to {{amount}}.',
      { when: 'card', text: 'The card {{card}} did not pay it. We look again on {{nextDay}}.' },
      ...payment,
      'Nothing changes for your customers.',
    ],
  }),
  'plan-order.last-notice': message(owed, {
    title: 'Last notice: {{amount}} for the plan {{plan}} is due by {{nextDay}}',
    text: [
      'Order {{number}} for the plan {{plan}} comes to {{amount}} and is still not paid.',
      { when: 'card', text: 'The card {{card}} did not pay it.' },
      'Unless it is paid by {{nextDay}}, nothing can be edited or published from then on.',
      ...payment,
    ],
  }),
  'plan-order.suspended': message(
    { ...asked, offlineDay: '8 February 2027' },
    {
      title: 'Editing and publishing are suspended: {{amount}} is not paid',
      text: [
        'Order {{number}} for the plan {{plan}} was not paid. You can sign in, read, export and pay; nothing can be edited or published until it is paid.',
        'Your sites and your agents’ home pages go on until {{offlineDay}} and then go offline. Policies, their pages and their instalments go on.',
        ...payment,
        'Paying lifts the suspension at once.',
      ],
    },
  ),
  'plan-order.ended': message(
    { plan: 'Direct', endDay: '16 December 2026', offlineDay: '15 January 2027', link: 'https://example.com/upgrade' },
    {
      title: 'Your plan {{plan}} has ended',
      text: [
        'It was given up and ended on {{endDay}}. You can sign in, read, export and order a plan; nothing can be edited or published until then.',
        'Your sites and your agents’ home pages go on until {{offlineDay}} and then go offline. Policies, their pages and their instalments go on.',
        'Order a plan: {{link}}',
      ],
    },
  ),
  'plan-order.sites-end': message(
    { offlineDay: '8 February 2027', link: 'https://example.com/account' },
    {
      title: 'Your sites go offline on {{offlineDay}}',
      text: [
        'Your plan is not paid. Unless it is, your sites and your agents’ home pages go offline on {{offlineDay}}.',
        'Policies, their pages and their instalments go on.',
        'See what is due: {{link}}',
      ],
    },
  ),
  'plan-order.sites-ended': message(
    { many: '2', link: 'https://example.com/account' },
    {
      title: 'Your sites are offline: {{many}}',
      text: [
        'Your plan was not paid, and your sites and your agents’ home pages went offline. Policies, their pages and their instalments go on.',
        'Once the plan is paid you can publish them again: {{link}}',
      ],
    },
  ),
} as const
