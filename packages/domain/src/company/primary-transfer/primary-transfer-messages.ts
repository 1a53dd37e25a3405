import { message } from '../../base/message/message.ts'

const [from, to, company] = ['Ada Finch', 'Wren Okafor', 'Tarnbrook Insurance']
const signInAgain = 'You were signed out everywhere: sign in again. The trial or plan of the company goes on as it was.'

const handedOver = '{{to}} is the primary user of {{company}} now'
const received = 'You are the primary user of {{company}} now'

export const primaryTransferMessages = {
  'primary-transfer.asked': message({ from }, { title: '{{from}} hands the primary role over to you' }),
  'primary-transfer.link': message(
    { from, to, company, link: 'https://example.com/transfer-notice' },
    {
      title: '{{from}} hands {{company}} over to you',
      text: [
        'Hello {{to}},',
        '{{from}} wants you to be the primary user of {{company}} on Coverwright.',
        'Read what that means and confirm it here:\n{{link}}',
        'The link works for 15 minutes. If you do not want this, leave it: without you nothing changes.',
      ],
    },
  ),
  'primary-transfer.code': message(
    { to, code: '402915' },
    {
      title: 'Your code to become the primary user',
      text: [
        'Hello {{to}},',
        'Your code is {{code}}. It works for 15 minutes, once.',
        'If you did not ask for it, leave it: without the code nothing changes.',
      ],
    },
  ),
  'primary-transfer.handed-over': message(
    { from, to, company },
    { title: handedOver, text: ['Hello {{from}},', `${handedOver}. {{from}} handed the role over.`, signInAgain] },
  ),
  'primary-transfer.received': message(
    { from, to, company },
    { title: received, text: ['Hello {{to}},', `${received}. {{from}} handed the role over.`, signInAgain] },
  ),
} as const
