import type { Incentive } from '@coverwright/domain/sell/coupon/coupon'
import type { VoucherPaid } from '@coverwright/domain/sell/voucher/voucher'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { ReadTx, WriteTx } from '../../../platform/database/with-tenant.ts'
import { coupons } from '../coupon/index.ts'
import { promotionCodes } from '../promotion-code/index.ts'
import { type VoucherRow, vouchers } from '../voucher/index.ts'
import { type PromotionHoldRow, promotionHolds } from './tables.ts'

interface Used {
  readonly incentive: Incentive | null
  readonly voucher: VoucherPaid | null
}

/** Before the number, the coupon before the voucher, so that nobody waits in a circle. */
export async function lockPromotions(tx: WriteTx, { incentive, voucher }: Used): Promise<void> {
  if (incentive)
    await tx.select({ id: coupons.id }).from(coupons).where(eq(coupons.id, incentive.couponId)).for('no key update')
  if (voucher)
    await tx.select({ id: vouchers.id }).from(vouchers).where(eq(vouchers.id, voucher.voucherId)).for('no key update')
}

/** With the policy. */
export const usePromotions = (tx: WriteTx, paymentId: string) => settleHolds(tx, paymentId, 'used')

/** Nothing was bought: the next can have them. */
export const releasePromotions = (tx: WriteTx, paymentId: string) => settleHolds(tx, paymentId, 'released')

async function settleHolds(tx: WriteTx, paymentId: string, state: 'used' | 'released'): Promise<void> {
  const holds = await tx
    .update(promotionHolds)
    .set({ state })
    .where(and(eq(promotionHolds.paymentId, paymentId), eq(promotionHolds.state, 'reserved')))
    .returning()
  const times = state === 'used' ? 1 : 0
  for (const { couponId } of holds)
    if (couponId)
      await tx
        .update(coupons)
        .set({ reserved: sql`${coupons.reserved} - 1`, used: sql`${coupons.used} + ${times}` })
        .where(eq(coupons.id, couponId))
  for (const { id, voucherId, round } of holds)
    if (voucherId) {
      const [voucher] = await tx
        .update(vouchers)
        .set({ reserved: sql`${vouchers.reserved} - 1`, used: sql`${vouchers.used} + ${times}` })
        .where(eq(vouchers.id, voucherId))
        .returning({ round: vouchers.round })
      // Begun anew while somebody paid: it counts for the round in which it was paid.
      if (voucher && voucher.round !== round)
        await tx.update(promotionHolds).set({ round: voucher.round }).where(eq(promotionHolds.id, id))
    }
  for (const hold of holds) await saveCode(tx, hold, state === 'used' ? 'used' : 'free')
}

/**
 * The policy is cancelled: its code, or one use of the shared one, can pay again. Answers whether it does; where not, nothing
 * is given back to it.
 */
export async function returnVoucher(tx: WriteTx, paymentId: string, now: Date): Promise<boolean> {
  const hold = await findUsed(tx, paymentId)
  // Trial runs took nothing.
  if (!hold?.voucherId) return true
  const [voucher] = await tx.select().from(vouchers).where(eq(vouchers.id, hold.voucherId)).for('no key update')
  if (!isOfThisRun(voucher, hold, now)) return false
  await tx.update(promotionHolds).set({ state: 'returned' }).where(eq(promotionHolds.id, hold.id))
  await tx
    .update(vouchers)
    .set({ used: sql`${vouchers.used} - 1` })
    .where(eq(vouchers.id, hold.voucherId))
  await saveCode(tx, hold, 'free')
  return true
}

/** Whether it would, if the policy were cancelled now. */
export async function canReturnVoucher(tx: ReadTx, paymentId: string, now: Date): Promise<boolean> {
  const hold = await findUsed(tx, paymentId)
  if (!hold?.voucherId) return true
  const [voucher] = await tx.select().from(vouchers).where(eq(vouchers.id, hold.voucherId))
  return isOfThisRun(voucher, hold, now)
}

/** Over, switched off or begun anew, the one that was used is in nobody's count any more: no promise could be kept. */
const isOfThisRun = (voucher: VoucherRow | undefined, { round }: PromotionHoldRow, now: Date) =>
  voucher?.state === 'activated' && voucher.endsAt > now && voucher.round === round

async function findUsed(tx: ReadTx, paymentId: string): Promise<PromotionHoldRow | undefined> {
  const [hold] = await tx
    .select()
    .from(promotionHolds)
    .where(
      and(
        eq(promotionHolds.paymentId, paymentId),
        isNotNull(promotionHolds.voucherId),
        eq(promotionHolds.state, 'used'),
      ),
    )
  return hold
}

async function saveCode(tx: WriteTx, { codeId }: PromotionHoldRow, state: 'free' | 'used'): Promise<void> {
  if (codeId) await tx.update(promotionCodes).set({ state }).where(eq(promotionCodes.id, codeId))
}
