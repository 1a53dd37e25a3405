import { domainOrderPaid, domainOrderStranded, lockDomainOrder } from '../../publish/domain-order/index.ts'
import { settleBought } from './settle-bought.ts'

/** What a company pays for a name. */
export const settleDomainPayment = settleBought({
  lock: lockDomainOrder,
  paid: domainOrderPaid,
  stranded: domainOrderStranded,
})
