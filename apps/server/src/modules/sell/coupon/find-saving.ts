import type { ReleaseContent } from '@coverwright/domain/publish/release/release'
import { discountOf } from '@coverwright/domain/sell/coupon/coupon-use'
import { isUsable } from '@coverwright/domain/sell/coupon/obstacles'
import type { Saving } from '@coverwright/domain/sell/journey/price-journey'
import { and, eq, or, sql } from 'drizzle-orm'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import { findCode } from '../promotion-code/index.ts'
import { today } from './internal.ts'
import { type CouponRow, coupons } from './tables.ts'

type Sold = Pick<ReleaseContent, 'productId' | 'settings' | 'providerId'>

export interface CouponSaving extends Saving {
  readonly couponId: string
  readonly code: string
  /** Of a coupon with a code for each customer: theirs. */
  readonly ownCode: string | null
}

/** By one that all of them type, or by a code of their own that nobody has used. */
export async function findSavingByCode(tx: ReadTx, code: string, content: Sold, now: Date) {
  const { coupon, own } = await findCouponByCode(tx, code)
  if (own && own.state !== 'free') return undefined
  return savingOf(tx, coupon, own?.code ?? null, { content, now })
}

/** By its one code, or by one of its codes for a customer each. */
export async function findCouponByCode(tx: ReadTx, code: string) {
  const [shared] = await tx
    .select()
    .from(coupons)
    .where(and(eq(coupons.code, code), eq(coupons.isDisposable, false)))
  const own = shared ? undefined : await findCode(tx, code)
  return { coupon: shared ?? (own && (await findCoupon(tx, own.promotionId))), own }
}

/** Of the coupon a buyer has typed; nothing once it cannot be used any more. */
export const findSavingById = async (
  tx: ReadTx,
  { couponId, couponCode }: { readonly couponId: string; readonly couponCode: string | null },
  content: Sold,
  now: Date,
) => savingOf(tx, await findCoupon(tx, couponId), couponCode, { content, now })

async function findCoupon(tx: ReadTx, id: string): Promise<CouponRow | undefined> {
  const [coupon] = await tx.select().from(coupons).where(eq(coupons.id, id))
  return coupon
}

interface Sale {
  readonly content: Sold
  readonly now: Date
}

async function savingOf(
  tx: ReadTx,
  coupon: CouponRow | undefined,
  ownCode: string | null,
  {
    content: {
      productId,
      settings: { currency },
      providerId,
    },
    now,
  }: Sale,
): Promise<CouponSaving | undefined> {
  const isResold = providerId !== undefined
  if (!coupon || !isUsable(coupon, { today: await today(tx, now), productId, currency, isResold })) return undefined
  const { id, code, plans, isDisposable } = coupon
  // One of its own codes was typed, or it is for everybody.
  if (isDisposable !== (ownCode !== null)) return undefined
  return { couponId: id, code: ownCode ?? code, ownCode, discount: discountOf(coupon), plans }
}

/** Whether a buyer of the product could type one. */
export async function hasCoupons(tx: ReadTx, productId: string): Promise<boolean> {
  const [found] = await tx
    .select({ id: coupons.id })
    .from(coupons)
    .where(
      sql`${eq(coupons.state, 'activated')} and ${or(sql`cardinality(${coupons.productIds}) = 0`, sql`${productId}::uuid = any(${coupons.productIds})`)}`,
    )
    .limit(1)
  return found !== undefined
}
