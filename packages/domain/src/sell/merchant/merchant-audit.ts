import type { NounAudit } from '../../base/audit/noun-audit.ts'

export const merchantAudit: NounAudit = {
  things: { merchant: 'Merchants' },
  named: { merchant: 'name' },
  done: {
    'merchant/createMerchant': 'made the merchant {}',
    'merchant/updateMerchant': 'changed the merchant {}',
    'merchant/activateMerchant': 'activated the merchant {}',
    'merchant/deactivateMerchant': 'deactivated the merchant {}',
  },
}
