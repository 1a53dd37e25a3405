import type { coupon } from '@coverwright/contract/sell/coupon'
import { and, eq } from 'drizzle-orm'
import { contains, selectPage } from '../../../platform/database/select-page.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { toCoupon, today } from './internal.ts'
import { coupons } from './tables.ts'

export const listCoupons: HandlerOf<typeof coupon, 'listCoupons'> = async ({ tx, now }, { state, search }, paging) => {
  const where = and(state && eq(coupons.state, state), contains(coupons.name, search))
  const { items, ...page } = await selectPage(tx, coupons, where, paging)
  const day = await today(tx, now)
  return { items: items.map((row) => toCoupon(row, day)), ...page }
}
