import type { webhookEvents } from '@coverwright/domain/reach/webhook/webhook-events'
import { worded } from '@coverwright/domain/worded'
import { selectRow } from '../../../platform/database/select-row.ts'
import type { StandardMessages, TellingContext } from '../../../platform/events/standard-message.ts'
import { newsForLeaders } from '../../company/member/index.ts'
import { webhooks } from './tables.ts'

type Type = keyof typeof webhookEvents

export const webhookTells: StandardMessages<Type> = {
  'webhook.failing': { news: (context, { webhookId }) => newsOf(context, 'webhook.failing', webhookId) },
  'webhook.disabled': { news: (context, { webhookId }) => newsOf(context, 'webhook.disabled', webhookId) },
}

async function newsOf({ tx }: TellingContext, type: Type, webhookId: string) {
  const webhook = await selectRow(tx, webhooks, webhookId)
  if (!webhook) return []
  const { title } = worded(type, { name: webhook.name })
  const link = `/apiList?webhook=${webhookId}`
  return newsForLeaders(tx, { kind: 'danger', title, source: 'Webhooks', link })
}
