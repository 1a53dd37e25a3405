import type { NounAudit } from '../../base/audit/noun-audit.ts'

export const planAudit: NounAudit = {
  named: { plan: 'name' },
  done: {
    'payment/savePlan': 'set what the plan {} is from a later day on',
  },
}
