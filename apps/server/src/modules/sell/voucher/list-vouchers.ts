import type { voucher } from '@coverwright/contract/sell/voucher'
import { and, eq } from 'drizzle-orm'
import { contains, selectPage } from '../../../platform/database/select-page.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { getChannelInCompany } from '../channel/index.ts'
import { toVouchers } from './internal.ts'
import { vouchers } from './tables.ts'

export const listVouchers: HandlerOf<typeof voucher, 'listVouchers'> = async ({ tx, now }, filter, paging) => {
  if (filter.channelId) await getChannelInCompany(tx, filter.channelId)
  const where = and(
    filter.channelId ? eq(vouchers.channelId, filter.channelId) : undefined,
    filter.state && eq(vouchers.state, filter.state),
    contains(vouchers.name, filter.search),
  )
  const { items, ...page } = await selectPage(tx, vouchers, where, paging)
  return { items: await toVouchers(tx, items, now), ...page }
}
