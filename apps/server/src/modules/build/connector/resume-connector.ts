import type { apiConnector } from '@coverwright/contract/build/api-connector'
import { connectorLifecycle } from '@coverwright/domain/build/connector/connector-lifecycle'
import { fail } from '@coverwright/domain/errors'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { checkCall } from './check-form.ts'
import { answerConnector, lockConnectorInCompany, saveConnector } from './internal.ts'

export const resumeConnector: HandlerOf<typeof apiConnector, 'resumeConnector'> = async (
  { tx, audit, grants },
  { id },
) => {
  const before = await lockConnectorInCompany(tx, id)
  await checkCall(before.definition, grants)
  const state = connectorLifecycle.next(before.state, 'resume') ?? fail('connector.not-paused')
  const row = await saveConnector(tx, id, { state })
  await audit(id, { name: row.name, from: before.state, to: state })
  return answerConnector(tx, row)
}
