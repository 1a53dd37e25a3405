import type { webhook } from '@coverwright/contract/reach/webhook'
import { fail } from '@coverwright/domain/errors'
import { maxWebhooks } from '@coverwright/domain/reach/webhook/webhook'
import { newSecret } from '../../../adapters/outbound/sign-message.ts'
import { companyOf } from '../../../platform/database/company-of.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { newId } from '../../../platform/id.ts'
import { lockOwnCompany } from '../../company/company/index.ts'
import { checkForm } from './check-form.ts'
import { toWebhook } from './internal.ts'
import { sealSecret } from './secret.ts'
import { webhooks } from './tables.ts'

export const createWebhook: HandlerOf<typeof webhook, 'createWebhook'> = async ({ tx, audit, ports }, form) => {
  await lockOwnCompany(tx)
  if ((await tx.$count(webhooks)) >= maxWebhooks) return fail('webhook.too-many')
  await checkForm(tx, ports, form)
  const secret = newSecret()
  const id = newId()
  const sealedSecret = sealSecret(ports.sealing, { id, companyId: companyOf(tx) }, secret)
  const [row] = await tx
    .insert(webhooks)
    .values({ ...form, id, sealedSecret })
    .returning()
  if (!row) throw new Error('The webhook was not saved')
  await audit(id, { name: form.name, events: form.events, mode: form.mode })
  return { webhook: toWebhook(row), secret }
}
