import type { domain } from '@coverwright/contract/publish/domain'
import type { HandlersOf } from '../../../platform/http/handlers.ts'
import { listDomainOrders } from './list-domain-orders.ts'
import { suggestDomain } from './offer-names.ts'
import { cancelDomainOrder, registerDomain, renewDomain } from './place-domain-order.ts'
import { setNameRenewal } from './set-name-renewal.ts'
import { getTransferCode } from './transfer-code.ts'

export const domainOrderCalls = {
  suggestDomain,
  registerDomain,
  renewDomain,
  setNameRenewal,
  cancelDomainOrder,
  listDomainOrders,
  getTransferCode,
} satisfies Partial<HandlersOf<typeof domain>>
