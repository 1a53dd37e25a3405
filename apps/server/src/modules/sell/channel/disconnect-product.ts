import type { channel } from '@coverwright/contract/sell/channel'
import { and, eq } from 'drizzle-orm'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { getProductInCompany } from '../../build/product/index.ts'
import { lockChannelInCompany } from './internal.ts'
import { channelProducts } from './tables.ts'

/** Links lead to the product still; who comes by them from now on was sent by nobody. */
export const disconnectProduct: HandlerOf<typeof channel, 'disconnectProduct'> = async ({ tx, audit }, input) => {
  const { id, productId } = input
  await getProductInCompany(tx, productId)
  await lockChannelInCompany(tx, id)
  await tx
    .delete(channelProducts)
    .where(and(eq(channelProducts.channelId, id), eq(channelProducts.productId, productId)))
  await audit(id, { productId, disconnected: true })
  return null
}
