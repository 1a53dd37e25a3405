import type { NounAudit } from '../../base/audit/noun-audit.ts'

export const applicationAudit: NounAudit = {
  things: { application: 'Applications' },
  done: {
    'application/abandon': 'kept the quote of a buyer who went no further',
    'application/expire': 'ended an application that was given up',
  },
}
