import { message } from '../../base/message/message.ts'

export const agentPageMessages = {
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
