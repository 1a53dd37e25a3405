import type { coupon } from '@coverwright/contract/sell/coupon'
import { fail } from '@coverwright/domain/errors'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { isTakenElsewhere } from '../promo-code/index.ts'
import {
  askForCodes,
  failTaken,
  lockCouponInCompany,
  requireProducts,
  saveCoupon,
  toCoupon,
  today,
} from './internal.ts'

export const updateCoupon: HandlerOf<typeof coupon, 'updateCoupon'> = async (context, { id, revision, ...change }) => {
  const { tx, audit, now } = context
  const isElsewhere = await isTakenElsewhere(tx, change.code, 'coupon')
  const before = await lockCouponInCompany(tx, id)
  if (revision !== before.revision) return fail('coupon.changed-meanwhile')
  const { used, reserved, isDisposable } = before
  // Made of it, and handed out.
  const areFixed = isDisposable && (change.code !== before.code || change.codeLength !== before.codeLength)
  if (change.isDisposable !== isDisposable || areFixed) return fail('coupon.codes-fixed')
  if (isElsewhere && change.code !== before.code) return failTaken()
  if (change.usageCount < used + reserved) return fail('coupon.below-used')
  await requireProducts(tx, change.productIds)
  const row = await saveCoupon(tx, id, { ...change, revision: revision + 1 })
  await askForCodes(tx, row)
  await audit(id, { changed: Object.keys(change) })
  return toCoupon(row, await today(tx, now))
}
