import type { NounAudit } from '../../base/audit/noun-audit.ts'

export const issuerAudit: NounAudit = {
  done: {
    'payment/saveIssuer': 'said who issues invoices from a day on',
  },
}
