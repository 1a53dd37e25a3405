import { type ConnectorForm, ConnectorForm as Form } from '@coverwright/domain/build/connector/connector'
import { exampleOf } from '@coverwright/domain/fields'
import { expect, test } from 'vitest'
import { aProductThatAsks } from '../../../../test/asked-vets.ts'
import { aDataSource } from '../../../../test/builders.ts'
import { answersOf, aPolicy } from '../../../../test/buyers.ts'
import type { TestCompany } from '../../../../test/test-app.ts'

const { vets, app, company, client, call, ...journey } = await aProductThatAsks()
const { opened, lastFetched, lastTask } = journey
const other = await app.aCompany()

let number = 0
const form = (change: Partial<ConnectorForm>): ConnectorForm => ({
  ...exampleOf(Form),
  name: `Own ${++number}`,
  type: 'internal',
  address: '',
  authentication: { kind: 'none' },
  secret: undefined,
  outputs: [],
  demoParams: [],
  demoResult: '',
  ...change,
})

const { name: source } = await aDataSource(company, 'age,years\n5,35\n6,40')
/** What a row of the company's says of an animal's age. */
const ofRow = {
  call: 'dataSource/findRow',
  params: [
    { name: 'source', value: source },
    { name: 'column', value: 'age' },
    { name: 'value', value: '{{animal_age}}' },
  ],
  outputs: [{ name: 'years', path: '$.row.years' }],
} as const satisfies Partial<ConnectorForm>

/** How many policies the buyer has here already. */
const ofPolicies = {
  call: 'policy/countPolicies',
  params: [{ name: 'email', value: '{{buyer}}' }],
  outputs: [{ name: 'years', path: '$.inForce' }],
} as const satisfies Partial<ConnectorForm>

const make = (change: Partial<ConnectorForm>, { client: of }: TestCompany = company) =>
  of.apiConnector.createConnector(form(change))

async function ready(change: Partial<ConnectorForm>, params: { name: string; value: string }[]) {
  const { id } = await make(change)
  const tried = await client.apiConnector.testConnector({ id, at: 'live', params })
  expect(tried.task).toMatchObject({ state: 'done', status: 200, problem: null })
  return { id, tried }
}

const byEmail = { inputs: [{ field: 'buyer', data: 'email' }] }
const inForce = async (stage: 'live' | 'staging', connectorId: string, email: string) => {
  const { visitor } = await opened(stage, { ...call, ...byEmail, connectorId })
  await visitor.post('/', answersOf(app, { email }))
  return (await lastFetched()).vets.values
}

test('a journey asks a row of the company before its plans, and no other system', async () => {
  const { id, tried } = await ready(ofRow, [{ name: 'animal_age', value: '6' }])
  expect(tried).toMatchObject({ outputs: [{ name: 'years', value: '40' }] })
  expect(tried.task.request).toEqual({
    method: 'GET',
    url: 'dataSource/findRow',
    headers: [],
    body: JSON.stringify({ source, column: 'age', value: '6' }),
  })
  const { visitor } = await opened('live', { ...call, connectorId: id })
  expect((await visitor.post('/', answersOf(app))).headers.location).toBe('/health')
  expect(await lastFetched()).toMatchObject({ vets: { values: { dog_years: '35' } } })
  const task = await lastTask()
  expect(task).toMatchObject({ cause: 'journey', state: 'done', connectorName: tried.task.connectorName })
  expect(task?.request.body).toContain('<animal_age>')
  expect(vets.heard).toEqual([])
})

test('a live journey counts sales and a staging one trial runs, and of another company none', async () => {
  const email = 'ida.quill@example.org'
  await aPolicy(app, company, { answers: { email } })
  await aPolicy(app, company, { answers: { email } })
  await aPolicy(app, company, { answers: { email }, stage: 'staging' })
  await aPolicy(app, other, { answers: { email } })
  await app.owner.query('update policy set starts_on = current_date - 1 where email = $1', [email])
  const { id } = await ready(ofPolicies, [{ name: 'buyer', value: email }])
  expect(await inForce('live', id, email)).toEqual({ dog_years: '2' })
  expect(await inForce('staging', id, email)).toEqual({ dog_years: '1' })
  expect(await lastTask()).toMatchObject({ cause: 'staging', state: 'done' })
  const theirs = await make(ofPolicies, other)
  const tried = { id: theirs.id, at: 'live' as const, params: [{ name: 'buyer', value: email }] }
  expect((await other.client.apiConnector.testConnector(tried)).outputs).toMatchObject([{ value: '1' }])
  await expect(client.apiConnector.testConnector(tried)).rejects.toMatchObject({ code: 'connector.not-found' })
})

test('nothing that is not mapped is kept of an answer, and the task says only what it is made of', async () => {
  const { policy } = await aPolicy(app, company)
  const question = {
    call: 'policy/findPolicy',
    params: [{ name: 'number', value: '{{buyer}}' }],
  } satisfies Partial<ConnectorForm>
  const { id, tried } = await ready({ ...question, outputs: [{ name: 'years', path: '$.found' }] }, [
    { name: 'buyer', value: policy.number },
  ])
  expect(Object.keys(JSON.parse(tried.answer))).toEqual([
    'found',
    'state',
    'productName',
    'plan',
    'startsOn',
    'endsOn',
    'isInForce',
  ])
  await inForce('live', id, 'nobody@example.org')
  const task = await lastTask()
  expect(task?.excerpt).not.toContain('false')
  expect(JSON.stringify(task)).not.toContain('nobody@example.org')
})

test('one that is paused, or asked with what the call does not take, is a call that failed', async () => {
  const { id } = await ready(ofPolicies, [{ name: 'buyer', value: 'ida@example.org' }])
  const { task } = await client.apiConnector.testConnector({
    id,
    at: 'live',
    params: [{ name: 'buyer', value: 'no address' }],
  })
  expect(task).toMatchObject({ state: 'failed', problem: 'This is not what the call is asked with.' })
  await client.apiConnector.pauseConnector({ id })
  expect(await inForce('live', id, 'ida@example.org')).toBeNull()
  expect(await lastTask()).toMatchObject({ state: 'failed', problem: 'Not asked: it is paused.' })
})

test('nobody has read for them what they may not read: neither made, nor tried, nor made ready', async () => {
  const connecting = { permissions: ['manage-connectors'] as const }
  const { client: theirs } = await app.aColleague(company, { permissions: [...connecting.permissions] })
  const refused = { code: 'connector.call-not-allowed' }
  await expect(theirs.apiConnector.createConnector(form(ofPolicies))).rejects.toMatchObject(refused)
  const { id } = await make(ofPolicies)
  const params = [{ name: 'buyer', value: 'ida@example.org' }]
  await expect(theirs.apiConnector.testConnector({ id, at: 'live', params })).rejects.toMatchObject(refused)
  await expect(theirs.apiConnector.keepDemo({ id, result: '{"inForce":1}' })).rejects.toMatchObject(refused)
  await expect(theirs.apiConnector.updateConnector({ id, ...form(ofPolicies) })).rejects.toMatchObject(refused)
  await client.apiConnector.keepDemo({ id, result: '{"inForce":1}' })
  await theirs.apiConnector.pauseConnector({ id })
  await expect(theirs.apiConnector.resumeConnector({ id })).rejects.toMatchObject(refused)
  expect(await client.apiConnector.resumeConnector({ id })).toMatchObject({ state: 'ready' })
})

test.each<[string, Partial<ConnectorForm>, string]>([
  ['an address', { ...ofRow, address: 'https://a.example/' }, 'invalid'],
  ['no call', { ...ofRow, call: null }, 'invalid'],
  ['a call of no such name', { ...ofRow, call: 'customer/getCustomer' as never }, 'invalid'],
  ['too little', { ...ofRow, params: ofRow.params.slice(0, 2) }, 'connector.call-unfit'],
  [
    'its own choice of sales',
    { ...ofPolicies, params: [...ofPolicies.params, { name: 'mode', value: 'live' }] },
    'connector.call-unfit',
  ],
  ['what is looked up for buyers', { ...ofRow, role: 'address' }, 'invalid'],
])('one with %s is refused', async (_, change, code) => {
  await expect(make(change)).rejects.toMatchObject({ code })
})

test('it fills no data source, and one that does stays as it is', async () => {
  const { id } = await ready(ofRow, [{ name: 'animal_age', value: '5' }])
  const feed = { name: 'filled', path: '$.row', every: 'hand' as const }
  await expect(client.dataSource.connectDataSource({ ...feed, connectorId: id })).rejects.toMatchObject({
    code: 'connector.internal',
  })
  await client.dataSource.connectDataSource({ ...feed, connectorId: journey.connector.id })
  await expect(client.apiConnector.updateConnector({ id: journey.connector.id, ...form(ofRow) })).rejects.toMatchObject(
    { code: 'connector.internal' },
  )
})
