import type { channel } from '@coverwright/contract/sell/channel'
import type { Connection } from '@coverwright/domain/sell/channel/connection'
import { and, asc, eq } from 'drizzle-orm'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { products } from '../../build/product/index.ts'
import { findMountsOfProducts } from '../../publish/release/index.ts'
import { getChannelInCompany } from './internal.ts'
import { channelProducts } from './tables.ts'

export const listConnections: HandlerOf<typeof channel, 'listConnections'> = async ({ tx }, { id }) => {
  await getChannelInCompany(tx, id)
  return connectionsOf(tx, id)
}

/** By the name of the product; one of them alone where it is asked for. */
export async function connectionsOf(tx: ReadTx, channelId: string, productId?: string): Promise<Connection[]> {
  const rows = await tx
    .select({
      productId: channelProducts.productId,
      productName: products.name,
      currency: products.currency,
      commissionMethod: channelProducts.commissionMethod,
      ratioValue: channelProducts.ratioValue,
      promoCode: channelProducts.promoCode,
    })
    .from(channelProducts)
    .innerJoin(products, eq(products.id, channelProducts.productId))
    .where(
      and(
        eq(channelProducts.channelId, channelId),
        productId === undefined ? undefined : eq(channelProducts.productId, productId),
      ),
    )
    .orderBy(asc(products.name))
  const places = await findMountsOfProducts(
    tx,
    rows.map((row) => row.productId),
  )
  return rows.map(({ productId: id, productName, currency, commissionMethod, ratioValue, promoCode }) => ({
    productId: id,
    productName,
    currency,
    commissionMethod,
    ratioValue: String(Number(ratioValue)),
    promoCode: promoCode ?? '',
    places: places.get(id) ?? [],
  }))
}
