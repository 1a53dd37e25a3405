import { machine, type StateOf } from '../../machine.ts'

/** Asked for while something is missing it waits; when nothing is, partners get it. */
export const primaryLifecycle = machine('none', {
  none: { ask: 'pending', move: 'moved' },
  pending: { ask: 'pending', move: 'moved', takeBack: 'none' },
  moved: { move: 'moved', takeBack: 'none' },
})

export type PrimaryState = StateOf<typeof primaryLifecycle>
