import type { webhook } from '@coverwright/contract/reach/webhook'
import { fail } from '@coverwright/domain/errors'
import { webhookLifecycle } from '@coverwright/domain/reach/webhook/webhook-lifecycle'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { lockWebhookInCompany, saveWebhook, toWebhook } from './internal.ts'

export const pauseWebhook: HandlerOf<typeof webhook, 'pauseWebhook'> = async ({ tx, audit }, { id }) => {
  const before = await lockWebhookInCompany(tx, id)
  const state = webhookLifecycle.next(before.state, 'pause') ?? fail('webhook.not-active')
  const row = await saveWebhook(tx, id, { state })
  await audit(id, { name: row.name, from: before.state, to: state })
  return toWebhook(row)
}
