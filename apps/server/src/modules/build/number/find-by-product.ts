import type { number } from '@coverwright/contract/build/number'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { getProductInCompany } from '../product/index.ts'
import { numberedProduct } from './internal.ts'

export const findByProduct: HandlerOf<typeof number, 'findPolicyNoByProductId'> = async ({ tx }, { productId }) =>
  numberedProduct(tx, await getProductInCompany(tx, productId))
