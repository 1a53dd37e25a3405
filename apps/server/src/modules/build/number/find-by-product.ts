import type { number } from '@coverwright/contract/build/number'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { getProductInCompany, type Published } from '../product/index.ts'
import { numberedProduct } from './internal.ts'

export const findByProduct =
  (published: Pick<Published, 'wasAnyLive'>): HandlerOf<typeof number, 'findPolicyNoByProductId'> =>
  async ({ tx }, { productId }) =>
    numberedProduct(tx, await getProductInCompany(tx, productId), published)
