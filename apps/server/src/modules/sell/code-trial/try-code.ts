import type { codeTrial } from '@coverwright/contract/sell/code-trial'
import { minorOf } from '@coverwright/domain/sell/coupon/coupon-use'
import { type Obstacle, obstaclesOf } from '@coverwright/domain/sell/coupon/obstacles'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { getProductInCompany } from '../../build/product/index.ts'
import { type CouponRow, findCouponByCode, today } from '../coupon/index.ts'
import { hasBought } from '../policy/index.ts'
import { countHoldsOf } from '../promotion/index.ts'

export const tryCode: HandlerOf<typeof codeTrial, 'tryCode'> = async ({ tx, now }, form) => {
  const { code, productId, plan, price, premium, sellersPart, email } = form
  const { currency, baseReleaseId } = await getProductInCompany(tx, productId)
  const { coupon, own } = await findCouponByCode(tx, code)
  if (!coupon) return { name: null, obstacles: ['unknown'] }
  const wanted = {
    today: await today(tx, now),
    productId,
    currency,
    isResold: baseReleaseId !== null,
    ...(plan && { plan }),
    ...(price && { priceMinor: minorOf(price) }),
    ...(premium && { premiumMinor: minorOf(premium) }),
    ...(sellersPart && { sellersPartMinor: minorOf(sellersPart) }),
  }
  return {
    name: coupon.name,
    obstacles: [
      ...(own && own.state !== 'free' ? (['code-used'] as const) : []),
      ...obstaclesOf(coupon, wanted),
      ...(email ? await obstaclesFor(tx, coupon, email) : []),
    ],
  }
}

/** As whoever pays is judged. */
async function obstaclesFor(tx: ReadTx, coupon: CouponRow, email: string): Promise<Obstacle[]> {
  const { id, isForNewCustomers, perCustomer } = coupon
  const isNotNew = isForNewCustomers && (await hasBought(tx, email))
  const isUsedBefore = perCustomer > 0 && (await countHoldsOf(tx, id, email)) >= perCustomer
  return [...(isNotNew ? (['not-new'] as const) : []), ...(isUsedBefore ? (['used-before'] as const) : [])]
}
