import { message } from '../../base/message/message.ts'

export const appMemberMessages = {
  'app-member.link': message(
    {
      company: 'Tarnbrook Insurance',
      name: 'Ada Finch',
      link: 'https://example.com/product-talk?t=…',
      apps: 'https://apps.example.com/tarnbrook',
    },
    {
      title: 'Your link to the product assistant of {{company}}',
      text: [
        'Hello {{name}},',
        'Ask about the products of {{company}}, and read the answer in its own documents:\n{{link}}',
        'The link works for 24 hours. Keep it to yourself: it needs no password.',
        'The app of {{company}}:\n{{apps}}',
      ],
    },
  ),
} as const
