import type { webhook } from '@coverwright/contract/reach/webhook'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { checkForm } from './check-form.ts'
import { lockWebhookInCompany, saveWebhook, toWebhook } from './internal.ts'

/** What waits already goes to the new address: it is there that somebody listens. */
export const updateWebhook: HandlerOf<typeof webhook, 'updateWebhook'> = async ({ tx, audit, ports }, change) => {
  const { id, ...form } = change
  const before = await lockWebhookInCompany(tx, id)
  await checkForm(tx, ports, form)
  const isMoved = before.address !== form.address
  const row = await saveWebhook(tx, id, {
    ...form,
    ...(isMoved && { failures: 0, failingSince: null, toldAt: null, restUntil: null }),
  })
  await audit(id, { name: row.name, events: row.events, mode: row.mode, isMoved })
  return toWebhook(row)
}
