import { message } from '../../base/message/message.ts'

export const accountMessages = {
  'account.sender-link': message(
    { company: 'Tarnbrook Insurance', link: 'https://example.com/email-verify-success' },
    {
      title: 'Verify this address for {{company}}',
      text: [
        '{{company}} wants to send messages from this address through Coverwright.',
        'Open this link to allow it:',
        '{{link}}',
        'It works for 24 hours. If you know nothing of it, leave it: without it nothing is sent.',
      ],
    },
  ),
  'account.deactivated': message(
    { company: 'Tarnbrook Insurance', name: 'Ada Finch', by: 'Wren Okafor', day: '17 November 2027' },
    {
      title: 'The account of {{company}} was deactivated',
      text: [
        'Hello {{name}},',
        '{{by}} deactivated the account of {{company}}. Nobody can sign in any more.',
        'Its data are kept until {{day}} and then erased.',
        'Until then it can be opened again: try to sign in, and ask for it on the page that follows.',
      ],
    },
  ),
  'account.reactivated': message(
    { company: 'Tarnbrook Insurance', name: 'Ada Finch', link: 'https://example.com/' },
    {
      title: 'The account of {{company}} is open again',
      text: ['Hello {{name}},', 'You and your colleagues can sign in again: {{link}}'],
    },
  ),
} as const
