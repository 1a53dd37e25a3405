import { type Coupon, couponLifecycle } from '@coverwright/domain/sell/coupon/coupon'
import { type Status, statusesOf } from '../../../framework/status/statuses.ts'

export const couponLooks: Readonly<Record<Coupon['status'], Status>> = {
  activated: 'activated',
  deactivated: 'deactivated',
  expired: 'expired',
  'run-out': 'run-out',
}

/** As it was set, which the list is filtered by. */
export const couponStateLooks = statusesOf(couponLifecycle, { activated: 'activated', deactivated: 'deactivated' })
