import type { Partnership } from '@coverwright/domain/company/partnership/partnership'
import type { PartnershipStatus } from '@coverwright/domain/company/partnership/partnership-lifecycle'
import type { Status } from '../../../framework/status/statuses.ts'

export const partnershipLooks = {
  invited: 'pending',
  active: 'active',
  refused: 'rejected',
  revoked: 'revoked',
  ended: 'ended',
  expired: 'expired',
} as const satisfies Record<PartnershipStatus, Status>

/** Whom it is with: the company once it is known, until then where the invitation went. */
export const nameOf = ({ partner, email }: Partnership) => partner?.name ?? email ?? ''

/** Waits for us. */
export const isToAnswer = ({ status, isOurs }: Partnership) => status === 'invited' && !isOurs
