import type { number } from '@coverwright/contract/build/number'
import type { HandlersOf } from '../../../platform/http/handlers.ts'
import { addFields } from './add-fields.ts'
import { connectDesign } from './connect-design.ts'
import { createPolicyNo } from './create-policy-no.ts'
import { findByProduct } from './find-by-product.ts'
import { listByProduct } from './list-by-product.ts'
import { listNumbers } from './list-numbers.ts'
import { listScopes } from './list-scopes.ts'
import { updateNumber } from './update-number.ts'

export const numberCalls: HandlersOf<typeof number> = {
  createPolicyNo,
  addProductCustomFields: addFields,
  findPolicyNoList: listNumbers,
  findPolicyNoScopeList: listScopes,
  updateNumberById: updateNumber,
  updatePolicyNoByProductId: connectDesign,
  findPolicyNoByProductId: findByProduct,
  getPolicyNoByProductList: listByProduct,
}
