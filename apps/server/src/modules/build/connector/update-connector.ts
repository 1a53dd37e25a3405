import type { apiConnector } from '@coverwright/contract/build/api-connector'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { checkAddresses, checkRole, checkSecret } from './check-form.ts'
import { answerConnector, definitionOf, lockConnectorInCompany, saveConnector } from './internal.ts'
import { sealSecret } from './secret.ts'

/** Releases keep the definition they were frozen with; the secret is the one of today everywhere. */
export const updateConnector: HandlerOf<typeof apiConnector, 'updateConnector'> = async (
  { tx, audit, ports },
  { id, ...form },
) => {
  const before = await lockConnectorInCompany(tx, id)
  checkAddresses(ports, form)
  checkSecret(form, before)
  checkRole(form)
  const none = { sealedSecret: null, secretHint: null }
  const kept = form.secret ? sealSecret(ports.sealing, before, form.secret) : {}
  const row = await saveConnector(tx, id, {
    name: form.name,
    definition: definitionOf(form),
    role: form.role,
    ...(form.authentication.kind === 'none' ? none : kept),
  })
  await audit(id, { name: row.name, authentication: form.authentication.kind, isSecretNew: form.secret !== undefined })
  return answerConnector(tx, row)
}
