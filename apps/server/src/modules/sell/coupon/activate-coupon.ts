import type { coupon } from '@coverwright/contract/sell/coupon'
import { fail } from '@coverwright/domain/errors'
import { couponLifecycle } from '@coverwright/domain/sell/coupon/coupon'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { lockCouponInCompany, saveCoupon, toCoupon, today } from './internal.ts'

export const activateCoupon: HandlerOf<typeof coupon, 'activateCoupon'> = async ({ tx, audit, now }, { id }) => {
  const before = await lockCouponInCompany(tx, id)
  const state = couponLifecycle.next(before.state, 'activate') ?? fail('coupon.already-activated')
  const after = await saveCoupon(tx, id, { state })

  await audit(id, { from: before.state, to: after.state })
  return toCoupon(after, await today(tx, now))
}
