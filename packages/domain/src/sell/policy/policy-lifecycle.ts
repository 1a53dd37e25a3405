import { machine, type StateOf } from '../../machine.ts'

/** Whether cover is in force follows from its days; the state tells what was decided. */
export const policyLifecycle = machine('issued', {
  issued: { cancel: 'cancelled', lapse: 'lapsed' },
  cancelled: {},
  lapsed: {},
})

export type PolicyState = StateOf<typeof policyLifecycle>
