import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { type ConnectorForm, ConnectorForm as Form, maxConnectors } from '@coverwright/domain/build/connector/connector'
import { exampleOf } from '@coverwright/domain/fields'
import { messages } from '@coverwright/domain/messages'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { aConnector, aTask } from '../../../../test/connector-builders.ts'
import { startDnsServer } from '../../../../test/dns-server.ts'
import { insideZone, literals, others } from '../../../../test/inside-targets.ts'
import { startTestApp, type TestCompany } from '../../../../test/test-app.ts'

interface Heard {
  readonly url: string
  readonly headers: Readonly<Record<string, unknown>>
  readonly body: string
}

const heard: Heard[] = []
let waiting: (() => void)[] = []
const json =
  (value: unknown): RequestListener =>
  (_, response) =>
    void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(value))
const answers: Record<string, RequestListener> = {
  '/car': json({ vehicle: { make: 'Fiat', power: 74 }, note: 'for Ida Quill' }),
  '/token': json({ access_token: 'a-token', expires_in: 3600 }),
  '/list': (_, response) => response.writeHead(200, { 'content-type': 'text/csv' }).end('make,power\nFiat,74\n'),
  '/text': (_, response) => response.writeHead(200).end('<html>'),
  '/huge': (_, response) => response.writeHead(200).end('x'.repeat(1_000_001)),
  '/away': (_, response) => response.writeHead(302, { location: '/car' }).end(),
  '/packed': (_, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end('zzz'),
  '/broken': (_, response) => response.writeHead(500).end(),
  '/none': (_, response) => response.writeHead(404).end(),
  '/silent': () => {},
  '/waits': (_, response) => void waiting.push(() => response.end('{}')),
}
const provider = createServer(async (request, response) => {
  heard.push({ url: request.url ?? '', headers: request.headers, body: (await buffer(request)).toString() })
  answers[(request.url ?? '').replace(/\?.*/, '')]?.(request, response)
})
await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve))
const { port } = provider.address() as AddressInfo
const at = (path: string) => `http://localhost:${port}${path}`
afterAll(() => {
  provider.close()
  provider.closeAllConnections()
})

const app = await startTestApp({ OUTBOUND_ALLOW: `localhost:${port}` })
const company = await app.aCompany()
let number = 0
beforeEach(() => void heard.splice(0))

const form = (change: Partial<ConnectorForm>): ConnectorForm => ({
  ...exampleOf(Form),
  name: `Register ${++number}`,
  address: at('/car'),
  authentication: { kind: 'none' },
  secret: undefined,
  params: [],
  outputs: [],
  ...change,
})
const make = (change: Partial<ConnectorForm>, { client }: TestCompany = company) =>
  client.apiConnector.createConnector(form(change))
const tried = async (change: Partial<ConnectorForm>) => {
  const { id } = await make(change)
  return company.client.apiConnector.testConnector({ id, at: 'live', params: [{ name: 'plate', value: 'AA 19' }] })
}

test('it is made, tried for real, and ready once it answers what the outputs look for', async () => {
  const outputs = [
    { name: 'make', path: '$.vehicle.make' },
    { name: 'power', path: '$.vehicle.power' },
  ]
  const made = await make({ outputs, params: [{ name: 'plate', value: '{{plate}}' }] })
  expect(made).toMatchObject({ state: 'draft', lastRunAt: null })
  const { client } = company
  const found = await client.apiConnector.testConnector({
    id: made.id,
    at: 'live',
    params: [{ name: 'plate', value: 'AA 19' }],
  })
  expect(heard).toMatchObject([{ url: '/car?plate=AA+19' }])
  expect(found.outputs.map(({ value }) => value)).toEqual(['Fiat', '74'])
  expect(found.task).toMatchObject({ state: 'done', status: 200, problem: null, cause: 'test' })
  expect(await client.apiConnector.getConnector({ id: made.id })).toMatchObject({ state: 'ready', lastProblem: null })
  expect((await client.apiConnector.pauseConnector({ id: made.id })).state).toBe('paused')
  expect((await client.apiConnector.resumeConnector({ id: made.id })).state).toBe('ready')
})

test.each<[string, Partial<ConnectorForm>, string]>([
  ['slow', { address: at('/silent'), deadlineSeconds: 1 }, messages.requestTimedOut],
  ['huge', { address: at('/huge') }, 'The answer is longer than 1 MB.'],
  ['no data', { address: at('/text') }, 'It answered neither JSON nor CSV.'],
  ['compressed', { address: at('/packed') }, 'It answered compressed, though it was asked not to.'],
  ['redirecting', { address: at('/away') }, 'It leads to another address, which is not followed.'],
  ['broken', { address: at('/broken') }, 'It answered 500.'],
  ['finds nothing', { address: at('/none') }, 'It answered 404.'],
])('a provider that is %s is told as such, and leaves a task', async (_, change, problem) => {
  expect((await tried(change)).task.problem).toBe(problem)
  const { items } = await company.client.task.listTasks({ state: 'failed' }, { nowPage: 1, pageSize: 1 })
  expect(items).toMatchObject([{ problem, state: 'failed' }])
})

test('CSV is read row by row', async () => {
  const { outputs } = await tried({ address: at('/list'), outputs: [{ name: 'power', path: '$[0].power' }] })
  expect(outputs).toMatchObject([{ value: '74' }])
})

test('each way to show who we are is what the other side hears, and nothing we answer', async () => {
  const secret = 'very-secret-4711'
  const cases: [ConnectorForm['authentication'], (call: Heard | undefined) => unknown, string][] = [
    [{ kind: 'key', in: 'header', name: 'X-Key' }, (call) => call?.headers['x-key'], secret],
    [{ kind: 'key', in: 'query', name: 'key' }, (call) => call?.url, `/car?key=${secret}`],
    [{ kind: 'basic', user: 'us' }, (call) => call?.headers.authorization, `Basic ${btoa(`us:${secret}`)}`],
    [{ kind: 'bearer' }, (call) => call?.headers.authorization, `Bearer ${secret}`],
    [
      { kind: 'oauth2', tokenAddress: at('/token'), clientId: 'shop', scope: '' },
      (call) => call?.headers.authorization,
      'Bearer a-token',
    ],
  ]
  for (const [authentication, shown, expected] of cases) {
    const { id, secretHint } = await make({ authentication, secret })
    expect(secretHint).toBe('••••4711')
    const { client } = company
    const found = await client.apiConnector.testConnector({ id, at: 'live', params: [] })
    expect(shown(heard.at(-1))).toBe(expected)
    const said = [
      found,
      await client.apiConnector.getConnector({ id }),
      await client.task.getTask({ id: found.task.id }),
    ]
    expect(JSON.stringify(said)).not.toContain(secret)
  }
  const { rows } = await app.owner.query<{ text: string }>(
    `select coalesce(string_agg(c::text, ''), '') || (select coalesce(string_agg(a::text, ''), '') from audit a)
       || (select string_agg(t::text, '') from connector_task t) || (select coalesce(string_agg(i::text, ''), '') from idempotency i)
       as text from connector c`,
  )
  expect(rows[0]?.text).not.toContain(secret)
})

test('a token of OAuth2 is asked for once', async () => {
  const authentication = { kind: 'oauth2', tokenAddress: at('/token'), clientId: 'shop', scope: 'cars' } as const
  const { id } = await make({ authentication, secret: 'client-secret-1' })
  for (let run = 0; run < 2; run++) await company.client.apiConnector.testConnector({ id, at: 'live', params: [] })
  expect(heard.map(({ url }) => url)).toEqual(['/token', '/car', '/car'])
  expect(Object.fromEntries(new URLSearchParams(heard[0]?.body))).toMatchObject({
    grant_type: 'client_credentials',
    scope: 'cars',
  })
})

test('the secret is not sent to an address it was not entered for', async () => {
  const { client } = company
  const { id, name } = await make({ authentication: { kind: 'bearer' }, secret: 'bearer-secret-1' })
  const kept = { ...form({ authentication: { kind: 'bearer' } }), name, id }
  expect(await client.apiConnector.updateConnector({ ...kept, address: at('/list') })).toMatchObject({
    secretHint: '••••et-1',
  })
  await expect(
    client.apiConnector.updateConnector({ ...kept, address: 'https://elsewhere.example/' }),
  ).rejects.toMatchObject({ code: 'connector.secret-needed' })
  await expect(
    client.apiConnector.updateConnector({ ...kept, testAddress: 'https://elsewhere.example/' }),
  ).rejects.toMatchObject({ code: 'connector.secret-needed' })
  for (const tokenAddress of ['https:elsewhere.example/', 'https:/elsewhere.example/{{plate}}']) {
    const oauth2 = { kind: 'oauth2', tokenAddress, clientId: 'us', scope: '' } as const
    const own = { kind: 'oauth2', tokenAddress: at('/token'), clientId: 'us', scope: '' } as const
    const made = await make({ authentication: own, secret: 'client-secret-1' })
    await expect(
      client.apiConnector.updateConnector({ ...form({ authentication: oauth2 }), id: made.id }),
    ).rejects.toMatchObject({ code: 'connector.secret-needed' })
  }
  const open = await client.apiConnector.updateConnector({ ...kept, authentication: { kind: 'none' } })
  expect(open.secretHint).toBeNull()
})

test('a secret copied into another row does not open there', async () => {
  const one = await make({ authentication: { kind: 'bearer' }, secret: 'the-secret-of-one' })
  const other = await make({ authentication: { kind: 'bearer' }, secret: 'the-secret-of-two' })
  await app.owner.query(
    `update connector set sealed_secret = (select sealed_secret from connector where id = $1) where id = $2`,
    [one.id, other.id],
  )
  const { task } = await company.client.apiConnector.testConnector({ id: other.id, at: 'live', params: [] })
  expect(task.problem).toBe('Its secret is missing or cannot be opened: enter it again.')
  expect(heard).toEqual([])
})

test('four calls of a company are under way at once, and the fifth is told so; another company is not held up', async () => {
  const own = await app.aCompany()
  const other = await app.aCompany()
  const { id } = await make({ address: at('/waits'), deadlineSeconds: 10 }, own)
  const ask = () => own.client.apiConnector.testConnector({ id, at: 'live', params: [] })
  const running = [ask(), ask(), ask(), ask()]
  await expect.poll(() => waiting.length).toBe(4)
  await expect(ask()).rejects.toMatchObject({ code: 'connector.busy' })
  const { id: theirs } = await make({}, other)
  expect(await other.client.apiConnector.testConnector({ id: theirs, at: 'live', params: [] })).toMatchObject({
    task: { state: 'done' },
  })
  for (const end of waiting.splice(0)) end()
  expect((await Promise.all(running)).map(({ task }) => task.state)).toEqual(['done', 'done', 'done', 'done'])
})

test('a demo result must have what the outputs look for, and makes it ready', async () => {
  const { client } = company
  const { id } = await make({ outputs: [{ name: 'make', path: '$.make' }] })
  await expect(client.apiConnector.keepDemo({ id, result: '{"model":"500"}' })).rejects.toMatchObject({
    code: 'connector.demo-unfit',
  })
  expect(await client.apiConnector.keepDemo({ id, result: '{"make":"Fiat"}' })).toMatchObject({
    state: 'ready',
    demoResult: '{"make":"Fiat"}',
  })
})

test('names are taken once, and there are not more than so many', async () => {
  const own = await app.aCompany()
  const { name } = await make({}, own)
  await expect(own.client.apiConnector.createConnector(form({ name }))).rejects.toMatchObject({
    code: 'connector.name-taken',
    fields: { name: expect.any(String) },
  })
  await app.owner.query(
    `insert into connector (id, company_id, name, definition)
     select gen_random_uuid(), company_id, 'many ' || n, definition from connector, generate_series(2, $2) n where company_id = $1`,
    [own.companyId, maxConnectors],
  )
  await expect(make({}, own)).rejects.toMatchObject({ code: 'connector.too-many' })
})

test('a try is made again from its task; one of a buyer is not, for nothing of it is kept', async () => {
  const { client } = company
  const { task } = await tried({ params: [{ name: 'plate', value: '{{plate}}' }] })
  expect(await client.task.retryTask({ id: task.id })).toMatchObject({ task: { cause: 'retry', state: 'done' } })
  expect(heard.map(({ url }) => url)).toEqual(['/car?plate=AA+19', '/car?plate=AA+19'])
  const bought = await aTask(app, company)
  await app.owner.query('update connector_task set retried = null where id = $1', [bought.id])
  await expect(client.task.retryTask({ id: bought.id })).rejects.toMatchObject({ code: 'task.not-kept' })
})

test('who may design reads connectors and changes none', async () => {
  const { id } = await aConnector(app, company)
  const designer = await app.aColleague(company, { permissions: ['designStudio'] })
  expect(await designer.client.apiConnector.getConnector({ id })).toMatchObject({ id })
  await expect(designer.client.apiConnector.deleteConnector({ id })).rejects.toMatchObject({ code: 'not-allowed' })
  await expect(designer.client.apiConnector.testConnector({ id, at: 'live', params: [] })).rejects.toMatchObject({
    code: 'not-allowed',
  })
})

test('no address leads inside: neither as a literal, nor by a name, nor as the address of a token', async () => {
  const dns = await startDnsServer(insideZone())
  const fenced = await startTestApp({ DNS_SERVERS: dns.address })
  const own = await fenced.aCompany()
  const plain = { ...form({}), outputs: [] }
  for (const address of [...literals, ...others]) {
    const oauth2 = { kind: 'oauth2', tokenAddress: address, clientId: 'us', scope: '' } as const
    for (const change of [
      { address },
      { testAddress: address || ' x' },
      { authentication: oauth2, secret: 'secret-1234' },
    ])
      await expect(
        own.client.apiConnector.createConnector({ ...plain, address: 'https://a.example/', ...change }),
        address,
      ).rejects.toMatchObject({ code: expect.stringMatching(/address-refused|parameter|invalid/) })
  }
  for (const name of insideZone().keys()) {
    const { id } = await own.client.apiConnector.createConnector({ ...plain, name, address: `https://${name}/` })
    const { task } = await own.client.apiConnector.testConnector({ id, at: 'live', params: [] })
    expect(task.problem, name).toBe('This address is not on the public internet.')
  }
  expect(heard).toEqual([])
  await dns.stop()
})
