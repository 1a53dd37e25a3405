import { errors, fail } from '@coverwright/domain/errors'
import { localTimeAt } from '@coverwright/domain/publish/release/local-time'
import type { Voucher, VoucherForm } from '@coverwright/domain/sell/voucher/voucher'
import { periodOf, voucherStatus } from '@coverwright/domain/sell/voucher/voucher-use'
import { eq, inArray } from 'drizzle-orm'
import type { ReadTx, WriteTx } from '../../../platform/database/with-tenant.ts'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import { getOwnCompanyRow } from '../../company/company/index.ts'
import { channels } from '../channel/index.ts'
import { makeCodes } from '../promotion-code/index.ts'
import { type VoucherRow, vouchers } from './tables.ts'

export async function getVoucherInCompany(tx: ReadTx, id: string): Promise<VoucherRow> {
  const [row] = await tx.select().from(vouchers).where(eq(vouchers.id, id))
  return row ?? fail('voucher.not-found')
}

/** What was checked still holds when it is saved. */
export async function lockVoucherInCompany(tx: WriteTx, id: string): Promise<VoucherRow> {
  const [row] = await tx.select().from(vouchers).where(eq(vouchers.id, id)).for('update')
  return row ?? fail('voucher.not-found')
}

export async function saveVoucher(tx: WriteTx, id: string, change: Partial<VoucherRow>): Promise<VoucherRow> {
  const [row] = await tx.update(vouchers).set(change).where(eq(vouchers.id, id)).returning()
  return row ?? fail('voucher.not-found')
}

/** When it begins anew: nobody switches on again by itself what was switched off. */
export const renewalOf = ({ isAutoRenewed, state, endsAt }: Pick<VoucherRow, 'isAutoRenewed' | 'state' | 'endsAt'>) =>
  isAutoRenewed && state === 'activated' ? endsAt : null

/** As it is kept: moments in place of what the company's clocks show. */
export async function keptOf(tx: ReadTx, { startsAt, endsAt, promoCode, ...form }: VoucherForm) {
  const { timeZone } = await getOwnCompanyRow(tx)
  return {
    ...form,
    ...periodOf({ startsAt, endsAt }, timeZone),
    promoCode: form.mode === 'shared' ? promoCode : null,
  }
}

/** Beside its field, as where another voucher has it. */
export const failTaken = () => fail('voucher.code-taken', { promoCode: errors['voucher.code-taken'].message })

/** A code for each customer, made by a job. */
export async function askForCodes(tx: WriteTx, { id, mode }: VoucherRow): Promise<void> {
  if (mode === 'unique') await enqueue(tx, makeCodes, { promotionId: id }, { singletonKey: id })
}

/** With the names of their channels, and their times as the company's clocks show them. */
export async function toVouchers(tx: ReadTx, rows: readonly VoucherRow[], now: Date): Promise<Voucher[]> {
  const { timeZone } = await getOwnCompanyRow(tx)
  const ids = [...new Set(rows.map(({ channelId }) => channelId))]
  const named =
    ids.length === 0
      ? []
      : await tx.select({ id: channels.id, name: channels.name }).from(channels).where(inArray(channels.id, ids))
  const names = new Map(named.map(({ id, name }) => [id, name]))
  return rows.map(({ companyId, createdAt, updatedAt, round, renewAt, startsAt, endsAt, promoCode, ...row }) => ({
    ...row,
    promoCode: promoCode ?? '',
    startsAt: localTimeAt(startsAt, timeZone),
    endsAt: localTimeAt(endsAt, timeZone),
    timeZone,
    channelName: names.get(row.channelId) ?? '',
    status: voucherStatus({ ...row, startsAt, endsAt }, now),
    createdAt: createdAt.toISOString(),
  }))
}

export async function toVoucher(tx: ReadTx, row: VoucherRow, now: Date): Promise<Voucher> {
  const [voucher] = await toVouchers(tx, [row], now)
  return voucher ?? fail('voucher.not-found')
}
