import type { apiConnector } from '@coverwright/contract/build/api-connector'
import { connectorLifecycle } from '@coverwright/domain/build/connector/connector-lifecycle'
import { fail } from '@coverwright/domain/errors'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { answerConnector, lockConnectorInCompany, saveConnector } from './internal.ts'

export const pauseConnector: HandlerOf<typeof apiConnector, 'pauseConnector'> = async ({ tx, audit }, { id }) => {
  const before = await lockConnectorInCompany(tx, id)
  const state = connectorLifecycle.next(before.state, 'pause') ?? fail('connector.not-ready')
  const row = await saveConnector(tx, id, { state })
  await audit(id, { name: row.name, from: before.state, to: state })
  return answerConnector(tx, row)
}
