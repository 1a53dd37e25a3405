import { machine, type StateOf } from '../machine.ts'

/**
 * A release is frozen; what changes is where it can be reached. `staging` is private with test payments, `live` is
 * public, `dismounted` was replaced and can be mounted again.
 */
export const releaseLifecycle = machine('made', {
  made: { stage: 'staging', golive: 'live', trash: 'trash' },
  staging: { golive: 'live', dismount: 'dismounted', trash: 'trash' },
  live: { dismount: 'dismounted', expire: 'expired' },
  dismounted: { stage: 'staging', golive: 'live', trash: 'trash' },
  expired: { golive: 'live', trash: 'trash' },
  trash: { restore: 'dismounted' },
})

export type ReleaseState = StateOf<typeof releaseLifecycle>
