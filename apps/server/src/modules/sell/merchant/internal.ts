import { fail } from '@coverwright/domain/errors'
import type { ChannelState } from '@coverwright/domain/sell/channel/channel-lifecycle'
import type { Merchant } from '@coverwright/domain/sell/merchant/merchant'
import { eq, inArray } from 'drizzle-orm'
import type { ReadTx, WriteTx } from '../../../platform/database/with-tenant.ts'
import { channels } from '../channel/index.ts'
import { type MerchantRow, merchants } from './tables.ts'

export async function getMerchantInCompany(tx: ReadTx, id: string): Promise<MerchantRow> {
  const [row] = await tx.select().from(merchants).where(eq(merchants.id, id))
  return row ?? fail('merchant.not-found')
}

/** What was checked still holds when it is saved. */
export async function lockMerchantInCompany(tx: WriteTx, id: string): Promise<MerchantRow> {
  const [row] = await tx.select().from(merchants).where(eq(merchants.id, id)).for('update')
  return row ?? fail('merchant.not-found')
}

export async function saveState(tx: WriteTx, id: string, state: ChannelState): Promise<MerchantRow> {
  const [row] = await tx.update(merchants).set({ state }).where(eq(merchants.id, id)).returning()
  return row ?? fail('merchant.not-found')
}

/** With the names of their channels. */
export async function toMerchants(tx: ReadTx, rows: readonly MerchantRow[]): Promise<Merchant[]> {
  const ids = [...new Set(rows.map(({ channelId }) => channelId))]
  const named =
    ids.length === 0
      ? []
      : await tx.select({ id: channels.id, name: channels.name }).from(channels).where(inArray(channels.id, ids))
  const names = new Map(named.map(({ id, name }) => [id, name]))
  return rows.map(({ companyId, createdAt, updatedAt, ...row }) => ({
    ...row,
    channelName: names.get(row.channelId) ?? '',
    createdAt: createdAt.toISOString(),
  }))
}

export async function toMerchant(tx: ReadTx, row: MerchantRow): Promise<Merchant> {
  const [merchant] = await toMerchants(tx, [row])
  return merchant ?? fail('merchant.not-found')
}
