import { message } from '../../base/message/message.ts'

const [from, to, company] = ['Ada Finch', 'Wren Okafor', 'Tarnbrook Insurance']
const signInAgain = 'You were signed out everywhere: sign in again. The trial or plan of the company goes on as it was.'

const handedOver = '{{to}} is the primary user of {{company}} now'
const received = 'You are the primary user of {{company}} now'

export const primaryTransferMessages = {
  'primary-transfer.asked': message({ from }, { title: '{{from}} hands the primary role over to you' }),
  'primary-transfer.handed-over': message(
    { from, to, company },
    { title: handedOver, text: ['Hello {{from}},', `${handedOver}. {{from}} handed the role over.`, signInAgain] },
  ),
  'primary-transfer.received': message(
    { from, to, company },
    { title: received, text: ['Hello {{to}},', `${received}. {{from}} handed the role over.`, signInAgain] },
  ),
} as const
