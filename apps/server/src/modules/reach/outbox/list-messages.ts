import type { outbox } from '@coverwright/contract/reach/outbox'
import { and, eq } from 'drizzle-orm'
import { selectPage } from '../../../platform/database/select-page.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { outboxMessages } from '../../../platform/outbox/tables.ts'
import { findByWords, isOneOf, moreOf } from '../../../platform/search/find-by-words.ts'
import { toMessage } from './internal.ts'

export const listMessages: HandlerOf<typeof outbox, 'listMessages'> = async ({ tx }, filter, paging) => {
  const found = filter.search ? await findByWords(tx, 'outbox_message', filter.search) : undefined
  const where = and(
    filter.channel && eq(outboxMessages.channel, filter.channel),
    filter.state && eq(outboxMessages.state, filter.state),
    found && isOneOf(outboxMessages.id, found.ids),
  )
  const { items, ...page } = await selectPage(tx, outboxMessages, where, paging)
  return { items: items.map(toMessage), ...page, ...moreOf(found) }
}
