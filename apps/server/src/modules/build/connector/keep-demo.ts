import type { apiConnector } from '@coverwright/contract/build/api-connector'
import { connectorLifecycle } from '@coverwright/domain/build/connector/connector-lifecycle'
import { readOutputs } from '@coverwright/domain/build/connector/read-outputs'
import { fail } from '@coverwright/domain/errors'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { checkCall } from './check-form.ts'
import { answerConnector, lockConnectorInCompany, saveConnector } from './internal.ts'

export const keepDemo: HandlerOf<typeof apiConnector, 'keepDemo'> = async ({ tx, audit, grants }, { id, result }) => {
  const before = await lockConnectorInCompany(tx, id)
  await checkCall(before.definition, grants)
  const missing = readOutputs(before.definition, JSON.parse(result)).filter(({ value }) => value === null)
  if (missing.length > 0)
    return fail('connector.demo-unfit', { result: `Nothing at ${missing.map(({ path }) => path).join(', ')}` })
  const row = await saveConnector(tx, id, {
    definition: { ...before.definition, demoResult: result },
    state: connectorLifecycle.next(before.state, 'prove') ?? before.state,
  })
  await audit(id, { name: row.name, demo: true })
  return answerConnector(tx, row)
}
