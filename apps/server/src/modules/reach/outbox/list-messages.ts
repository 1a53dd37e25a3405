import type { outbox } from '@coverwright/contract/reach/outbox'
import { and, eq, or } from 'drizzle-orm'
import { contains, selectPage } from '../../../platform/database/select-page.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { toMessage } from './internal.ts'
import { outboxMessages } from './tables.ts'

export const listMessages: HandlerOf<typeof outbox, 'listMessages'> = async ({ tx }, filter, paging) => {
  const where = and(
    filter.channel && eq(outboxMessages.channel, filter.channel),
    filter.state && eq(outboxMessages.state, filter.state),
    or(contains(outboxMessages.recipient, filter.search), contains(outboxMessages.subject, filter.search)),
  )
  const { items, ...page } = await selectPage(tx, outboxMessages, where, paging)
  return { items: items.map(toMessage), ...page }
}
