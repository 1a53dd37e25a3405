import { message } from '../../base/message/message.ts'

const name = 'Why we ask'

export const componentMessages = {
  'component.submitted': message({ name }, { title: 'The component “{{name}}” waits for approval' }),
  'component.approved': message({ name }, { title: 'Your component “{{name}}” was approved' }),
  'component.rejected': message(
    { name, reason: 'It names a price.' },
    { title: 'Your component “{{name}}” was rejected: {{reason}}' },
  ),
} as const
