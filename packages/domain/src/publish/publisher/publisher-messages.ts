import { message } from '../../base/message/message.ts'

const host = 'pet.example.com'

export const publisherMessages = {
  'publisher.approved': message({ host }, { title: '{{host}}: what you asked for was approved' }),
  'publisher.rejected': message({ host }, { title: '{{host}}: what you asked for was rejected' }),
  'publisher.event-done': message({ host, name: 'Winter rates' }, { title: '{{name}} is done: {{host}}' }),
  'publisher.event-failed': message(
    { name: 'Winter rates', problemWords: 'This product has no payment gateway.' },
    { title: '{{name}} did not happen: {{problemWords}}' },
  ),
} as const
