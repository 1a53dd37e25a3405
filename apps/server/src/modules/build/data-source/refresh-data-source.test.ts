import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ConnectorForm } from '@coverwright/domain/build/connector/connector'
import { exampleOf } from '@coverwright/domain/fields'
import { afterAll, expect, test } from 'vitest'
import { eventually } from '../../../../test/eventually.ts'
import { literals, others } from '../../../../test/inside-targets.ts'
import { runNow } from '../../../../test/run-now.ts'
import { startTestApp, type TestCompany } from '../../../../test/test-app.ts'
import { inCompany, waysIn } from '../../../platform/http/ways-in.ts'
import { startWorker } from '../../../platform/jobs/start-worker.ts'
import { fillLater, readFilling } from './fill-data-source.ts'
import { getDataSourceInCompany } from './internal.ts'
import { dataSourceJobs, dataSourceSweeps } from './refresh-data-source.ts'

let answer: { status: number; body: unknown } = { status: 200, body: {} }
let asked = 0
const provider = createServer((_, response) => {
  asked++
  response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body))
})
await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve))
const { port } = provider.address() as AddressInfo

const app = await startTestApp({ OUTBOUND_ALLOW: `localhost:${port}` })
const worker = await startWorker(app.serverUrl, dataSourceJobs(app.ports), { now: () => app.clock.now() })
afterAll(async () => {
  await worker.stop()
  provider.close()
})

const cars = (many: number) =>
  Array.from({ length: many }, (_, at) => ({ code: `C${at}`, label: `Car ${at}`, group: at }))
const answers = (many: number) => {
  answer = { status: 200, body: { data: { cars: cars(many) } } }
}

const stateOf = (id: string, state: 'draft' | 'ready' | 'paused') =>
  app.owner.query('update connector set state = $2 where id = $1', [id, state])

async function connected(company: TestCompany, every: 'hand' | 'hour' | 'day' = 'hour') {
  const { client } = company
  const connector = await client.apiConnector.createConnector({
    ...exampleOf(ConnectorForm),
    address: `http://localhost:${port}/cars`,
    authentication: { kind: 'none' },
    secret: undefined,
    params: [],
    outputs: [],
  })
  await stateOf(connector.id, 'ready')
  const form = { name: 'cars', connectorId: connector.id, path: '$.data.cars', every }
  return { connector, source: await client.dataSource.connectDataSource(form) }
}

/** As if its time had come; answers it once it was asked for. */
async function comeDue({ client }: TestCompany, id: string) {
  const { rows } = await app.owner.query<{ many: number }>('select count(*)::int as many from connector_task')
  await app.owner.query(`update data_source set next_at = '2000-01-01' where id = $1`, [id])
  await runNow(app, dataSourceSweeps(waysIn(app.pool, 'job')))
  return eventually(async () => {
    const tasks = await app.owner.query<{ many: number }>('select count(*)::int as many from connector_task')
    expect(tasks.rows[0]?.many).toBe((rows[0]?.many ?? 0) + 1)
    return client.dataSource.getDataSource({ id })
  })
}

const newsOf = async ({ client }: TestCompany) =>
  (await client.message.listNotifications({})).items.filter(({ source }) => source === 'Data sources')

test('it is filled by itself at its time, and by hand; each run is among the tasks', async () => {
  const company = await app.aCompany()
  const { client } = company
  answers(4)
  const { source, connector } = await connected(company)
  expect(source).toMatchObject({ rowCount: 0, feed: { every: 'hour', refreshedAt: null, problem: null } })
  const filled = await comeDue(company, source.id)
  expect(filled).toMatchObject({ rowCount: 4, feed: { problem: null, refreshedAt: expect.any(String) } })
  expect(filled.rows[0]).toEqual(['C0', 'Car 0', '0'])
  expect(filled.columns).toMatchObject([{ name: 'code' }, { name: 'label' }, { name: 'group', type: 'number' }])
  expect(Date.parse(filled.feed?.nextAt ?? '') - Date.parse(filled.feed?.refreshedAt ?? '')).toBe(3_600_000)
  answers(5)
  expect(await client.dataSource.refreshDataSource({ id: source.id, takesAsIs: false })).toMatchObject({
    rowCount: 5,
  })
  const { items } = await client.task.listTasks({ connectorId: connector.id })
  expect(items.map(({ cause, state }) => [cause, state])).toEqual([
    ['refresh', 'done'],
    ['refresh', 'done'],
  ])
  expect(items.map(({ excerpt }) => excerpt).join('')).not.toContain('Car 0')
})

test('what fails, or is suddenly half as long, keeps the rows and is told once; by hand a shorter list is taken', async () => {
  const company = await app.aCompany()
  const { client } = company
  answers(10)
  const { source } = await connected(company)
  await comeDue(company, source.id)
  for (const [body, problem] of [
    [{ data: { cars: cars(5) } }, 'It answered 5 rows where there were 10.'],
    [{ data: { cars: cars(10).map(({ code, label }) => ({ code, label })) } }, 'The column group is missing.'],
    [{ data: { cars: [] } }, 'The list at $.data.cars is empty.'],
    [{ data: {} }, 'There is no list at $.data.cars.'],
    [{ data: { cars: [{ 'two words': 1 }] } }, 'Line 1: "two words" cannot name a column'],
  ] as const) {
    answer = { status: 200, body }
    const kept = await comeDue(company, source.id)
    expect(kept).toMatchObject({ rowCount: 10, feed: { problem } })
    expect(kept.feed?.nextAt).not.toBeNull()
  }
  answer = { status: 404, body: {} }
  expect(await comeDue(company, source.id)).toMatchObject({ rowCount: 10, feed: { problem: 'It answered 404.' } })
  expect(await newsOf(company)).toMatchObject([
    {
      title: 'The data source cars could not be refreshed: its rows are as they were',
      link: `/setData?source=${source.id}`,
    },
  ])

  answers(5)
  const ask = (takesAsIs: boolean) => client.dataSource.refreshDataSource({ id: source.id, takesAsIs })
  expect(await ask(false)).toMatchObject({ rowCount: 10, feed: { problem: 'It answered 5 rows where there were 10.' } })
  expect(await ask(true)).toMatchObject({ rowCount: 5, feed: { problem: null } })
})

test('a connected one takes no file, its connector is not deleted, a paused one is not asked; disconnected it keeps its rows', async () => {
  const company = await app.aCompany()
  const { client } = company
  answers(3)
  const { source, connector } = await connected(company, 'hand')
  await comeDue(company, source.id)
  const upload = () => client.dataSource.uploadDataSource({ name: 'cars' }, new Blob(['code\nX']))
  await expect(upload()).rejects.toMatchObject({ code: 'data-source.connected' })
  await expect(client.apiConnector.deleteConnector({ id: connector.id })).rejects.toMatchObject({
    code: 'connector.in-use',
    fields: { id: 'cars' },
  })
  await stateOf(connector.id, 'paused')
  const before = asked
  const { feed } = await client.dataSource.refreshDataSource({ id: source.id, takesAsIs: false })
  expect(feed).toMatchObject({ problem: 'The connector is paused.', nextAt: null })
  expect(asked).toBe(before)
  expect(await client.dataSource.disconnectDataSource({ id: source.id })).toMatchObject({ feed: null, rowCount: 3 })
  await client.apiConnector.deleteConnector({ id: connector.id })
  expect(await upload()).toMatchObject({ rowCount: 1 })
})

test('a refresh by hand that fails is told to leaders too, once', async () => {
  const company = await app.aCompany()
  answers(4)
  const { source } = await connected(company)
  await comeDue(company, source.id)
  answer = { status: 404, body: {} }
  const ask = () => company.client.dataSource.refreshDataSource({ id: source.id, takesAsIs: false })
  expect(await ask()).toMatchObject({ feed: { problem: 'It answered 404.' } })
  await ask()
  await comeDue(company, source.id)
  expect(await newsOf(company)).toHaveLength(1)
})

test('what found no place is asked a minute later, unless it was disconnected or asked meanwhile', async () => {
  const company = await app.aCompany()
  answers(4)
  const { source } = await connected(company, 'hand')
  const inside = inCompany(app.pool)
  const filling = await inside(company.companyId, async (tx) =>
    readFilling(tx, await getDataSourceInCompany(tx, source.id)),
  )
  if (!filling) throw new Error('It is not connected')
  const now = new Date()
  const nextAt = async () => {
    await inside(company.companyId, (tx) => fillLater(tx, filling, now))
    const { rows } = await app.owner.query<{ next_at: Date | null }>('select next_at from data_source where id = $1', [
      source.id,
    ])
    return rows[0]?.next_at
  }
  expect(await nextAt()).toEqual(new Date(now.getTime() + 60_000))
  await company.client.dataSource.refreshDataSource({ id: source.id, takesAsIs: false })
  expect(await nextAt()).toBeNull()
  await company.client.dataSource.disconnectDataSource({ id: source.id })
  expect(await nextAt()).toBeNull()
})

test('only whoever may try a connector out connects it, and only one that is ready; others refresh', async () => {
  const company = await app.aCompany()
  const { client } = await app.aColleague(company, { role: 'standard', permissions: ['project'] })
  answers(3)
  const { source, connector } = await connected(company)
  const form = { name: 'cars', connectorId: connector.id, path: '$', every: 'hour' } as const
  const before = asked
  await expect(client.dataSource.connectDataSource(form)).rejects.toMatchObject({ code: 'not-allowed' })
  for (const [state, why] of [
    ['draft', 'Test it, or keep a demo result, before it is used.'],
    ['paused', 'The connector is paused.'],
  ] as const) {
    await stateOf(connector.id, state)
    await expect(company.client.dataSource.connectDataSource(form)).rejects.toMatchObject({
      code: 'connector.not-ready',
      fields: { connectorId: why },
    })
  }
  expect(asked).toBe(before)
  await stateOf(connector.id, 'ready')
  expect(await client.dataSource.refreshDataSource({ id: source.id, takesAsIs: false })).toMatchObject({
    rowCount: 3,
    feed: { path: '$.data.cars' },
  })
})

test('no address that leads inside is asked, whatever the connector was kept with', async () => {
  const company = await app.aCompany()
  const { connector, source } = await connected(company)
  const before = asked
  const addresses = [...literals, ...others].filter((each) => URL.canParse(each))
  expect(addresses.length).toBeGreaterThan(60)
  for (const address of addresses) {
    await app.owner.query(
      `update connector set definition = definition || jsonb_build_object('address', $2::text) where id = $1`,
      [connector.id, address],
    )
    const { feed } = await company.client.dataSource.refreshDataSource({ id: source.id, takesAsIs: false })
    expect(feed?.problem, address).not.toBeNull()
  }
  expect(asked).toBe(before)
}, 60_000)
