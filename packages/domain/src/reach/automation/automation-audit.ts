import type { NounAudit } from '../../base/audit/noun-audit.ts'

export const automationAudit: NounAudit = {
  things: { automation: 'Automated messages' },
  done: {
    'automation/saveAction': 'set an automated message',
    'automation/switchAction': 'switched an automated message on or off',
    'automation/deleteAction': 'deleted an automated message',
    'automation/cancelRun': 'cancelled an automated message that waited',
    'automation/saveSettings': 'changed the quiet hours',
  },
}
