import type { OutboxMessage } from '@coverwright/domain/reach/outbox/outbox'
import { outboxLifecycle } from '@coverwright/domain/reach/outbox/outbox-lifecycle'
import { type Status, statusesOf } from '../../../framework/status/statuses.ts'

const outboxStatuses = statusesOf(outboxLifecycle, {
  queued: 'queued',
  sent: 'sent',
  kept: 'kept',
  failed: 'failed',
})

/** A mail that is kept waits for another server than a text message does. */
export const outboxStatusOf = ({ state, channel }: Pick<OutboxMessage, 'state' | 'channel'>): Status =>
  state === 'kept' && channel === 'sms' ? 'keptText' : outboxStatuses[state]
