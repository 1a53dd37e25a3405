import type { product } from '@coverwright/contract/build/product'
import { productLifecycle } from '@coverwright/domain/build/product/product-lifecycle'
import { fail } from '@coverwright/domain/errors'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { lockOwnCompany } from '../../company/company/index.ts'
import { lockProductInCompany, saveProductState, toProduct } from './internal.ts'
import type { Published } from './published.ts'

/** In one transaction with its mounts: nothing in the trash is on sale. */
export const moveToTrashWith =
  ({ takeOff }: Published): HandlerOf<typeof product, 'moveToTrash'> =>
  async ({ tx, actor, grants, audit, now }, { id }) => {
    // Before the product: the company's moves of addresses come one after the other.
    await lockOwnCompany(tx)
    const before = await lockProductInCompany(tx, id)
    const state = productLifecycle.next(before.state, 'trash') ?? fail('product.in-trash')
    const unmounted = await takeOff(tx, id, { actorId: actor.memberId, now })
    // Who may not put something before the public may not take it away either.
    if (unmounted.some(({ mode }) => mode === 'live') && !(await grants).permissions.includes('publish-live'))
      return fail('not-allowed')
    const after = await saveProductState(tx, id, state)

    await audit(id, { from: before.state, to: state, unmounted: unmounted.map(({ host }) => host) })
    return toProduct(tx, after)
  }
