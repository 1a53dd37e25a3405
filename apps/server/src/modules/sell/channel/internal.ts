import { fail } from '@coverwright/domain/errors'
import type { Channel } from '@coverwright/domain/sell/channel/channel'
import type { ChannelState } from '@coverwright/domain/sell/channel/channel-lifecycle'
import { eq } from 'drizzle-orm'
import { selectRow } from '../../../platform/database/select-row.ts'
import type { ReadTx, WriteTx } from '../../../platform/database/with-tenant.ts'
import { type ChannelRow, channels } from './tables.ts'

export async function getChannelInCompany(tx: ReadTx, id: string): Promise<ChannelRow> {
  return (await selectRow(tx, channels, id)) ?? fail('channel.not-found')
}

/** It stays until the transaction ends: what is made of a channel that is deleted at that moment would name nothing. */
export async function keepChannelInCompany(tx: WriteTx, id: string): Promise<ChannelRow> {
  const [row] = await tx.select().from(channels).where(eq(channels.id, id)).for('key share')
  return row ?? fail('channel.not-found')
}

/** Nobody else changes the channel until the transaction ends: what was checked still holds when it is saved. */
export async function lockChannelInCompany(tx: WriteTx, id: string): Promise<ChannelRow> {
  const [row] = await tx.select().from(channels).where(eq(channels.id, id)).for('update')
  return row ?? fail('channel.not-found')
}

export async function saveState(tx: WriteTx, id: string, state: ChannelState): Promise<ChannelRow> {
  const [row] = await tx.update(channels).set({ state }).where(eq(channels.id, id)).returning()
  return row ?? fail('channel.not-found')
}

export const toChannel = ({ companyId, createdAt, updatedAt, ...row }: ChannelRow): Channel => ({
  ...row,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
})
