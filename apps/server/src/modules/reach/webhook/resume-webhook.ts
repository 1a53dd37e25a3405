import type { webhook } from '@coverwright/contract/reach/webhook'
import { fail } from '@coverwright/domain/errors'
import { webhookLifecycle } from '@coverwright/domain/reach/webhook/webhook-lifecycle'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { lockWebhookInCompany, saveWebhook, toWebhook } from './internal.ts'

/** It begins anew: what failed before counts no more. */
export const resumeWebhook: HandlerOf<typeof webhook, 'resumeWebhook'> = async ({ tx, audit }, { id }) => {
  const before = await lockWebhookInCompany(tx, id)
  const state = webhookLifecycle.next(before.state, 'resume') ?? fail('webhook.already-active')
  const row = await saveWebhook(tx, id, { state, failures: 0, failingSince: null, toldAt: null, restUntil: null })
  await audit(id, { name: row.name, from: before.state, to: state })
  return toWebhook(row)
}
