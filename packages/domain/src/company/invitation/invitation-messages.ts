import { message } from '../../base/message/message.ts'

const invited = {
  name: 'Wren Okafor',
  inviter: 'Ada Finch',
  company: 'Tarnbrook Insurance',
  link: 'https://example.com/invitation',
} as const

const invites = (register: string) =>
  message(invited, {
    title: '{{inviter}} invites you to {{company}}',
    text: [
      { when: 'name', text: 'Hello {{name}},' },
      { unless: 'name', text: 'Hello,' },
      '{{inviter}} invites you to work with {{company}} on Coverwright.',
      register,
      'The link works for 24 hours, once. If you did not expect it, there is nothing you need to do.',
    ],
  })

export const invitationMessages = {
  'invitation.accepted': message({ name: 'Ada Finch' }, { title: '{{name}} has registered' }),
  'invitation.sent': invites('Register here, with this e-mail address:\n{{link}}'),
  'invitation.sent-to-admin': invites('Confirm and register here, with this e-mail address:\n{{link}}'),
} as const
