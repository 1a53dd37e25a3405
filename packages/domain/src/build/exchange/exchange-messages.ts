import { message } from '../../base/message/message.ts'

const name = 'Calm pet pages'

export const exchangeMessages = {
  'exchange.submitted': message(
    { name, company: 'Tarnbrook Insurance' },
    { title: '{{company}} submits “{{name}}” to the exchange' },
  ),
  'exchange.approved': message({ name }, { title: 'Your design “{{name}}” was approved: other companies can take it' }),
  'exchange.rejected': message(
    { name, reasons: 'It names your company.' },
    { title: 'Your design “{{name}}” was rejected: {{reasons}}' },
  ),
  'exchange.updated': message({ name, number: '2' }, { title: '“{{name}}”, which you took, has a version {{number}}' }),
  'exchange.reported': message(
    { name, company: 'Tarnbrook Insurance' },
    { title: '{{company}} reports a problem with “{{name}}”' },
  ),
} as const
