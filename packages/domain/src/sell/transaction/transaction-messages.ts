import { message } from '../../base/message/message.ts'

export const transactionMessages = {
  'transaction.reported': message(
    { product: 'Pet insurance', kind: 'sale', number: 'PET-2026-000104', lines: 'Type: sale' },
    { title: '{{product}}: {{kind}} {{number}}', text: ['{{lines}}'] },
  ),
  'transaction.summed-up': message(
    {
      product: 'Pet insurance',
      fromDay: '1 November 2026',
      throughDay: '17 November 2026',
      rowCount: '104',
      link: 'https://example.com/files/report',
    },
    {
      title: '{{product}}: transactions from {{fromDay}} to {{throughDay}}',
      text: [
        '{{rowCount}} transactions were booked from {{fromDay}} to {{throughDay}}.',
        'The file (CSV, the link works for 30 days): {{link}}',
      ],
    },
  ),
} as const
