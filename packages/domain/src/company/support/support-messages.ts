import { message } from '../../base/message/message.ts'
import { supportTopics } from './support.ts'

const reference = 'S-10420042'
const name = 'Ada Finch'
const words = 'How do I connect a domain?'

const received = 'Thank you for writing to us. Quote {{reference}} when you write again.'
const title = 'We have your message, {{reference}}'

export const supportMessages = {
  'support.received': message(
    { reference, name, words },
    { title, text: ['Hello {{name}},', received, 'You wrote:\n{{words}}'] },
  ),
  /** An address that was only typed may be a stranger's, who must not read the writer's words as ours. */
  'support.received-typed': message({ reference }, { title, text: ['Hello,', received] }),
  'support.asked': message(
    { name, topicWords: 'billing' },
    { title: '{{name}} writes about {{topicWords}}', words: supportTopics },
  ),
  'support.asked-mail': message(
    { reference, name, topicWords: 'billing', writer: 'Ada Finch\nada@tarnbrook.example', words },
    {
      title: '{{reference}}: {{name}} writes about {{topicWords}}',
      text: ['{{writer}}', '{{words}}'],
      words: supportTopics,
    },
  ),
} as const
