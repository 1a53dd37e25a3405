import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ConnectorForm } from '@coverwright/domain/build/connector/connector'
import { lookUpsInMonth } from '@coverwright/domain/build/connector/look-up-limits'
import { exampleOf } from '@coverwright/domain/fields'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { aSite, letIn } from '../../../../test/buyers.ts'
import { eventually } from '../../../../test/eventually.ts'
import { aVisitor } from '../../../../test/site-visitor.ts'
import { startTestApp } from '../../../../test/test-app.ts'

const heard: string[] = []
let status = 200
const found = [{ first: '9 Mill Lane', town: 'Ely', postcode: 'CB7 4AA' }]
const provider = createServer((request, response) => {
  heard.push(request.url ?? '')
  const answer = request.url?.startsWith('/car') ? { make: 'FORD', year: 2019, id: 'V06212' } : { found }
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
})
await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve))
afterAll(() => void provider.close())
const { port } = provider.address() as AddressInfo
const at = (path: string) => `http://localhost:${port}${path}`
const app = await startTestApp({ OUTBOUND_ALLOW: `localhost:${port}` })

const plain: ConnectorForm = {
  ...exampleOf(ConnectorForm),
  authentication: { kind: 'none' },
  secret: undefined,
  params: [],
}
const addresses: ConnectorForm = {
  ...plain,
  name: 'Addresses',
  role: 'address',
  address: at('/live/{{postcode}}'),
  outputs: ['first', 'town', 'postcode'].map((part) => ({
    name: part === 'first' ? 'line1' : part,
    path: `$.found[*].${part}`,
  })),
  demoResult: '{"found":[{"first":"1 Demo Road","town":"Ely","postcode":"CB7 4AA"}]}',
}
const vehicles: ConnectorForm = {
  ...plain,
  name: 'Vehicles',
  role: 'vehicle',
  address: at('/car/{{registration}}'),
  outputs: [
    { name: 'title_make', path: '$.make' },
    { name: 'title_year', path: '$.year' },
    { name: 'code', path: '$.id' },
  ],
}

beforeEach(() => {
  heard.splice(0)
  status = 200
})

async function aShop(stage: 'live' | 'staging' = 'live') {
  const company = await app.aCompany()
  const site = await aSite(app, company, { stage })
  const visitor = aVisitor(app, site.host)
  if (stage === 'staging') await letIn(company, visitor, site)
  const make = async (form: ConnectorForm) => {
    const connector = await company.client.apiConnector.createConnector(form)
    await app.owner.query(`update connector set state = 'ready' where id = $1`, [connector.id])
    return connector
  }
  const ask = async (path: string) => (await visitor.get(`/_/${path}`)).json()
  const tasks = async () => (await company.client.task.listTasks({})).items
  return { company, client: company.client, site, make, ask, tasks }
}

/** What the installation answers where the company has nobody: invented, as tests have it. */
const builtIn = { line1: '1 Example Road' }

test('a company’s own connector is asked before the installation’s, and once a day for the same', async () => {
  const { make, ask, tasks } = await aShop()
  await make(addresses)
  await make(vehicles)
  const expected = [{ line1: '9 Mill Lane', line2: '', town: 'Ely', postcode: 'CB7 4AA' }]
  expect(await ask('addresses?country=GB&of=cb7+4aa')).toEqual(expected)
  expect(await ask('addresses?country=GB&of=CB7+4AA')).toEqual(expected)
  expect(await ask('vehicle?country=GB&of=AB12+CDF')).toEqual({ vehicle: { title: 'FORD 2019', code: 'V06212' } })
  expect(heard).toEqual(['/live/CB7%204AA', '/car/AB12CDF'])
  expect(await tasks()).toMatchObject([
    { connectorName: 'Vehicles', cause: 'journey', state: 'done' },
    { connectorName: 'Addresses', request: { url: at('/live/<postcode>') } },
  ])
  expect(JSON.stringify(await tasks())).not.toMatch(/CB7|AB12|Mill Lane/)
})

test('where it knows of none that is the answer; where it fails, the next is asked, and nothing is kept', async () => {
  const { make, ask, tasks } = await aShop()
  await make(addresses)
  status = 404
  expect(await ask('addresses?country=GB&of=CB1+1AA')).toEqual([])
  status = 500
  expect((await ask('addresses?country=GB&of=CB1+1AB'))[0]).toMatchObject(builtIn)
  status = 200
  expect((await ask('addresses?country=GB&of=CB1+1AB'))[0]).toMatchObject({ line1: '9 Mill Lane' })
  expect(heard).toHaveLength(3)
  expect((await tasks()).map(({ problem }) => problem)).toEqual([null, 'It answered 500.', 'It answered 404.'])
})

test('a shop that was open before hears that there is somebody to ask', async () => {
  const { client, ask } = await aShop()
  expect((await ask('addresses?country=GB&of=CB7+4AA'))[0]).toMatchObject(builtIn)
  const { id } = await client.apiConnector.createConnector(addresses)
  await client.apiConnector.keepDemo({ id, result: addresses.demoResult })
  await eventually(async () =>
    expect((await ask('addresses?country=GB&of=CB7+4AA'))[0]).toMatchObject({ line1: '9 Mill Lane' }),
  )
})

test('with a connector for one of them alone the other is not offered, and is no address to ask', async () => {
  const nobody = await startTestApp({ OUTBOUND_ALLOW: new URL(at('/')).host }, { hasLookUps: false })
  const company = await nobody.aCompany()
  const site = await aSite(nobody, company)
  const visitor = aVisitor(nobody, site.host)
  const offered = async () => {
    const { body } = await visitor.get('/')
    return /"lookUpRoles":(\[[^\]]*\])/.exec(body)?.[1]
  }
  const statusOf = async (path: string) => (await visitor.get(`/_/${path}`)).statusCode
  expect(await offered()).toBeUndefined()
  const { id } = await company.client.apiConnector.createConnector(vehicles)
  await company.client.apiConnector.keepDemo({ id, result: '{"make":"FORD","year":2019,"id":"V06212"}' })
  await eventually(async () => expect(await offered()).toBe('["vehicle"]'))
  expect(await statusOf('addresses?country=GB&of=CB7+4AA')).toBe(404)
  expect(await statusOf('vehicle?country=GB&of=AB12+CDF')).toBe(200)
})

test('one company’s answers are not another’s', async () => {
  const [one, other] = [await aShop(), await aShop()]
  await one.make(addresses)
  await other.make({ ...addresses, address: at('/theirs/{{postcode}}') })
  await one.ask('addresses?country=GB&of=CB7+4AA')
  await other.ask('addresses?country=GB&of=CB7+4AA')
  expect(heard).toEqual(['/live/CB7%204AA', '/theirs/CB7%204AA'])
})

test('a trial run asks the test address; without one the demo result answers and nobody is asked', async () => {
  const { client, make, ask } = await aShop('staging')
  const { id } = await make(addresses)
  expect((await ask('addresses?country=GB&of=CB7+4AA'))[0]).toMatchObject({ line1: '1 Demo Road' })
  expect(heard).toEqual([])
  await client.apiConnector.updateConnector({ ...addresses, id, testAddress: at('/test/{{postcode}}') })
  expect((await ask('addresses?country=GB&of=CB7+4AA'))[0]).toMatchObject({ line1: '9 Mill Lane' })
  expect(heard).toEqual(['/test/CB7%204AA'])
})

test('when the look-ups of a month are used up the next is asked, and the task says why', async () => {
  const { make, ask, tasks, company } = await aShop()
  await make(addresses)
  await ask('addresses?country=GB&of=CB7+4AA')
  await app.owner.query(`update attempt_count set count = $2 where name = 'look-up.company' and account like $1`, [
    `${company.companyId}%`,
    lookUpsInMonth,
  ])
  expect((await ask('addresses?country=GB&of=CB7+4AB'))[0]).toMatchObject(builtIn)
  expect(heard).toHaveLength(1)
  expect((await tasks())[0]?.problem).toContain(`the ${lookUpsInMonth} look-ups of this month are used up`)
  // What is kept costs nothing.
  expect((await ask('addresses?country=GB&of=CB7+4AA'))[0]).toMatchObject({ line1: '9 Mill Lane' })
})

test('a paused one, a draft, and one that was deleted are not asked', async () => {
  const { client, make, ask } = await aShop()
  const { id } = await make(addresses)
  await client.apiConnector.pauseConnector({ id })
  expect((await ask('addresses?country=GB&of=CB7+4AC'))[0]).toMatchObject(builtIn)
  await client.apiConnector.resumeConnector({ id })
  await client.apiConnector.deleteConnector({ id })
  expect((await ask('addresses?country=GB&of=CB7+4AC'))[0]).toMatchObject(builtIn)
  expect(heard).toEqual([])
})

test('one connector looks up one thing, and only what it can', async () => {
  const { client, make } = await aShop()
  await make(addresses)
  await expect(client.apiConnector.createConnector({ ...addresses, name: 'Another' })).rejects.toMatchObject({
    code: 'connector.role-taken',
    fields: { role: expect.any(String) },
  })
  await expect(client.apiConnector.createConnector({ ...vehicles, address: at('/{{age}}') })).rejects.toMatchObject({
    code: 'connector.role-unfit',
    fields: { role: expect.stringContaining('registration') },
  })
})
