import { machine, type StateOf } from '../../machine.ts'

/** `overdue` could not be taken and is tried again. What is paid goes back when the policy is cancelled in time. */
export const instalmentLifecycle = machine('due', {
  due: { pay: 'paid', fail: 'overdue', cancel: 'cancelled' },
  overdue: { pay: 'paid', fail: 'overdue', cancel: 'cancelled' },
  paid: {},
  cancelled: {},
})

export type InstalmentState = StateOf<typeof instalmentLifecycle>
