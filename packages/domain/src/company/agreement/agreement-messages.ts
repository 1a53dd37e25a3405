import { message } from '../../base/message/message.ts'

const fields = {
  partner: 'Quayside Brokers',
  agreement: 'Terms of business',
  name: 'Ada Finch',
  link: 'https://example.com/BrokerContract',
} as const
const text = (title: string) => ['Hello {{name}},', `${title}: {{link}}`]

const made = '{{partner}} asks you to execute {{agreement}}'
const executed = '{{partner}} executed {{agreement}}'

export const agreementMessages = {
  'agreement.made': message(fields, { title: made, text: text(made) }),
  'agreement.executed': message(fields, { title: executed, text: text(executed) }),
} as const
