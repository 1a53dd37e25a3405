import { beforeEach, expect, test } from 'vitest'
import { aProductThatAsks } from '../../../../test/asked-vets.ts'
import { answersOf } from '../../../../test/buyers.ts'

const { vets, at, app, company, client, form, connector, call, ...journey } = await aProductThatAsks()
const { opened, lastFetched, lastTask } = journey

beforeEach(() => void vets.rested())

const premium = async () => {
  const { rows } = await app.owner.query('select premium from quote where company_id = $1 order by id desc limit 1', [
    company.companyId,
  ])
  return rows[0]?.premium
}

async function priced(stage: 'staging' | 'live') {
  const { visitor } = await opened(stage, call)
  expect((await visitor.post('/', answersOf(app))).headers.location).toBe('/health')
  await visitor.post('/health', { is_ill: 'yes' })
  await visitor.post('/details', { illness: 'A cough' })
  expect((await visitor.post('/plan', { plan: 'full', pay: 'yearly' })).headers.location).toBe('/check')
  return premium()
}

test('in staging without a test address nobody is asked: the demo result makes the price', async () => {
  const tried = await priced('staging')
  expect(vets.heard).toEqual([])
  expect(await lastFetched()).toMatchObject({ vets: { values: { dog_years: '70' } } })
  expect(await lastTask()).toBeUndefined()
  vets.answer = '{"years":70}'
  expect(tried).toEqual(await priced('live'))
  expect(vets.heard).toEqual(['/live/5'])
})

test('with one, staging asks the test address, and a live site never', async () => {
  await client.apiConnector.updateConnector({ ...form, id: connector.id, testAddress: at('/test/{{animal_age}}') })
  const tried = await priced('staging')
  expect(vets.heard).toEqual(['/test/5'])
  expect(await lastTask()).toMatchObject({
    cause: 'staging',
    state: 'done',
    request: { url: at('/test/<animal_age>') },
  })
  expect(await priced('live')).toEqual(tried)
  expect(vets.heard).toEqual(['/test/5', '/live/5'])
  expect(await lastTask()).toMatchObject({ cause: 'journey', request: { url: at('/live/<animal_age>') } })
  await client.apiConnector.updateConnector({ ...form, id: connector.id })
})

test('without an answer a journey that is to end is declined, with the reason the designer wrote, and no price is shown', async () => {
  vets.status = 404
  const { visitor } = await opened('live', {
    ...call,
    onFailure: { to: 'decline', reason: 'Only animals that are known' },
  })
  expect((await visitor.post('/', answersOf(app))).headers.location).toBe('/plan')
  const shown = await visitor.get('/plan')
  expect(shown.body).toContain('Only animals that are known')
  expect(shown.body).not.toContain('£')
  expect((await visitor.post('/plan', { plan: 'full', pay: 'yearly' })).headers.location).not.toBe('/check')
  expect((await client.referral.listReferrals({})).items).toEqual([])
  // Who puts it right goes on.
  vets.rested()
  expect((await visitor.post('/', answersOf(app, { age: '6' }))).headers.location).toBe('/health')
})

test('what was fetched stands in the case, by whose word it is', async () => {
  vets.answer = '{"years":42}'
  const { visitor } = await opened('live', call)
  await visitor.post('/', answersOf(app, { age: '14' }))
  await visitor.post('/health', { is_ill: 'yes' })
  await visitor.post('/details', { illness: 'A cough' })
  await visitor.get('/plan')
  const [referral] = (await client.referral.listReferrals({})).items
  const { answers, trace } = await client.referral.getReferral({ id: referral?.id ?? '' })
  expect(answers).toContainEqual({ label: 'Ask the vets: dog_years', text: '42' })
  expect(trace[0]).toMatchObject({ origin: 'connector', step: 'dog_years', value: '42' })
})
