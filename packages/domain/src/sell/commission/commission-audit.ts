import type { NounAudit } from '../../base/audit/noun-audit.ts'

export const commissionAudit: NounAudit = {
  done: {
    'commission/setAgentTerms': 'set what the agent {} earns with a product',
    'commission/removeAgentTerms': 'took away what the agent {} earns with a product',
  },
}
