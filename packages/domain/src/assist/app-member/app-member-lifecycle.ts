import { machine, type StateOf } from '../../machine.ts'

/** Invited until the mailed link is opened for the first time. */
export const appMemberLifecycle = machine('invited', {
  invited: { open: 'active', block: 'blocked' },
  active: { open: 'active', block: 'blocked' },
  blocked: { unblock: 'active' },
})

export type AppMemberState = StateOf<typeof appMemberLifecycle>
