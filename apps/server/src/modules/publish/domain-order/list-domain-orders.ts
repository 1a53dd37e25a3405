import type { domain } from '@coverwright/contract/publish/domain'
import { selectPage } from '../../../platform/database/select-page.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { toDomainOrder } from './internal.ts'
import { domainOrders } from './tables.ts'

export const listDomainOrders: HandlerOf<typeof domain, 'listDomainOrders'> = async ({ tx }, _nothing, paging) => {
  const { items, ...page } = await selectPage(tx, domainOrders, undefined, paging)
  return { items: items.map(toDomainOrder), ...page }
}
