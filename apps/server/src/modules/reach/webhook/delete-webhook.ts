import type { webhook } from '@coverwright/contract/reach/webhook'
import { eq } from 'drizzle-orm'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { lockWebhookInCompany } from './internal.ts'
import { webhooks } from './tables.ts'

/** What was sent there goes with it. */
export const deleteWebhook: HandlerOf<typeof webhook, 'deleteWebhook'> = async ({ tx, audit }, { id }) => {
  const { name } = await lockWebhookInCompany(tx, id)
  await tx.delete(webhooks).where(eq(webhooks.id, id))
  await audit(id, { name, deleted: true })
  return null
}
