import type { channel } from '@coverwright/contract/sell/channel'
import { and, eq } from 'drizzle-orm'
import { contains, selectPage } from '../../../platform/database/select-page.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { toChannel } from './internal.ts'
import { channels } from './tables.ts'

export const listChannels: HandlerOf<typeof channel, 'listChannels'> = async ({ tx }, filter, paging) => {
  const where = and(filter.state && eq(channels.state, filter.state), contains(channels.name, filter.search))
  const { items, ...page } = await selectPage(tx, channels, where, paging)
  return { items: items.map(toChannel), ...page }
}
