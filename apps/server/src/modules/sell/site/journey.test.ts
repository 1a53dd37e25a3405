import { expect, test } from 'vitest'
import { answersOf, aSite, cards, recordsOf, useCard } from '../../../../test/buyers.ts'
import { eventually } from '../../../../test/eventually.ts'
import { publishLive } from '../../../../test/publish-live.ts'
import { aVisitor } from '../../../../test/site-visitor.ts'
import { startTestApp } from '../../../../test/test-app.ts'

const app = await startTestApp()
const company = await app.aCompany()
const site = await aSite(app, company)
const json = { accept: 'application/json' }

/** Has answered everything, and stands before the plans. */
async function anAnswered(answers = {}) {
  const visitor = aVisitor(app, site.host)
  const answered = await visitor.post('/', answersOf(app, answers))
  expect(answered.headers.location).toBe('/plan')
  return visitor
}

/** Stands before the payment. */
async function aChooser(choice = {}) {
  const visitor = await anAnswered()
  const chosen = await visitor.post('/plan', { plan: 'full', pay: 'yearly', go: 'next', ...choice })
  expect(chosen.headers.location).toBe('/check')
  return visitor
}

test('a journey completes without script', async () => {
  const visitor = await aChooser({ addOns: 'travel' })
  const check = await visitor.get('/check')
  for (const text of ['Jo Smith', '£262.63', 'Insurance product information', 'My answers are true and complete.'])
    expect(check.body).toContain(text)
  const toGateway = await visitor.post('/check', { is_true: 'yes' })
  expect(toGateway.statusCode).toBe(303)
  const url = String(toGateway.headers.location)
  expect(url).toMatch(/^http:\/\/localhost\/pay\//)
  expect((await visitor.get('/thank-you')).body).toContain('We are waiting for your bank')

  await useCard(app, url, cards.pays)
  const thanks = await visitor.get('/thank-you')
  const { policies, charges } = await recordsOf(app, company.companyId)
  expect(charges).toMatchObject([{ amount_minor: '26263' }])
  expect(thanks.body).toContain(policies[0].number)
  // Documents are made a moment later: the page asks for itself again until they are there.
  expect(thanks.headers.refresh).toBe('3')
  for (const path of ['/plan', '/check']) expect((await visitor.get(path)).headers.location).toBe('/thank-you')
})

test('the same journey by fetch gets pages as data', async () => {
  const visitor = aVisitor(app, site.host)
  const plan = (await visitor.post('/', answersOf(app), json)).json()
  expect(plan.page.view).toMatchObject({ path: '/plan', offer: { plan: null, due: null } })
  const offer = (await visitor.post('/_/quote', { plan: 'full', pay: 'monthly' }, json)).json()
  expect(offer).toMatchObject({ plan: 'full', pay: 'monthly', due: { payments: 12 } })
  expect(offer.due.firstMinor + 11 * offer.due.priceMinor).toBe(offer.due.totalMinor)
  // Trying prices out chooses nothing.
  expect((await visitor.get('/_/page?path=/plan', json)).json().view.offer.plan).toBeNull()
  const check = (await visitor.post('/plan', { plan: 'full', pay: 'monthly' }, json)).json()
  expect(check.page.view).toMatchObject({ path: '/check', offer: { due: { payments: 12 } } })
  expect((await visitor.post('/check', {}, json)).json().problems).toMatchObject([{ field: 'is_true' }])
  expect((await visitor.post('/check', { is_true: 'yes' }, json)).json().location).toMatch('/pay/')
})

test('wrong answers are kept, and said in a summary and beside the question', async () => {
  const visitor = aVisitor(app, site.host)
  const refused = await visitor.post('/', answersOf(app, { age: 'old' }))
  expect(refused.headers.location).toBe('/?errors')
  const page = await visitor.get('/?errors')
  expect(page.body).toContain('<title>Error: About you</title>')
  expect(page.body).toContain('<a href="#age">Enter an age</a>')
  expect(page.body).toMatch(/id="age" name="age"[^>]*value="old"[^>]*aria-invalid="true"/)
  expect((await visitor.post('/', answersOf(app, { age: 'old' }), json)).json()).toEqual({
    problems: [{ field: 'age', message: 'Enter an age' }],
  })
})

test('nobody gets a price or pays past an unanswered question', async () => {
  const visitor = aVisitor(app, site.host)
  for (const path of ['/plan', '/check', '/thank-you']) expect((await visitor.get(path)).headers.location).toBe('/')
  await visitor.post('/', answersOf(app, { email: '' }))
  for (const path of ['/plan', '/check']) expect((await visitor.get(path)).headers.location).toBe('/')
  expect((await visitor.post('/check', { is_true: 'yes' })).headers.location).toBe('/')
})

test('nothing is chosen for anybody, and a plan must be', async () => {
  const visitor = await anAnswered()
  const plans = await visitor.get('/plan')
  expect(plans.body).toContain('No plan chosen yet')
  expect(plans.body).not.toMatch(/name="(plan|addOns)"[^>]* checked/)
  expect((await visitor.get('/check')).headers.location).toBe('/plan')
  expect((await visitor.post('/plan', { pay: 'yearly' })).headers.location).toBe('/plan?errors')
  expect((await visitor.get('/plan?errors')).body).toContain('<a href="#plan">Choose a plan</a>')
  const tried = await visitor.post('/plan', { plan: 'full', pay: 'yearly', addOns: 'travel', go: 'price' })
  expect(tried.headers.location).toBe('/plan')
  expect((await visitor.get('/plan')).body).toContain('with Travel')
})

test('going back keeps answers', async () => {
  const visitor = await aChooser()
  const first = await visitor.get('/')
  expect(first.body).toContain('value="Jo Smith"')
  expect(first.headers['cache-control']).toBe('no-store')
  expect((await visitor.get('/plan')).body).toMatch(/value="full"[^>]* checked/)
})

test('declarations must be given, and come back unticked', async () => {
  const visitor = await aChooser()
  expect((await visitor.post('/check', { wants_mail: 'yes' })).headers.location).toBe('/check?errors')
  const page = await visitor.get('/check?errors')
  expect(page.body).toContain('Tick the box to confirm: My answers are true and complete.')
  expect(page.body).not.toContain('checked')
})

test.each([
  ['13', 'We need to look at this ourselves', 'A person will look at your answers'],
  ['25', 'We cannot offer you this cover', 'Animals over 20 are not insured.'],
])('at age %s: %s', async (age, title, reason) => {
  const visitor = await anAnswered({ age })
  const page = await visitor.get('/plan')
  expect(page.body).toContain(title)
  expect(page.body).toContain(reason)
  expect(page.body).toMatch(/Your reference is Q-/)
  expect((await visitor.get('/check')).headers.location).toBe('/plan')
})

test('a payment that failed is said in the product’s words, with the way back', async () => {
  const visitor = await aChooser()
  const { headers } = await visitor.post('/check', { is_true: 'yes' })
  await useCard(app, String(headers.location), cards.declines)
  const page = await visitor.get('/thank-you')
  for (const text of ['PAYMENT FAILED', 'Your payment is unsuccessful, please try again.', 'href="/check"'])
    expect(page.body).toContain(text)
})

test('buyers keep the release they began on', async () => {
  const own = await aSite(app, company)
  const visitor = aVisitor(app, own.host)
  await visitor.post('/', answersOf(app))
  const { client } = company
  const { shell, revision } = await client.product.getShell({ id: own.productId })
  const steps = ['You', 'Plan', 'The end']
  await client.product.updateShell({ id: own.productId, revision, shell: { ...shell, steps } })
  await publishLive(company, { id: own.productId, host: own.host })
  // What is on sale is looked for again after a second.
  await eventually(async () => expect((await aVisitor(app, own.host).get('/')).body).toContain('The end'))
  expect((await visitor.get('/plan')).body).not.toContain('The end')
})

test('a gateway that does not answer is said so, and takes no answers away', async () => {
  const visitor = await aChooser()
  const { open } = app.gateway
  Object.assign(app.gateway, { open: () => Promise.reject(new Error('silent')) })
  const byFetch = (await visitor.post('/check', { is_true: 'yes' }, json)).json()
  const page = await visitor.post('/check', { is_true: 'yes' })
  Object.assign(app.gateway, { open })
  expect(byFetch.problems[0].message).toContain('We cannot take payments at the moment')
  expect(page.statusCode).toBe(503)
  expect(page.body).toContain('We cannot take payments at the moment')
  expect((await visitor.post('/check', { is_true: 'yes' })).headers.location).toMatch('/pay/')
})

test('a page that cannot be made is no page: scripts load it anew instead of drawing what is not there', async () => {
  const visitor = await aChooser()
  await app.owner.query('alter table quote rename to quote_away')
  const pages = ['/plan', '/check'].map((path) => visitor.get(`/_/page?path=${path}`, json))
  const [plans, check, prices, step] = await Promise.all([
    ...pages,
    visitor.post('/_/quote', { plan: 'basic' }, json),
    visitor.post('/plan', { plan: 'full', pay: 'monthly', go: 'next' }, json),
  ])
  await app.owner.query('alter table quote_away rename to quote')
  expect([plans, check, prices].map((answer) => answer?.statusCode)).toEqual([200, 500, 200])
  expect(step?.statusCode).toBe(422)
  expect(step?.json().problems[0].message).toContain('Your answers are kept')
  expect((await visitor.get('/_/page?path=/check', json)).json().view.path).toBe('/check')
})

test('paying twice leads to the one policy', async () => {
  const visitor = await aChooser()
  const [first, second] = await Promise.all([1, 2].map(() => visitor.post('/check', { is_true: 'yes' })))
  expect(second?.headers.location).toBe(first?.headers.location)
  await useCard(app, String(first?.headers.location), cards.pays)
  const { location = '' } = (await visitor.post('/check', { is_true: 'yes' })).headers
  expect(location).toBe('/thank-you?paid')
  expect((await visitor.get(location)).body).toContain('>The order has been paid</h1>')
  // Whoever comes back later was about to pay for nothing.
  expect((await visitor.get('/thank-you')).body).toContain('Thank you, you are covered</h1>')
})
