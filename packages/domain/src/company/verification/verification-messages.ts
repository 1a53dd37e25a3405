import { message } from '../../base/message/message.ts'

const company = 'Tarnbrook Insurance'
const name = 'Ada Finch'

export const verificationMessages = {
  'verification.asked': message(
    { company, name, link: 'https://example.com/setting-page?section=reviews' },
    {
      title: '{{company}} asks to be verified',
      text: ['Hello {{name}},', '{{company}} has sent in its documents. Open them in Companies to verify:\n{{link}}'],
    },
  ),
  'verification.verified': message(
    { company, name },
    {
      title: '{{company}} is verified',
      text: ['Hello {{name}},', 'We have checked the documents of {{company}}. Its status is now Verified.'],
    },
  ),
  'verification.failed': message(
    { company, name, reasons: 'The licence cannot be read.', link: 'https://example.com/company-profile' },
    {
      title: '{{company}} could not be verified',
      text: [
        'Hello {{name}},',
        'We could not verify {{company}}:',
        '{{reasons}}',
        'Correct what is wrong and send the documents again: {{link}}',
      ],
    },
  ),
} as const
