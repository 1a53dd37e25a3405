import type { AgentState } from '../../company/agent/agent-lifecycle.ts'
import { machine, type StateOf } from '../../machine.ts'

export const agentPageLifecycle = machine('inactive', {
  inactive: { activate: 'active', remove: 'removed' },
  active: { deactivate: 'inactive', remove: 'removed' },
  removed: {},
})

export type AgentPageState = StateOf<typeof agentPageLifecycle>

/** What a list shows. */
export const agentPageStatuses = ['active', 'inactive'] as const

export const inactiveReasons = [
  'declined',
  'not-confirmed',
  'no-subdomain',
  'name-lost',
  'agent-deactivated',
  'switched-off',
] as const

export type InactiveReason = (typeof inactiveReasons)[number]

interface Standing {
  readonly state: AgentPageState
  readonly confirmedAt: Date | null
  readonly declinedAt: Date | null
  readonly host: string | null
  /** A domain that was proven once may have expired, or be another's. */
  readonly isNameOurs: boolean
  readonly agentState: AgentState
}

/** Why nobody sees the page; none where it is to be seen. Derived, so that it is never out of date. */
export function reasonsOf({
  state,
  confirmedAt,
  declinedAt,
  host,
  isNameOurs,
  agentState,
}: Standing): InactiveReason[] {
  const reasons: InactiveReason[] = []
  if (confirmedAt === null) reasons.push(declinedAt === null ? 'not-confirmed' : 'declined')
  if (host === null) reasons.push('no-subdomain')
  else if (!isNameOurs) reasons.push('name-lost')
  if (agentState !== 'activated') reasons.push('agent-deactivated')
  return reasons.length === 0 && state !== 'active' ? ['switched-off'] : reasons
}

/** How far the agent has got with the link that was mailed. */
export const confirmations = ['waiting', 'expired', 'confirmed', 'declined'] as const

export type Confirmation = (typeof confirmations)[number]

interface Asked {
  readonly confirmedAt: Date | null
  readonly declinedAt: Date | null
  readonly linkEndsAt: Date
}

export function confirmationOf({ confirmedAt, declinedAt, linkEndsAt }: Asked, now: Date): Confirmation {
  if (confirmedAt) return 'confirmed'
  if (declinedAt) return 'declined'
  return linkEndsAt <= now ? 'expired' : 'waiting'
}
