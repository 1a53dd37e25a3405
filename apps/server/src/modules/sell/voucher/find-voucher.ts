import type { ReleaseContent } from '@coverwright/domain/publish/release/release'
import { isUsable } from '@coverwright/domain/sell/voucher/voucher-use'
import { and, eq, gt } from 'drizzle-orm'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import { findCode } from '../promotion-code/index.ts'
import { type VoucherRow, vouchers } from './tables.ts'

type Sold = Pick<ReleaseContent, 'settings' | 'providerId'>

/** What a buyer typed, as their application keeps it. */
export interface TypedVoucher {
  readonly voucherId: string
  readonly code: string
  /** What it was worth then: one that is worth less since is typed anew. */
  readonly value: string
  /** Theirs alone. */
  readonly isOwn: boolean
}

/** What is resold is paid for at another company, which has given nobody a voucher. */
const paysFor = (voucher: VoucherRow, { settings: { line, currency }, providerId }: Sold, now: Date) =>
  !providerId && isUsable(voucher, { now, line, currency })

/** By one that all of them type, or by a code of their own that nobody has used. */
export async function findVoucherByCode(
  tx: ReadTx,
  code: string,
  sold: Sold,
  now: Date,
): Promise<{ readonly voucher: VoucherRow; readonly typed: TypedVoucher } | undefined> {
  const [shared] = await tx.select().from(vouchers).where(eq(vouchers.promoCode, code))
  const own = shared ? undefined : await findCode(tx, code)
  if (own && own.state !== 'free') return undefined
  const voucher = shared ?? (own && (await findVoucher(tx, own.promotionId)))
  if (!voucher || !paysFor(voucher, sold, now)) return undefined
  return { voucher, typed: { voucherId: voucher.id, code, value: voucher.value, isOwn: own !== undefined } }
}

async function findVoucher(tx: ReadTx, id: string): Promise<VoucherRow | undefined> {
  const [voucher] = await tx.select().from(vouchers).where(eq(vouchers.id, id))
  return voucher
}

/** The one a buyer has typed, while it pays for this. */
export async function findPayingVoucher(tx: ReadTx, id: string, sold: Sold, now: Date) {
  const voucher = await findVoucher(tx, id)
  return voucher && paysFor(voucher, sold, now) ? voucher : undefined
}

/** Whether a buyer could type the code of one. */
export async function hasVouchers(tx: ReadTx, now: Date): Promise<boolean> {
  const [found] = await tx
    .select({ id: vouchers.id })
    .from(vouchers)
    .where(and(eq(vouchers.state, 'activated'), gt(vouchers.endsAt, now)))
    .limit(1)
  return found !== undefined
}
