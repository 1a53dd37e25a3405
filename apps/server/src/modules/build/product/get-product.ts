import type { product } from '@coverwright/contract/build/product'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { findMountsOfProducts } from '../../publish/release/index.ts'
import { getProductInCompany, toMountedProduct } from './internal.ts'

export const getProduct: HandlerOf<typeof product, 'getProduct'> = async ({ tx }, { id }) => {
  const row = await getProductInCompany(tx, id)
  const mounts = await findMountsOfProducts(tx, [id])
  return toMountedProduct(row, mounts.get(id))
}
