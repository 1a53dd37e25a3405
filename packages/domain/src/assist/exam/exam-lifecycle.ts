import { machine, type StateOf } from '../../machine.ts'

/** Cancelled where somebody may no longer read what they are examined in: it counts for nothing. */
export const examLifecycle = machine('sitting', {
  sitting: { pass: 'passed', fail: 'failed', cancel: 'cancelled' },
  passed: {},
  failed: {},
  cancelled: {},
})

export type ExamState = StateOf<typeof examLifecycle>
