import type { webhook } from '@coverwright/contract/reach/webhook'
import { contains, selectPage } from '../../../platform/database/select-page.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { toWebhook } from './internal.ts'
import { webhooks } from './tables.ts'

export const listWebhooks: HandlerOf<typeof webhook, 'listWebhooks'> = async ({ tx }, { search }, paging) => {
  const { items, ...page } = await selectPage(tx, webhooks, contains(webhooks.name, search), paging)
  return { items: items.map(toWebhook), ...page }
}
