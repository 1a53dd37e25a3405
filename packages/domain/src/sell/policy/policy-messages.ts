import { message } from '../../base/message/message.ts'

/** Letters to customers are worded in every language, see `letter`. */
export const policyMessages = {
  'policy.voucher-kept': message(
    { number: 'PET-2026-000104', code: 'E-7K2MQ-94XTB', amount: '£50.00' },
    {
      title:
        'Policy {{number}} was cancelled, and its eVoucher {{code}} cannot pay again. Settle {{amount}} with the customer',
    },
  ),
  'policy.lapsed': message(
    { number: 'PET-2026-000104' },
    { title: 'Policy {{number}} lapsed: an instalment was not paid' },
  ),
} as const
