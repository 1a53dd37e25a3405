import { message } from '../../base/message/message.ts'

export const productTalkMessages = {
  'product-talk.person-asked': message(
    { name: 'Ada Finch', email: 'ada.finch@hollins.example', question: 'Is my parrot covered?' },
    {
      title: '{{name}} asks a person in the app',
      text: [
        '{{name}} asked in the app what the documents do not answer:',
        '{{question}}',
        'Write to them at {{email}}.',
      ],
    },
  ),
} as const
