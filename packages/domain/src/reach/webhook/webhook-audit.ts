import type { NounAudit } from '../../base/audit/noun-audit.ts'

export const webhookAudit: NounAudit = {
  things: { webhook: 'Webhooks' },
  named: { webhook: 'name' },
  done: {
    'webhook/createWebhook': 'added the webhook {}',
    'webhook/updateWebhook': 'changed the webhook {}',
    'webhook/pauseWebhook': 'paused the webhook {}',
    'webhook/resumeWebhook': 'resumed the webhook {}',
    'webhook/deleteWebhook': 'deleted a webhook',
    'webhook/rotateSecret': 'made a new secret for the webhook {}',
    'webhook/sendTest': 'sent a test to the webhook {}',
    'webhook/sendAgain': 'sent something to a webhook again',
    'webhook/recover': 'sent what had failed to the webhook {} again',
  },
}
