import { outboxLifecycle } from '@coverwright/domain/reach/outbox/outbox-lifecycle'
import { statusesOf } from '../../../framework/status/statuses.ts'

export const outboxStatuses = statusesOf(outboxLifecycle, {
  queued: 'queued',
  sent: 'sent',
  kept: 'kept',
  failed: 'failed',
})
