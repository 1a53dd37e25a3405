import type { number } from '@coverwright/contract/build/number'
import type { HandlersOf } from '../../../platform/http/handlers.ts'
import type { Published } from '../product/index.ts'
import { addFields } from './add-fields.ts'
import { connectDesign } from './connect-design.ts'
import { createPolicyNo } from './create-policy-no.ts'
import { findByProduct } from './find-by-product.ts'
import { listByProduct } from './list-by-product.ts'
import { listNumbers } from './list-numbers.ts'
import { listScopes } from './list-scopes.ts'
import { updateNumber } from './update-number.ts'

export const numberCalls = (published: Published): HandlersOf<typeof number> => ({
  createPolicyNo,
  addProductCustomFields: addFields(published),
  findPolicyNoList: listNumbers,
  findPolicyNoScopeList: listScopes,
  updateNumberById: updateNumber(published),
  updatePolicyNoByProductId: connectDesign(published),
  findPolicyNoByProductId: findByProduct(published),
  getPolicyNoByProductList: listByProduct(published),
})
