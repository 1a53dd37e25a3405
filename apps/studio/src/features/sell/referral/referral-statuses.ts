import { referralLifecycle } from '@coverwright/domain/sell/referral/referral-lifecycle'
import { statusesOf } from '../../../framework/status/statuses.ts'

export const referralStatuses = statusesOf(referralLifecycle, {
  waiting: 'referred',
  accepted: 'accepted',
  declined: 'declined',
  withdrawn: 'inactive',
  expired: 'expired',
  bought: 'paid',
})
