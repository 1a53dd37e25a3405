import { machine, type StateOf } from '../../machine.ts'

/** One action on one event. `not-sent` could not be told to anybody, `cancelled` had lost its reason. */
export const runLifecycle = machine('waiting', {
  waiting: { send: 'sent', hold_back: 'not-sent', cancel: 'cancelled' },
  sent: {},
  'not-sent': {},
  cancelled: {},
})

export type RunState = StateOf<typeof runLifecycle>
