import type { merchant } from '@coverwright/contract/sell/merchant'
import type { HandlersOf } from '../../../platform/http/handlers.ts'
import { activateMerchant } from './activate-merchant.ts'
import { createMerchant } from './create-merchant.ts'
import { deactivateMerchant } from './deactivate-merchant.ts'
import { listMerchants } from './list-merchants.ts'
import { updateMerchant } from './update-merchant.ts'

export const merchantCalls: HandlersOf<typeof merchant> = {
  createMerchant,
  updateMerchant,
  activateMerchant,
  deactivateMerchant,
  listMerchants,
}
