import { beforeEach, expect, test } from 'vitest'
import { aProductThatAsks } from '../../../../test/asked-vets.ts'
import { answersOf } from '../../../../test/buyers.ts'

const { vets, at, app, company, client, product, form, connector, call, ...journey } = await aProductThatAsks()
const { opened, designed, lastFetched, lastTask } = journey
const published = (change: Partial<typeof call> = {}) => opened('live', { ...call, ...change })

beforeEach(() => void vets.rested())

test('without script: another system is asked before the next page, once, and what it says makes the price', async () => {
  const { visitor } = await published()
  const answers = answersOf(app)
  expect((await visitor.post('/', answers)).headers.location).toBe('/health')
  expect(vets.heard).toEqual([`/live/${answers.age}`])
  expect((await visitor.post('/', answers)).headers.location).toBe('/health')
  await visitor.post('/health', { is_ill: 'yes' })
  await visitor.post('/details', { illness: 'A cough' })
  expect((await visitor.get('/plan')).statusCode).toBe(200)
  expect((await visitor.post('/plan', { plan: 'full', pay: 'yearly' })).headers.location).toBe('/check')
  expect(vets.heard).toHaveLength(1)
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

  // Another answer is another question.
  await visitor.post('/', { ...answers, age: '6' })
  expect(vets.heard).toEqual([`/live/${answers.age}`, '/live/6'])
})

test('who goes back to what was asked before is not asked for again, and is priced by it', async () => {
  const { visitor } = await published()
  for (const age of ['5', '6', '5', '6', '5']) await visitor.post('/', answersOf(app, { age }))
  expect(vets.heard).toEqual(['/live/5', '/live/6'])
  vets.answer = '{"years":40}'
  await visitor.post('/', answersOf(app, { age: '7' }))
  expect(await lastFetched()).toMatchObject({ vets: { values: { dog_years: '40' } } })
  await visitor.post('/', answersOf(app, { age: '5' }))
  expect(await lastFetched()).toMatchObject({ vets: { values: { dog_years: '35' } } })
  expect(vets.heard).toHaveLength(3)
})

test('what failed is not taken for an answer when somebody goes back to it', async () => {
  const { visitor } = await published()
  vets.status = 500
  await visitor.post('/', answersOf(app, { age: '5' }))
  vets.rested()
  for (const age of ['6', '5']) await visitor.post('/', answersOf(app, { age }))
  expect(vets.heard).toEqual(['/live/6', '/live/5'])
  expect(await lastFetched()).toMatchObject({ vets: { values: { dog_years: '35' } } })
})

test('of very many inputs the last are kept, and the journey goes on', async () => {
  const { visitor } = await published()
  for (let age = 1; age <= 12; age++) await visitor.post('/', answersOf(app, { age: String(age) }))
  const { vets: kept } = await lastFetched()
  expect(kept.earlier).toHaveLength(8)
  await visitor.post('/', answersOf(app, { age: '1' }))
  expect(vets.heard.at(-1)).toBe('/live/1')
  expect(vets.heard).toHaveLength(13)
})

test('with script: the step answers the page that follows', async () => {
  const { visitor } = await published()
  const sent = await visitor.post('/', answersOf(app), { accept: 'application/json' })
  expect(sent.json()).toMatchObject({ page: { view: { path: '/health' } } })
  expect(vets.heard).toHaveLength(1)
})

test('who presses twice is asked for once', async () => {
  vets.delayMs = 300
  const { visitor } = await published()
  await visitor.post('/', { ...answersOf(app), age: '' })
  const sent = [visitor.post('/', answersOf(app)), visitor.post('/', answersOf(app))]
  expect((await Promise.all(sent)).map(({ headers }) => headers.location)).toEqual(['/health', '/health'])
  expect(vets.heard).toHaveLength(1)
})

test.each<[string, () => void, string]>([
  ['slow', () => (vets.delayMs = 1500), 'Request timed out. Please try again later.'],
  ['broken', () => (vets.status = 500), 'It answered 500.'],
  ['no data', () => (vets.answer = '<html>'), 'It answered neither JSON nor CSV.'],
  ['of the wrong type', () => (vets.answer = '{"years":"many"}'), 'Its answer is not what the data can be.'],
  ['out of range', () => (vets.answer = '{"years":301}'), 'Its answer is not what the data can be.'],
])(
  'a provider that is %s: the buyer goes on as designed, and is asked again with the page',
  async (_, fault, problem) => {
    fault()
    const { visitor } = await published()
    expect((await visitor.post('/', answersOf(app))).headers.location).toBe('/health')
    expect(await lastFetched()).toMatchObject({ vets: { values: null } })
    expect(await lastTask()).toMatchObject({ state: 'failed', problem })
    vets.rested()
    await visitor.post('/', answersOf(app))
    expect(await lastFetched()).toMatchObject({ vets: { values: { dog_years: '35' } } })
  },
)

test('a call that failed refers, with the reason the designer wrote', async () => {
  vets.status = 404
  const { visitor } = await published({ onFailure: { to: 'refer', reason: 'We could not find the animal' } })
  expect((await visitor.post('/', answersOf(app))).headers.location).toBe('/plan')
  expect((await visitor.get('/plan')).body).toContain('We could not find the animal')
})

test('nothing of a buyer stands in the task', async () => {
  vets.answer = '{"years":35,"keeper":"Ida Quill"}'
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
  expect(vets.heard).toEqual(['/live/8'])
  await client.apiConnector.pauseConnector({ id: connector.id })
  await visitor.post('/', { ...answersOf(app), age: '9' })
  expect(vets.heard).toEqual(['/live/8'])
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
  await designed()
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
  expect(vets.heard.at(-1)).toBe('/live/11')
  const { rows } = await app.owner.query(`select mode from application where ${ours}`, [company.companyId])
  expect(rows).toEqual([{ mode: 'live' }])
})

test('the secret of another host is not sent to the one that was published', async () => {
  const { visitor } = await published()
  const elsewhere = { ...form, id: connector.id, address: 'https://elsewhere.example/{{animal_age}}' }
  await client.apiConnector.updateConnector({ ...elsewhere, secret: 'of-the-other-host' })
  expect((await visitor.post('/', answersOf(app))).headers.location).toBe('/health')
  expect(vets.heard).toEqual([])
  expect(await lastTask()).toMatchObject({ problem: expect.stringContaining('entered for another host') })
  await client.apiConnector.updateConnector({ ...form, id: connector.id })
})

test('a sixth call after one page is not made, and leaves a task that says so', async () => {
  const { visitor } = await opened('live', ...Array.from({ length: 6 }, (_, nth) => ({ ...call, id: `vets${nth}` })))
  expect((await visitor.post('/', answersOf(app))).headers.location).toBe('/health')
  expect(vets.heard).toHaveLength(5)
  expect(await lastTask()).toMatchObject({ problem: 'Not asked: more than 5 calls follow on one page.' })
})

test('nobody runs up what a company pays for: after so many calls a journey goes on without', async () => {
  const { visitor } = await published()
  await visitor.post('/', answersOf(app))
  await app.owner.query(`update attempt_count set count = 30 where name = 'connector.application'`)
  expect((await visitor.post('/', { ...answersOf(app), age: '12' })).headers.location).toBe('/health')
  expect(vets.heard).toHaveLength(1)
  expect(await lastTask()).toMatchObject({ problem: 'Not asked: this visitor has had too many calls made.' })
  // Counted for each journey, and for the address they come from.
  const another = await published()
  await another.visitor.post('/', answersOf(app))
  expect(vets.heard).toHaveLength(2)
  await app.owner.query(`update attempt_count set count = 100 where name = 'connector.address'`)
  await another.visitor.post('/', { ...answersOf(app), age: '12' })
  expect(vets.heard).toHaveLength(2)
  await app.owner.query(`delete from attempt_count where name like 'connector.%'`)
})
