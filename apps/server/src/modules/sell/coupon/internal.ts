import { errors, fail } from '@coverwright/domain/errors'
import type { Coupon } from '@coverwright/domain/sell/coupon/coupon'
import { couponStatus, todayIn } from '@coverwright/domain/sell/coupon/coupon-use'
import { eq, inArray } from 'drizzle-orm'
import type { ReadTx, WriteTx } from '../../../platform/database/with-tenant.ts'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import { products } from '../../build/product/index.ts'
import { getOwnCompanyRow } from '../../company/company/index.ts'
import { makeCodes } from '../promotion-code/index.ts'
import { type CouponRow, coupons } from './tables.ts'

export async function getCouponInCompany(tx: ReadTx, id: string): Promise<CouponRow> {
  const [row] = await tx.select().from(coupons).where(eq(coupons.id, id))
  return row ?? fail('coupon.not-found')
}

/** A code for each customer, made by a job. */
export async function askForCodes(tx: WriteTx, { id, isDisposable }: CouponRow): Promise<void> {
  if (isDisposable) await enqueue(tx, makeCodes, { promotionId: id }, { singletonKey: id })
}

/** What was checked still holds when it is saved. */
export async function lockCouponInCompany(tx: WriteTx, id: string): Promise<CouponRow> {
  const [row] = await tx.select().from(coupons).where(eq(coupons.id, id)).for('update')
  return row ?? fail('coupon.not-found')
}

export async function saveCoupon(tx: WriteTx, id: string, change: Partial<CouponRow>): Promise<CouponRow> {
  const [row] = await tx.update(coupons).set(change).where(eq(coupons.id, id)).returning()
  return row ?? fail('coupon.not-found')
}

/** Beside its field, as where another coupon has it. */
export const failTaken = () => fail('coupon.code-taken', { code: errors['coupon.code-taken'].message })

/** The day it is by the company's own clocks. */
export const today = async (tx: ReadTx, now: Date) => todayIn((await getOwnCompanyRow(tx)).timeZone, now)

export async function requireProducts(tx: ReadTx, ids: readonly string[]): Promise<void> {
  const wanted = [...new Set(ids)]
  if (wanted.length > 0 && (await tx.$count(products, inArray(products.id, wanted))) < wanted.length)
    fail('product.not-found')
}

export const toCoupon = ({ companyId, createdAt, updatedAt, ...row }: CouponRow, day: string): Coupon => ({
  ...row,
  status: couponStatus(row, day),
  createdAt: createdAt.toISOString(),
})
