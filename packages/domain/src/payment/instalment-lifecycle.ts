import { machine, type StateOf } from '../machine.ts'

export const instalmentLifecycle = machine('due', {
  due: { pay: 'paid', cancel: 'cancelled' },
  paid: {},
  cancelled: {},
})

export type InstalmentState = StateOf<typeof instalmentLifecycle>
