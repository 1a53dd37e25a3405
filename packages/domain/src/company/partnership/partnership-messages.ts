import { message } from '../../base/message/message.ts'

const fields = { partner: 'Quayside Brokers', name: 'Ada Finch', link: 'https://example.com/partner-hub' } as const
const told = (title: string) =>
  message(fields, { title, text: ['Hello {{name}},', `${title}.`, 'See it in your partner hub:\n{{link}}'] })

const ended = (title: string) =>
  message(
    { ...fields, sites: '2', reason: 'Our capacity ends' },
    {
      title,
      text: [
        'Hello {{name}},',
        `${title}.`,
        { when: 'reason', text: 'Reason given: {{reason}}' },
        {
          when: 'sites',
          text: 'Sites closed for new quotes: {{sites}}. What was sold goes on, with its payments and documents.',
        },
        'See it in your partner hub:\n{{link}}',
      ],
    },
  )

export const partnershipMessages = {
  'partnership.invited': message(
    {
      inviter: 'Ada Finch',
      company: 'Tarnbrook Insurance',
      note: 'We would like to sell your pet cover.',
      link: 'https://example.com/partner-invitation',
    },
    {
      title: '{{company}} invites you to be its partner',
      text: [
        'Hello,',
        '{{inviter}} of {{company}} invites your company to be its partner on Coverwright.',
        { when: 'note', text: 'They write:\n{{note}}' },
        'Answer here:\n{{link}}',
        'The link works for 24 hours, once. If you did not expect it, there is nothing you need to do.',
      ],
    },
  ),
  'partnership.asked': told('{{partner}} asks to be your partner'),
  'partnership.accepted': told('{{partner}} is your partner now'),
  'partnership.refused': told('{{partner}} does not want to be your partner'),
  'partnership.revoked': told('{{partner}} has withdrawn its request'),
  'partnership.ended': ended('{{partner}} has ended the partnership'),
  'partnership.ended-by-us': ended('Your company has ended the partnership with {{partner}}'),
  'partnership.proposed': told('{{partner}} proposes another payment mode'),
  'partnership.agreed': told('{{partner}} agrees to the new payment mode'),
  'partnership.declined': told('{{partner}} keeps to the payment mode you have'),
} as const
