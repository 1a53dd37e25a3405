import { machine, type StateOf } from '../../machine.ts'

/**
 * A mount is one stay of a release at an address. `staging` is private with test payments, `live` is public; in every
 * other state nothing answers there. What is swapped out waits in the swap backup, ready to be rolled back to. What goes
 * on as another stay (replaced in staging, gone live, back at its address) is `past`: no list shows it twice.
 */
export const mountLifecycle = machine('staging', {
  staging: { goLive: 'live', replace: 'past', takeOffline: 'offline', trash: 'trash' },
  live: { replace: 'swap-backup', expire: 'expired', takeOffline: 'offline', renew: 'live', trash: 'trash' },
  'swap-backup': { rollBack: 'live', goOn: 'past', trash: 'trash' },
  expired: { renew: 'live', goOn: 'past', trash: 'trash' },
  offline: { goLive: 'live', goOn: 'past', trash: 'trash' },
  trash: { restore: 'offline' },
  past: {},
})

export type MountState = StateOf<typeof mountLifecycle>

/** Where something answers. */
export const mountedStates = ['staging', 'live'] as const satisfies readonly MountState[]

export const isMounted = (state: MountState) => mountedStates.some((mounted) => mounted === state)
