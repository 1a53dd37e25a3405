import type { InvitationStatus } from '@coverwright/domain/company/invitation/invitation-lifecycle'
import type { TeamMember } from '@coverwright/domain/company/member/team'
import type { Status } from '../../../framework/status/statuses.ts'

export const memberStatuses = {
  registered: 'registered',
  unregistered: 'unregistered',
} as const satisfies Record<TeamMember['state'], Status>

export const invitationLooks = {
  pending: 'pending',
  confirmed: 'confirmed',
  accepted: 'accepted',
  revoked: 'revoked',
  expired: 'expired',
} as const satisfies Record<InvitationStatus, Status>
