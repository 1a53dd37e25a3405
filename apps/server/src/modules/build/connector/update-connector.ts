import type { apiConnector } from '@coverwright/contract/build/api-connector'
import { fail } from '@coverwright/domain/errors'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { checkAddresses, checkCall, checkRole, checkSecret } from './check-form.ts'
import { fillsSource } from './find-usage.ts'
import { answerConnector, definitionOf, lockConnectorInCompany, saveConnector } from './internal.ts'
import { sealSecret } from './secret.ts'

/** Releases keep the definition they were frozen with; the secret is the one of today everywhere. */
export const updateConnector: HandlerOf<typeof apiConnector, 'updateConnector'> = async (
  { tx, audit, ports, grants },
  { id, ...form },
) => {
  const before = await lockConnectorInCompany(tx, id)
  checkAddresses(ports, form)
  checkSecret(form, before)
  checkRole(form)
  await checkCall(form, grants)
  if (form.type === 'internal' && (await fillsSource(tx, id))) return fail('connector.internal')
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
