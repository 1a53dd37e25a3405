import type { NounAudit } from '../../base/audit/noun-audit.ts'

export const paymentAudit: NounAudit = {
  things: { instalment: 'Instalments', payment: 'Payments' },
  done: {
    'payment/notice': 'heard from the card provider about a payment',
    'payment/settle': 'settled a payment',
    'payment/refund': 'gave money back for a payment',
    'instalment/collect': 'collected an instalment of the policy {}',
  },
}
