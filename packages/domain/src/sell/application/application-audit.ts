import type { NounAudit } from '../../base/audit/noun-audit.ts'

export const applicationAudit: NounAudit = {
  things: { application: 'Applications' },
  done: {
    'application/expire': 'ended an application that was given up',
  },
}
