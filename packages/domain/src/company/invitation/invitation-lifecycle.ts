import { machine, type StateOf } from '../../machine.ts'
import type { Role } from '../member/roles.ts'

/** An invited admin confirms by a button before registering; the others register at once. */
export const invitationLifecycle = machine('pending', {
  pending: { confirm: 'confirmed', accept: 'accepted', revoke: 'revoked' },
  confirmed: { accept: 'accepted', revoke: 'revoked' },
  accepted: {},
  revoked: {},
})

export type InvitationState = StateOf<typeof invitationLifecycle>

/** What a list shows: an open invitation whose time is over has expired. */
export const invitationStatuses = [...invitationLifecycle.states, 'expired'] as const

export type InvitationStatus = (typeof invitationStatuses)[number]

interface Open {
  readonly state: InvitationState
  readonly expiresAt: Date
}

export const isOpen = ({ state }: Pick<Open, 'state'>) => invitationLifecycle.next(state, 'revoke') !== undefined

export const statusOf = (invitation: Open, now: Date): InvitationStatus =>
  isOpen(invitation) && invitation.expiresAt <= now ? 'expired' : invitation.state

export const needsConfirmation = (role: Role, state: InvitationState) => role === 'admin' && state === 'pending'
