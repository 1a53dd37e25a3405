import type { webhook } from '@coverwright/contract/reach/webhook'
import { newSecret } from '../../../adapters/outbound/sign-message.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { lockWebhookInCompany, saveWebhook, toWebhook } from './internal.ts'
import { sealSecret } from './secret.ts'

const bothSignMs = 24 * 60 * 60_000

export const rotateSecret: HandlerOf<typeof webhook, 'rotateSecret'> = async ({ tx, audit, now, ports }, { id }) => {
  const before = await lockWebhookInCompany(tx, id)
  const secret = newSecret()
  const row = await saveWebhook(tx, id, {
    sealedSecret: sealSecret(ports.sealing, before, secret),
    sealedFormer: before.sealedSecret,
    secretSince: now,
    formerUntil: new Date(now.getTime() + bothSignMs),
  })
  await audit(id, { name: row.name, rotated: true })
  return { webhook: toWebhook(row), secret }
}
