import type { publisher } from '@coverwright/contract/publish/publisher'
import { productLifecycle } from '@coverwright/domain/build/product/product-lifecycle'
import { fail } from '@coverwright/domain/errors'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { lockProductInCompany, saveProductState } from '../../build/product/index.ts'
import { missingSender } from '../release/index.ts'
import { refuseIncomplete } from './refuse-incomplete.ts'
import { toStageItem } from './stage-items.ts'

export const handOver: HandlerOf<typeof publisher, 'handOver'> = async ({ tx, audit, now }, { id }) => {
  const before = await lockProductInCompany(tx, id)
  const state = productLifecycle.next(before.state, 'hand') ?? fail('publisher.not-possible')
  refuseIncomplete(await missingSender(tx, now))
  const product = await saveProductState(tx, id, state)
  await audit(id, { from: before.state, to: state })
  return toStageItem(product, null, now)
}
