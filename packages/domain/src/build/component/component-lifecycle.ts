import { machine, type StateOf } from '../../machine.ts'

/** A component waits with who made it, then for who approves; approved ones are for everybody of the company. */
export const componentLifecycle = machine('pending', {
  pending: { submit: 'submitted' },
  submitted: { approve: 'approved', reject: 'rejected', takeBack: 'pending' },
  approved: { change: 'pending' },
  rejected: { submit: 'submitted', change: 'pending' },
})

export type ComponentState = StateOf<typeof componentLifecycle>
