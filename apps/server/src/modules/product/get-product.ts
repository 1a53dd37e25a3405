import type { product } from '@coverwright/contract/product'
import type { HandlerOf } from '../../platform/http/handlers.ts'
import { getProductInCompany, toProduct } from './internal.ts'

export const getProduct: HandlerOf<typeof product, 'getProduct'> = async ({ tx }, { id }) =>
  toProduct(await getProductInCompany(tx, id))
