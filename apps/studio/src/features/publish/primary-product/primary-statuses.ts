import type { PrimaryState } from '@coverwright/domain/publish/primary-product/primary-lifecycle'
import type { Status } from '../../../framework/status/statuses.ts'

/** What nobody has asked for has no badge. */
export const primaryStatuses = {
  none: undefined,
  pending: 'pending',
  moved: 'moved',
} as const satisfies Record<PrimaryState, Status | undefined>
