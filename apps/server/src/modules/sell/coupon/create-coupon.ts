import type { coupon } from '@coverwright/contract/sell/coupon'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { isTakenElsewhere } from '../promo-code/index.ts'
import { askForCodes, failTaken, requireProducts, toCoupon, today } from './internal.ts'
import { coupons } from './tables.ts'

export const createCoupon: HandlerOf<typeof coupon, 'createCoupon'> = async ({ tx, audit, now }, form) => {
  if (await isTakenElsewhere(tx, form.code, 'coupon')) return failTaken()
  await requireProducts(tx, form.productIds)
  const [row] = await tx.insert(coupons).values(form).returning()
  if (!row) throw new Error('The coupon was not saved')
  await askForCodes(tx, row)
  await audit(row.id, { code: row.code })
  return toCoupon(row, await today(tx, now))
}
