import { message } from '../../base/message/message.ts'

/** Letters to customers are worded in every language, see `letter`. */
export const policyMessages = {
  'policy.lapsed': message(
    { number: 'PET-2026-000104' },
    { title: 'Policy {{number}} lapsed: an instalment was not paid' },
  ),
} as const
