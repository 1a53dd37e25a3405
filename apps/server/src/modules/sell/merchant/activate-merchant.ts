import type { merchant } from '@coverwright/contract/sell/merchant'
import { fail } from '@coverwright/domain/errors'
import { merchantLifecycle } from '@coverwright/domain/sell/merchant/merchant'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { lockMerchantInCompany, saveState, toMerchant } from './internal.ts'

export const activateMerchant: HandlerOf<typeof merchant, 'activateMerchant'> = async ({ tx, audit }, { id }) => {
  const before = await lockMerchantInCompany(tx, id)
  const state = merchantLifecycle.next(before.state, 'activate') ?? fail('merchant.already-activated')
  const after = await saveState(tx, id, state)

  await audit(id, { from: before.state, to: after.state })
  return toMerchant(tx, after)
}
