import type { NounAudit } from '../../base/audit/noun-audit.ts'

export const transactionAudit: NounAudit = {
  things: { transaction: 'Reports to providers' },
  done: {
    'transaction/saveProviderReport': 'changed the report to the provider of the product {}',
    'transaction/sendReport': 'sent the report of the product {}',
    'transaction/daily-report': 'made the daily report of a product',
  },
}
