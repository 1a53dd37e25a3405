import type { Decision } from '@coverwright/domain/build/rating/quote'
import type { Status } from '../../../../framework/status/statuses.ts'

export const decisionStatuses: Readonly<Record<Decision, Status>> = {
  accept: 'accepted',
  refer: 'referred',
  decline: 'declined',
}
