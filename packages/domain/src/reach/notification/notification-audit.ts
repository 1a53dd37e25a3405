import type { NounAudit } from '../../base/audit/noun-audit.ts'

export const notificationAudit: NounAudit = {
  things: { message: 'Notifications' },
  done: {
    'message/markRead': 'read notifications',
  },
}
