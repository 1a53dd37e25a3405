import { fail } from '@coverwright/domain/errors'
import { and, eq, gt, lte, sql } from 'drizzle-orm'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import { type TypedVoucher, vouchers } from '../voucher/index.ts'
import { holdCode } from './hold-code.ts'
import { promotionHolds } from './tables.ts'

interface Paying {
  readonly voucher: TypedVoucher
  readonly paidMinor: number
  readonly paymentId: string
  readonly now: Date
}

/** As `reserveCoupon`: the database counts, and a code of one's own is had by one payment at a time. */
export async function reserveVoucher(tx: WriteTx, { voucher, paidMinor, paymentId, now }: Paying): Promise<void> {
  const { voucherId, code, isOwn } = voucher
  const [held] = await tx
    .update(vouchers)
    .set({ reserved: sql`${vouchers.reserved} + 1` })
    .where(
      and(
        eq(vouchers.id, voucherId),
        eq(vouchers.state, 'activated'),
        lte(vouchers.startsAt, now),
        gt(vouchers.endsAt, now),
        sql`${vouchers.used} + ${vouchers.reserved} < ${vouchers.quota}`,
      ),
    )
    .returning({ round: vouchers.round })
  if (!held) return fail('application.voucher-ended')
  const codeId = isOwn ? await holdCode(tx, voucherId, code) : null
  if (codeId === undefined) return fail('application.voucher-ended')
  await tx.insert(promotionHolds).values({ voucherId, codeId, paymentId, amountMinor: paidMinor, round: held.round })
}
