import { channelLifecycle } from '@coverwright/domain/sell/channel/channel-lifecycle'
import type { Origin } from '@coverwright/domain/sell/origin/origin'
import { and, eq, isNotNull, type SQL } from 'drizzle-orm'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import { channelProducts, channels } from '../channel/index.ts'
import { merchants } from './tables.ts'

/** A channel, and the merchant of it where that is known. */
export interface Sender extends Pick<Origin, 'merchant'> {
  readonly channelId: string
}

interface Sent {
  readonly productId: string
  readonly merchant: string | undefined
}

/** Who sends customers by a link of these codes; nobody where the channel does not sell the product at the moment. */
export const findSenderByCode = (tx: ReadTx, channelCode: string, sent: Sent): Promise<Sender | undefined> =>
  findSender(tx, eq(channels.code, channelCode), sent)

/** Whether whoever sent a customer some time ago does so still. The channel stays until the transaction ends. */
export const findSenderById = (tx: ReadTx, { channelId, merchant }: Sender, productId: string) =>
  findSender(tx, eq(channels.id, channelId), { productId, merchant }, 'key share')

/** Whether somebody who did not come by a link could type a code of a channel that sells the product. */
export async function hasPromoCodes(tx: ReadTx, productId: string): Promise<boolean> {
  const [found] = await tx
    .select({ id: channelProducts.id })
    .from(channelProducts)
    .innerJoin(channels, eq(channels.id, channelProducts.channelId))
    .where(
      and(
        eq(channelProducts.productId, productId),
        isNotNull(channelProducts.promoCode),
        eq(channels.state, channelLifecycle.initial),
      ),
    )
    .limit(1)
  return found !== undefined
}

/** Whose promo code it is, of those who sell the product. */
export const findSenderByPromoCode = (tx: ReadTx, promoCode: string, productId: string): Promise<Sender | undefined> =>
  findSender(tx, eq(channelProducts.promoCode, promoCode), { productId, merchant: undefined }, 'key share')

async function findSender(
  tx: ReadTx,
  which: SQL,
  { productId, merchant }: Sent,
  lock?: 'key share',
): Promise<Sender | undefined> {
  const asked = tx
    .select({ channelId: channels.id })
    .from(channels)
    .innerJoin(channelProducts, eq(channelProducts.channelId, channels.id))
    .where(and(which, eq(channels.state, channelLifecycle.initial), eq(channelProducts.productId, productId)))
    .limit(1)
  const [sender] = await (lock ? asked.for(lock, { of: channels }) : asked)
  if (!sender) return undefined
  return merchant !== undefined && (await isSelling(tx, sender.channelId, merchant)) ? { ...sender, merchant } : sender
}

async function isSelling(tx: ReadTx, channelId: string, code: string): Promise<boolean> {
  const [row] = await tx
    .select({ state: merchants.state })
    .from(merchants)
    .where(and(eq(merchants.channelId, channelId), eq(merchants.code, code)))
  return row?.state === channelLifecycle.initial
}
