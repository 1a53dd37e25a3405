import { machine, type StateOf } from '../../machine.ts'

/** One side asks, the other answers; what is bound either side may end. */
export const partnershipLifecycle = machine('invited', {
  invited: { accept: 'active', refuse: 'refused', revoke: 'revoked' },
  active: { end: 'ended' },
  refused: {},
  revoked: {},
  ended: {},
})

export type PartnershipState = StateOf<typeof partnershipLifecycle>

/** What a list shows: an invitation by mail whose link is over has expired. */
export const partnershipStatuses = [...partnershipLifecycle.states, 'expired'] as const

export type PartnershipStatus = (typeof partnershipStatuses)[number]

interface Asked {
  readonly state: PartnershipState
  /** Without one it was asked of a company by name, and waits in its hub until it is answered. */
  readonly expiresAt: Date | null
}

export const statusOf = ({ state, expiresAt }: Asked, now: Date): PartnershipStatus =>
  state === 'invited' && expiresAt !== null && expiresAt <= now ? 'expired' : state
