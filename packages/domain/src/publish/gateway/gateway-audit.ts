import type { NounAudit } from '../../base/audit/noun-audit.ts'

export const gatewayAudit: NounAudit = {
  named: { payment_gateway: 'kind' },
  done: {
    'payment/savePaymentMethod': 'set up the payment gateway {for cards}',
    'payment/updateCompanyPayment': 'changed the payment gateway {for cards}',
    'payment/connectStripe': 'connected the payment gateway {for cards}',
    'payment/createExpressLink': 'went on to the pages of the payment gateway {for cards}',
  },
}
