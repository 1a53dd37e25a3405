import { ConnectorForm } from '@coverwright/domain/build/connector/connector'
import type { ConnectorState } from '@coverwright/domain/build/connector/connector-lifecycle'
import { exampleOf } from '@coverwright/domain/fields'
import { newId } from '../src/platform/id.ts'
import type { TestApp, TestCompany } from './test-app.ts'

let number = 0

export async function aConnector(app: TestApp, { client }: TestCompany, state: ConnectorState = 'ready') {
  const connector = await client.apiConnector.createConnector({
    ...exampleOf(ConnectorForm),
    name: `Connector ${++number}`,
  })
  await app.owner.query('update connector set state = $2 where id = $1', [connector.id, state])
  return connector
}

/** A data source that a connector made for it fills. */
export async function aConnectedSource(app: TestApp, company: TestCompany) {
  const { id: connectorId } = await aConnector(app, company)
  const name = `connected_${++number}`
  return company.client.dataSource.connectDataSource({ name, connectorId, path: '$.vehicles', every: 'day' })
}

/** A run of a connector made for it, as if it had been tried out. */
export async function aTask(app: TestApp, company: TestCompany, state: 'done' | 'failed' = 'done') {
  const connector = await aConnector(app, company)
  const id = newId()
  const request = { method: 'GET', url: connector.address, headers: [], body: '' }
  await app.owner.query(
    `insert into connector_task (id, company_id, connector_id, cause, state, took_ms, request, excerpt, retried)
     values ($1, $2, $3, 'test', $4, 12, $5, '{}', '{"at":"live","inputs":{"registration":"AA19AAA"}}')`,
    [id, company.companyId, connector.id, state, request],
  )
  return { id, connectorId: connector.id }
}
