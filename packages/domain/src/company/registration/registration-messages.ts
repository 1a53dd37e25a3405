import { message } from '../../base/message/message.ts'

const request = {
  company: 'Tarnbrook Insurance',
  askedBy: 'Ada Finch (ada@tarnbrook.example)',
  reference: 'TB-1042',
  endDay: '30 November 2026',
  note: 'We would like to go on.',
} as const
const asked = (title: string) =>
  message(request, {
    title,
    text: [
      `{{askedBy}}: ${title}.`,
      'Reference {{reference}}. It ended on {{endDay}}.',
      { when: 'note', text: 'They write:\n{{note}}' },
    ],
  })

export const registrationMessages = {
  'registration.done': message(
    { company: 'Tarnbrook Insurance', days: '21' },
    { title: 'Welcome to {{company}}. Your trial runs for {{days}} days.' },
  ),
  'registration.link': message(
    { name: 'Ada Finch', company: 'Tarnbrook Insurance', link: 'https://example.com/signUp-verify-success' },
    {
      title: 'Verify your email address',
      text: [
        'Hello {{name}},',
        'Open this link to verify your address and finish registering {{company}} with Coverwright:',
        '{{link}}',
        'It works for 24 hours. If you did not sign up, leave it: without it nothing is registered.',
      ],
    },
  ),
  'registration.account-asked': asked('{{company}} asks for its account to be opened again'),
  'registration.trial-asked': asked('{{company}} asks for its trial to go on'),
} as const
