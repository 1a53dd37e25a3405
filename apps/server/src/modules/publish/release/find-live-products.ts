import type { ProductType } from '@coverwright/domain/base/product-type/product-type'
import { eq, sql } from 'drizzle-orm'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import { products } from '../../build/product/index.ts'
import { mounts } from './tables.ts'

export interface LiveProduct {
  readonly id: string
  readonly name: string
  readonly type: ProductType
}

/** Each once for each type that it is live as: they are what units are used by. */
export const findLiveProducts = (tx: ReadTx): Promise<LiveProduct[]> =>
  tx
    .selectDistinct({ id: products.id, name: products.name, type: mounts.productType })
    .from(mounts)
    .innerJoin(products, eq(products.id, mounts.productId))
    .where(sql`${mounts.state} = 'live'`)
    .orderBy(products.name, products.id)
