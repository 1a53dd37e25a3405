import { message } from '../../base/message/message.ts'

export const referralMessages = {
  'referral.made': message(
    { reference: 'Q-7H2S6-5F85C', reason: 'The dog is of a rare breed' },
    { title: '{{reference}} was referred: {{reason}}' },
  ),
} as const
