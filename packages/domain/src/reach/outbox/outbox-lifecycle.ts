import { machine, type StateOf } from '../../machine.ts'

/** `kept` is where a message rests when nothing is configured that could carry it further. */
export const outboxLifecycle = machine('queued', {
  queued: { send: 'sent', keep: 'kept', fail: 'failed' },
  sent: {},
  kept: {},
  failed: { retry: 'queued' },
})

export type OutboxState = StateOf<typeof outboxLifecycle>
