import { message } from '../../base/message/message.ts'

export const domainMessages = {
  'domain.expired': message(
    { name: 'example.com' },
    { title: '{{name}} has expired: its records do not lead here any more' },
  ),
} as const
