import { message } from '../../base/message/message.ts'

const example = { host: 'pet.example.com', day: '30 November 2026' }

export const siteHostMessages = {
  'site-host.unproven': message(example, { title: '{{host}} sells until {{day}}: connect the domain to keep it' }),
  'site-host.reserved': message(example, {
    title: '{{host}} sells until {{day}}: publish at another address to go on, this one is reserved',
  }),
  'site-host.lost': message(
    { host: 'edda.example.com', proven: 'example.com' },
    {
      title: 'The agent home page at {{host}} has lost its name: another company has proven that {{proven}} is theirs',
    },
  ),
} as const
