import type { merchant } from '@coverwright/contract/sell/merchant'
import { and, eq } from 'drizzle-orm'
import { contains, selectPage } from '../../../platform/database/select-page.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { getChannelInCompany } from '../channel/index.ts'
import { toMerchants } from './internal.ts'
import { merchants } from './tables.ts'

export const listMerchants: HandlerOf<typeof merchant, 'listMerchants'> = async ({ tx }, filter, paging) => {
  if (filter.channelId) await getChannelInCompany(tx, filter.channelId)
  const where = and(
    filter.channelId ? eq(merchants.channelId, filter.channelId) : undefined,
    filter.state && eq(merchants.state, filter.state),
    contains(merchants.name, filter.search),
  )
  const { items, ...page } = await selectPage(tx, merchants, where, paging)
  return { items: await toMerchants(tx, items), ...page }
}
