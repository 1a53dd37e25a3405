import { machine, type StateOf } from '../../machine.ts'

/** Who stops it: a person pauses, the product disables what has not answered for days. */
export const webhookLifecycle = machine('active', {
  active: { pause: 'paused', disable: 'disabled' },
  paused: { resume: 'active' },
  disabled: { resume: 'active' },
})

export const deliveryLifecycle = machine('waiting', {
  waiting: { deliver: 'delivered', give_up: 'failed' },
  delivered: { send_again: 'waiting' },
  failed: { send_again: 'waiting' },
})

export type WebhookState = StateOf<typeof webhookLifecycle>
export type DeliveryState = StateOf<typeof deliveryLifecycle>
