import { personalBody, personalShell } from '@coverwright/domain/build/flow/test/price-first-journey'
import { expect, test } from 'vitest'
import { aProduct, aRelease } from '../../../../test/builders.ts'
import { answersOf } from '../../../../test/buyers.ts'
import { aVisitor } from '../../../../test/site-visitor.ts'
import { startTestApp } from '../../../../test/test-app.ts'

const app = await startTestApp()
const company = await app.aCompany()
const { client } = company
const product = await aProduct(app, company, { state: 'online' })
const { bodyRevision, shellRevision } = await client.product.getProduct({ id: product.id })
const { rating } = personalBody
const fullAtNine = {
  kind: 'condition',
  name: 'fullAtNine',
  when: 'AND(plan = "full", age = 9)',
  outcome: 'refer',
} as const
await client.product.updateBody({
  id: product.id,
  revision: bodyRevision,
  body: { ...personalBody, rating: { ...rating, rules: [...rating.rules, { ...fullAtNine, reason: 'Look at it' }] } },
})
await client.product.updateShell({ id: product.id, revision: shellRevision, shell: { ...personalShell } })
const { host } = await aRelease(company, product.id)

const { full_name: _name, email: _email, ...aboutPet } = answersOf(app)
const aboutPerson = (email: string) => ({
  full_name: 'Jo Smith',
  email,
  'home-line1': '1 High Street',
  'home-town': 'Bristol',
  'home-postcode': 'BS7 9ZZ',
})
const rowsOf = async (text: string) => (await app.owner.query(text, [company.companyId])).rows

test('the price comes first; who gave their address is a prospect, and it is one quote', async () => {
  const visitor = aVisitor(app, host ?? '')
  expect((await visitor.post('/', aboutPet)).headers.location).toBe('/plan')
  expect((await visitor.get('/plan')).body).toContain('£')
  expect((await visitor.post('/plan', { plan: 'full', pay: 'yearly', go: 'next' })).headers.location).toBe('/details')
  expect(await rowsOf('select id from customer where company_id = $1')).toEqual([])
  // Nobody pays before they have said who they are.
  expect((await visitor.get('/check')).headers.location).toBe('/details')
  expect((await visitor.post('/check', { is_true: 'yes' })).headers.location).toBe('/details')

  const sent = await visitor.post('/details', aboutPerson('first@example.org'))
  expect(sent.headers.location).toBe('/check')
  expect((await visitor.get('/check')).body).toContain('Jo Smith')
  expect(await rowsOf('select email, name from customer where company_id = $1')).toEqual([
    { email: 'first@example.org', name: 'Jo Smith' },
  ])
  const quotes = await rowsOf('select values from quote where company_id = $1')
  expect(quotes).toMatchObject([{ values: { email: 'first@example.org', full_name: 'Jo Smith' } }])
  // Another answer before the price leads back to it.
  expect((await visitor.post('/', { ...aboutPet, age: '6' })).headers.location).toBe('/plan')
})

test('who is referred says first who is written to', async () => {
  const visitor = aVisitor(app, host ?? '')
  await visitor.post('/', { ...aboutPet, age: '15' })
  expect((await visitor.get('/plan')).headers.location).toBe('/details')
  expect(await rowsOf('select id from referral where company_id = $1')).toEqual([])
  await visitor.post('/details', aboutPerson('second@example.org'))
  expect((await visitor.get('/check')).headers.location).toBe('/plan')
  expect((await visitor.get('/plan')).statusCode).toBe(200)
  const cases = await rowsOf(
    'select c.email from referral r join customer c on c.id = r.customer_id where r.company_id = $1',
  )
  expect(cases).toEqual([{ email: 'second@example.org' }])
})

const casesAtNine = () =>
  rowsOf(
    `select c.email, (select count(*)::int from event where type = 'referral.made' and fields ->> 'referralId' = r.id::text) as told
     from referral r left join customer c on c.id = r.customer_id where r.company_id = $1 and r.reasons = '{"Look at it"}'`,
  )

test('a plan that is referred before the address is known gets its customer with it, and is told of once', async () => {
  const visitor = aVisitor(app, host ?? '')
  await visitor.post('/', { ...aboutPet, age: '9' })
  await visitor.post('/plan', { plan: 'full', pay: 'yearly', go: 'next' })
  expect(await casesAtNine()).toEqual([{ email: null, told: 0 }])
  await visitor.post('/details', aboutPerson('third@example.org'))
  await visitor.get('/check')
  expect(await casesAtNine()).toEqual([{ email: 'third@example.org', told: 1 }])
})
