import type { NounAudit } from '../../base/audit/noun-audit.ts'

export const promotionAudit: NounAudit = {
  things: { promotion: 'Codes of promotions' },
  done: {
    'promotion/make-codes': 'made the codes of {}',
  },
}
