import type { number } from '@coverwright/contract/number'
import type { HandlerOf } from '../../platform/http/handlers.ts'
import { getProductInCompany } from '../product/index.ts'
import { findDesignOfProduct, toDesign } from './internal.ts'

export const findByProduct: HandlerOf<typeof number, 'findPolicyNoByProductId'> = async ({ tx }, { productId }) => {
  const { name } = await getProductInCompany(tx, productId)
  const design = await findDesignOfProduct(tx, productId)
  return { productId, productName: name, design: design ? toDesign(design) : null }
}
