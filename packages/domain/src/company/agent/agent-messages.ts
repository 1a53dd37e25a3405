import { message } from '../../base/message/message.ts'

export const agentMessages = {
  'agent.added': message(
    { company: 'Tarnbrook Insurance', name: 'Ada Finch', code: 'A-104' },
    {
      title: 'You are an agent of {{company}}',
      text: [
        'Hello {{name}},',
        '{{company}} has added you to its agents on Coverwright. Your agent code is {{code}}.',
        'If you did not expect this, tell {{company}}.',
      ],
    },
  ),
} as const
