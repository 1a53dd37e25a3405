import type { product } from '@coverwright/contract/build/product'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { getProductInCompany, toProduct, withMounts } from './internal.ts'
import type { Published } from './published.ts'

export const getProductWith =
  ({ placesOf }: Published): HandlerOf<typeof product, 'getProduct'> =>
  async ({ tx }, { id }) => {
    const product = await toProduct(tx, await getProductInCompany(tx, id))
    const mounts = await placesOf(tx, [id])
    return withMounts(product, mounts.get(id))
  }
