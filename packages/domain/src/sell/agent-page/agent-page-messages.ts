import { message } from '../../base/message/message.ts'

export const agentPageMessages = {
  'agent-page.link': message(
    { company: 'Tarnbrook Insurance', name: 'Ada Finch', link: 'https://example.com/confirm-create-agent' },
    {
      title: 'Confirm your home page at {{company}}',
      text: [
        'Hello {{name}},',
        '{{company}} has made a home page for you, where customers find what you sell and how to reach you.',
        'Look at what it says of you, put it right, and confirm or decline it here:\n{{link}}',
        'Nobody sees the page before you have confirmed it. The link works for 24 hours. If you did not expect it, tell {{company}}.',
      ],
    },
  ),
  'agent-page.confirmed': message({ name: 'Ada Finch' }, { title: '{{name}} confirmed their home page' }),
  'agent-page.declined': message({ name: 'Ada Finch' }, { title: '{{name}} does not want a home page' }),
  'agent-page.lead-left': message(
    {
      agent: 'Ada Finch',
      name: 'Sol Marrick',
      email: 'sol@example.org',
      phone: '',
      message: 'Do you cover greyhounds?',
    },
    {
      title: '{{name}} wrote to you on your home page',
      text: [
        'Hello {{agent}},',
        '{{name}} wrote to you on your home page:',
        '{{message}}',
        'E-mail: {{email}}',
        { when: 'phone', text: 'Telephone: {{phone}}' },
      ],
    },
  ),
} as const
