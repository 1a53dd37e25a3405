import { runLifecycle } from '@coverwright/domain/reach/automation/run-lifecycle'
import { statusesOf } from '../../../framework/status/statuses.ts'

export const runStatuses = statusesOf(runLifecycle, {
  waiting: 'queued',
  sent: 'sent',
  'not-sent': 'heldBack',
  cancelled: 'cancelled',
})
