import type { product } from '@coverwright/contract/build/product'
import { productLifecycle } from '@coverwright/domain/build/product/product-lifecycle'
import { fail } from '@coverwright/domain/errors'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { lockProductInCompany, saveProductState, toProduct } from './internal.ts'

export const restoreProduct: HandlerOf<typeof product, 'restoreProduct'> = async ({ tx, audit }, { id }) => {
  const before = await lockProductInCompany(tx, id)
  const state = productLifecycle.next(before.state, 'restore') ?? fail('product.not-in-trash')
  // While it lay there its name was free for another: the constraint says whether it still is.
  const after = await saveProductState(tx, id, state)

  await audit(id, { from: before.state, to: state })
  return toProduct(tx, after)
}
