import { fail } from '@coverwright/domain/errors'
import type { Incentive } from '@coverwright/domain/sell/coupon/coupon'
import { and, eq, inArray, lte, or, sql } from 'drizzle-orm'
import { hashOf } from '../../../platform/auth/secret.ts'
import type { ReadTx, WriteTx } from '../../../platform/database/with-tenant.ts'
import { coupons, today } from '../coupon/index.ts'
import { holdCode } from './hold-code.ts'
import { promotionHolds } from './tables.ts'

interface Paying {
  readonly incentive: Incentive
  readonly paymentId: string
  readonly email: string
  readonly isNewCustomer: () => Promise<boolean>
  readonly now: Date
}

const emailHashOf = (email: string) => hashOf(email.trim().toLowerCase())

/**
 * Holds one for whoever goes to pay. The database counts: of five hundred at once as many get one as there are. Refused where
 * none is left, it is over or switched off, or it is not for this buyer.
 */
export async function reserveCoupon(tx: WriteTx, paying: Paying): Promise<void> {
  const { incentive, paymentId, email, isNewCustomer, now } = paying
  const { couponId, discountMinor } = incentive
  const day = await today(tx, now)
  const [coupon] = await tx
    .update(coupons)
    .set({ reserved: sql`${coupons.reserved} + 1` })
    .where(
      and(
        eq(coupons.id, couponId),
        eq(coupons.state, 'activated'),
        lte(coupons.startsOn, day),
        or(eq(coupons.endsOn, ''), sql`${coupons.endsOn} >= ${day}`),
        sql`${coupons.used} + ${coupons.reserved} < ${coupons.usageCount}`,
      ),
    )
    .returning()
  if (!coupon) return fail('application.code-ended')
  // The coupon is locked by now: nobody else of them counts at the same time.
  if (coupon.perCustomer > 0 && (await countHoldsOf(tx, couponId, email)) >= coupon.perCustomer)
    return fail('application.code-ended')
  if (coupon.isForNewCustomers && !(await isNewCustomer())) return fail('application.code-ended')
  const codeId = coupon.isDisposable ? await holdCode(tx, couponId, incentive.code) : null
  if (codeId === undefined) return fail('application.code-ended')
  await tx
    .insert(promotionHolds)
    .values({ couponId, codeId, paymentId, emailHash: emailHashOf(email), amountMinor: discountMinor })
}

/** How often somebody of this address has used a coupon, or is about to. */
export const countHoldsOf = (tx: ReadTx, couponId: string, email: string): Promise<number> =>
  tx.$count(
    promotionHolds,
    and(
      eq(promotionHolds.couponId, couponId),
      eq(promotionHolds.emailHash, emailHashOf(email)),
      inArray(promotionHolds.state, ['reserved', 'used']),
    ),
  )

/** Who used it is nobody's any more; how often stays. */
export const forgetHolder = (tx: WriteTx, email: string) =>
  tx
    .update(promotionHolds)
    .set({ emailHash: null })
    .where(eq(promotionHolds.emailHash, emailHashOf(email)))
