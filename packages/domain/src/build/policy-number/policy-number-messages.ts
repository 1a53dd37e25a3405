import { message } from '../../base/message/message.ts'

export const policyNumberMessages = {
  'policy-number.scarce': message(
    { name: 'Pet policies', remaining: '9' },
    { title: 'Only {{remaining}} policy numbers of “{{name}}” are left' },
  ),
  'policy-number.used-up': message(
    { name: 'Pet policies' },
    { title: 'All policy numbers of “{{name}}” are used: nothing more can be sold' },
  ),
} as const
