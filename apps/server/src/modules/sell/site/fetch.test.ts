import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ConnectorForm } from '@coverwright/domain/build/connector/connector'
import { forkedBody, forkedShell } from '@coverwright/domain/build/flow/test/forked-journey'
import type { FlowBlockOf } from '@coverwright/domain/build/page/flow'
import { exampleOf } from '@coverwright/domain/fields'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { aProduct, aRelease } from '../../../../test/builders.ts'
import { answersOf } from '../../../../test/buyers.ts'
import { aVisitor } from '../../../../test/site-visitor.ts'
import { startTestApp } from '../../../../test/test-app.ts'

let answer = '{"years":35}'
let status = 200
let delayMs = 0
const heard: string[] = []
const provider = createServer((request, response) => {
  heard.push(request.url ?? '')
  setTimeout(() => response.writeHead(status).end(answer), delayMs)
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
const { client } = company
const product = await aProduct(app, company, { state: 'online' })

const form = {
  ...exampleOf(ConnectorForm),
  address: at('/live/{{animal_age}}'),
  authentication: { kind: 'bearer' as const },
  secret: 'bearer-of-the-vets',
  params: [],
  deadlineSeconds: 1,
  outputs: [{ name: 'years', path: '$.years' }],
  demoResult: '{"years":70}',
}
const connector = await client.apiConnector.createConnector(form)
await client.apiConnector.keepDemo({ id: connector.id, result: '{"years":70}' })

const call: FlowBlockOf<'connector'> = {
  kind: 'connector',
  id: 'vets',
  name: 'Ask the vets',
  page: '/',
  connectorId: connector.id,
  inputs: [{ field: 'animal_age', data: 'age' }],
  outputs: [{ output: 'years', data: 'dog_years' }],
  onFailure: { to: 'on' },
}
const { rating } = forkedBody
const byYears = { formula: 'rate * (1 + dog_years / 100)' }
const body = {
  ...forkedBody,
  rating: {
    ...rating,
    steps: rating.steps.map((step) => (step.kind === 'premium' ? Object.assign({}, step, byYears) : step)),
  },
}
const { bodyRevision } = await client.product.getProduct({ id: product.id })
await client.product.updateBody({ id: product.id, revision: bodyRevision, body })

async function published(change: Partial<typeof call> = {}, stage: 'staging' | 'live' = 'live') {
  const { shellRevision } = await client.product.getProduct({ id: product.id })
  const shell = { ...forkedShell({ ...call, ...change }) }
  await client.product.updateShell({ id: product.id, revision: shellRevision, shell })
  const { host } = await aRelease(company, product.id, stage)
  return { visitor: aVisitor(app, host ?? '') }
}

beforeEach(() => {
  heard.splice(0)
  answer = '{"years":35}'
  status = 200
  delayMs = 0
})

const lastFetched = async () =>
  (
    await app.owner.query('select fetched from application where company_id = $1 order by id desc limit 1', [
      company.companyId,
    ])
  ).rows[0]?.fetched
const lastTask = async () => (await client.task.listTasks({}, { nowPage: 1, pageSize: 1 })).items[0]

test('without script: another system is asked before the next page, once, and what it says makes the price', async () => {
  const { visitor } = await published()
  const answers = answersOf(app)
  expect((await visitor.post('/', answers)).headers.location).toBe('/health')
  expect(heard).toEqual([`/live/${answers.age}`])
  expect((await visitor.post('/', answers)).headers.location).toBe('/health')
  await visitor.post('/health', { is_ill: 'yes' })
  await visitor.post('/details', { illness: 'A cough' })
  expect((await visitor.get('/plan')).statusCode).toBe(200)
  expect((await visitor.post('/plan', { plan: 'full', pay: 'yearly' })).headers.location).toBe('/check')
  expect(heard).toHaveLength(1)
  const { rows } = await app.owner.query(
    'select values, trace from quote where company_id = $1 order by id desc limit 1',
    [company.companyId],
  )
  expect(rows[0].values).toMatchObject({ dog_years: '35' })
  expect(rows[0].trace[0]).toMatchObject({
    origin: 'connector',
    step: 'dog_years',
    value: '35',
    formula: 'Ask the vets',
  })
  expect(rows[0].trace).toContainEqual(expect.objectContaining({ step: 'basePremium', value: '270.03' }))
  expect(await lastTask()).toMatchObject({ cause: 'journey', state: 'done', connectorName: connector.name })

  // Another answer is another question; so is the first one again, for only the last is kept.
  await visitor.post('/', { ...answers, age: '6' })
  expect(heard).toEqual([`/live/${answers.age}`, '/live/6'])
})

test('with script: the step answers the page that follows', async () => {
  const { visitor } = await published()
  const sent = await visitor.post('/', answersOf(app), { accept: 'application/json' })
  expect(sent.json()).toMatchObject({ page: { view: { path: '/health' } } })
  expect(heard).toHaveLength(1)
})

test('who presses twice is asked for once', async () => {
  delayMs = 300
  const { visitor } = await published()
  await visitor.post('/', { ...answersOf(app), age: '' })
  const sent = [visitor.post('/', answersOf(app)), visitor.post('/', answersOf(app))]
  expect((await Promise.all(sent)).map(({ headers }) => headers.location)).toEqual(['/health', '/health'])
  expect(heard).toHaveLength(1)
})

test.each<[string, () => void, string]>([
  ['slow', () => (delayMs = 1500), 'Request timed out. Please try again later.'],
  ['broken', () => (status = 500), 'It answered 500.'],
  ['no data', () => (answer = '<html>'), 'It answered neither JSON nor CSV.'],
  ['of the wrong type', () => (answer = '{"years":"many"}'), 'Its answer is not what the data can be.'],
  ['out of range', () => (answer = '{"years":301}'), 'Its answer is not what the data can be.'],
])(
  'a provider that is %s: the buyer goes on as designed, and is asked again with the page',
  async (_, fault, problem) => {
    fault()
    const { visitor } = await published()
    expect((await visitor.post('/', answersOf(app))).headers.location).toBe('/health')
    expect(await lastFetched()).toMatchObject({ vets: { values: null } })
    expect(await lastTask()).toMatchObject({ state: 'failed', problem })
    ;[answer, status, delayMs] = ['{"years":35}', 200, 0]
    await visitor.post('/', answersOf(app))
    expect(await lastFetched()).toMatchObject({ vets: { values: { dog_years: '35' } } })
  },
)

test('a call that failed refers, with the reason the designer wrote', async () => {
  status = 404
  const { visitor } = await published({ onFailure: { to: 'refer', reason: 'We could not find the animal' } })
  expect((await visitor.post('/', answersOf(app))).headers.location).toBe('/plan')
  expect((await visitor.get('/plan')).body).toContain('We could not find the animal')
})

test('nothing of a buyer stands in the task', async () => {
  answer = '{"years":35,"keeper":"Ida Quill"}'
  const { visitor } = await published()
  await visitor.post('/', { ...answersOf(app), age: '7' })
  const task = await lastTask()
  expect(task).toMatchObject({ excerpt: '{"years":"number","keeper":"string"}' })
  expect(task?.request.url).toBe(at('/live/<animal_age>'))
  expect(JSON.stringify(task)).not.toMatch(/Ida Quill|bearer-of/)
})

test('the release freezes how it is asked, never the secret; a paused one is not asked', async () => {
  const { visitor } = await published()
  const { rows } = await app.owner.query('select content from release where company_id = $1', [company.companyId])
  expect(JSON.stringify(rows)).toContain('/live/{{animal_age}}')
  expect(JSON.stringify(rows)).not.toContain('bearer-of-the-vets')
  await client.apiConnector.updateConnector({ ...form, id: connector.id, address: at('/changed/{{animal_age}}') })
  await visitor.post('/', { ...answersOf(app), age: '8' })
  expect(heard).toEqual(['/live/8'])
  await client.apiConnector.pauseConnector({ id: connector.id })
  await visitor.post('/', { ...answersOf(app), age: '9' })
  expect(heard).toEqual(['/live/8'])
  expect(await lastTask()).toMatchObject({ state: 'failed', problem: 'Not asked: it is paused.', cause: 'journey' })
  expect(await lastFetched()).toMatchObject({ vets: { values: null } })
  await client.apiConnector.resumeConnector({ id: connector.id })
  await client.apiConnector.updateConnector({ ...form, id: connector.id })
})

test('a connector that a journey calls is not deleted', async () => {
  await published()
  expect(await client.apiConnector.getUsage({ id: connector.id })).toEqual({ products: [product.name] })
  await expect(client.apiConnector.deleteConnector({ id: connector.id })).rejects.toMatchObject({
    code: 'connector.in-use',
  })
  // What is sold calls it still.
  const { shellRevision } = await client.product.getProduct({ id: product.id })
  await client.product.updateShell({ id: product.id, revision: shellRevision, shell: forkedShell() })
  expect(await client.apiConnector.getUsage({ id: connector.id })).toEqual({ products: [product.name] })
  await expect(client.apiConnector.deleteConnector({ id: connector.id })).rejects.toMatchObject({
    code: 'connector.in-use',
  })
})

test('who came from the other kind of site is nobody here: a trial does not go on as a sale', async () => {
  const { visitor } = await published()
  await visitor.post('/', answersOf(app))
  const ours = 'company_id = $1 and id = (select max(id::text)::uuid from application where company_id = $1)'
  await app.owner.query(`update application set mode = 'test' where ${ours}`, [company.companyId])
  await visitor.post('/', { ...answersOf(app), age: '11' })
  expect(heard.at(-1)).toBe('/live/11')
  const { rows } = await app.owner.query(`select mode from application where ${ours}`, [company.companyId])
  expect(rows).toEqual([{ mode: 'live' }])
})

test('the secret of another host is not sent to the one that was published', async () => {
  const { visitor } = await published()
  const elsewhere = { ...form, id: connector.id, address: 'https://elsewhere.example/{{animal_age}}' }
  await client.apiConnector.updateConnector({ ...elsewhere, secret: 'of-the-other-host' })
  expect((await visitor.post('/', answersOf(app))).headers.location).toBe('/health')
  expect(heard).toEqual([])
  expect(await lastTask()).toMatchObject({ problem: expect.stringContaining('entered for another host') })
  await client.apiConnector.updateConnector({ ...form, id: connector.id })
})

test('a sixth call after one page is not made, and leaves a task that says so', async () => {
  const { shellRevision } = await client.product.getProduct({ id: product.id })
  const shell = forkedShell(...Array.from({ length: 6 }, (_, nth) => ({ ...call, id: `vets${nth}` })))
  await client.product.updateShell({ id: product.id, revision: shellRevision, shell })
  const { host } = await aRelease(company, product.id, 'live')
  expect((await aVisitor(app, host ?? '').post('/', answersOf(app))).headers.location).toBe('/health')
  expect(heard).toHaveLength(5)
  expect(await lastTask()).toMatchObject({ problem: 'Not asked: more than 5 calls follow on one page.' })
})

test('nobody runs up what a company pays for: after so many calls a journey goes on without', async () => {
  const { visitor } = await published()
  await visitor.post('/', answersOf(app))
  await app.owner.query(`update attempt_count set count = 30 where name = 'connector.application'`)
  expect((await visitor.post('/', { ...answersOf(app), age: '12' })).headers.location).toBe('/health')
  expect(heard).toHaveLength(1)
  expect(await lastTask()).toMatchObject({ problem: 'Not asked: this visitor has had too many calls made.' })
  // Counted for each journey, and for the address they come from.
  const another = await published()
  await another.visitor.post('/', answersOf(app))
  expect(heard).toHaveLength(2)
  await app.owner.query(`update attempt_count set count = 100 where name = 'connector.address'`)
  await another.visitor.post('/', { ...answersOf(app), age: '12' })
  expect(heard).toHaveLength(2)
  await app.owner.query(`delete from attempt_count where name like 'connector.%'`)
})
