import type { NounAudit } from '../../base/audit/noun-audit.ts'

export const outboxAudit: NounAudit = {
  things: { outbox: 'Messages' },
  done: {
    'outbox/sendAgain': 'sent a message again',
  },
}
