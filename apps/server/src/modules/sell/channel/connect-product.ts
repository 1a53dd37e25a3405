import type { channel } from '@coverwright/contract/sell/channel'
import { errors, fail } from '@coverwright/domain/errors'
import { maxConnections } from '@coverwright/domain/sell/channel/connection'
import { and, eq, ne } from 'drizzle-orm'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { getProductInCompany } from '../../build/product/index.ts'
import { isTakenElsewhere } from '../promo-code/index.ts'
import { lockChannelInCompany } from './internal.ts'
import { connectionsOf } from './list-connections.ts'
import { channelProducts } from './tables.ts'

const connected = (channelId: string, productId: string) =>
  and(eq(channelProducts.channelId, channelId), eq(channelProducts.productId, productId))

export const connectProduct: HandlerOf<typeof channel, 'connectProduct'> = async ({ tx, audit }, form) => {
  const { id, productId, ...terms } = form
  const isElsewhere = terms.promoCode !== '' && (await isTakenElsewhere(tx, terms.promoCode, 'channel'))
  await lockChannelInCompany(tx, id)
  await getProductInCompany(tx, productId)
  const others = and(eq(channelProducts.channelId, id), ne(channelProducts.productId, productId))
  if ((await tx.$count(channelProducts, others)) >= maxConnections) return fail('channel.too-many')
  const [before] = await tx.select().from(channelProducts).where(connected(id, productId))
  // What stood twice before it was refused stays, so that the terms can be changed.
  if (isElsewhere && terms.promoCode !== before?.promoCode)
    return fail('channel.promo-code-taken', { promoCode: errors['channel.promo-code-taken'].message })
  const values = { ...terms, promoCode: terms.promoCode || null }
  await tx
    .insert(channelProducts)
    .values({ channelId: id, productId, ...values })
    .onConflictDoUpdate({
      target: [channelProducts.companyId, channelProducts.channelId, channelProducts.productId],
      set: values,
    })
  await audit(id, { productId, ...values })
  const [connection] = await connectionsOf(tx, id, productId)
  return connection ?? fail('product.not-found')
}
