import { BillingDetails } from '@coverwright/domain/company/plan-order/plan-order'
import { exampleOf } from '@coverwright/domain/fields'
import { afterAll, expect, test } from 'vitest'
import { domainJobs } from '../src/modules/publish/domain/index.ts'
import { boughtDomainJobs } from '../src/modules/publish/domain/lead-bought-here.ts'
import { domainOrderJobs, domainOrderSweeps } from '../src/modules/publish/domain-order/index.ts'
import { paymentJobs } from '../src/modules/sell/payment/handle-jobs.ts'
import { registerNameJobs } from '../src/modules/sell/payment/register-name.ts'
import { waysIn } from '../src/platform/http/ways-in.ts'
import { startWorker } from '../src/platform/jobs/start-worker.ts'
import { aProduct } from './builders.ts'
import { cards, useCard } from './buyers.ts'
import { eventually } from './eventually.ts'
import { aWish, nameStateOf, moneyOf as paidBy, payName, placeName } from './name-buyers.ts'
import { publishLive } from './publish-live.ts'
import { runNow } from './run-now.ts'
import { aVisitor } from './site-visitor.ts'
import { startTestApp, type TestCompany } from './test-app.ts'

const app = await startTestApp()
const { clock, ports } = app
clock.now = () => new Date('2026-11-16T12:00:00Z')
// Companies pay at the built-in gateway here.
Object.assign(ports.gateways, { stripe: undefined })
/** How often the registrar is silent before it answers, and how often it is asked. */
const bad = { silent: 0, asked: 0 }
const registrar: typeof ports.registrar = {
  ...ports.registrar,
  register: async (order) => {
    bad.asked += 1
    const became = await ports.registrar.register(order)
    // It did what it was asked, and its answer is lost.
    if (bad.silent-- > 0) throw new Error('No answer')
    return became
  },
}
const worker = await startWorker(
  app.serverUrl,
  [
    ...paymentJobs({ gateways: ports.gateways }),
    ...registerNameJobs({ registrar }),
    ...domainOrderJobs,
    ...boughtDomainJobs({ registrar, domains: ports.domains }),
    ...domainJobs({ sealing: ports.sealing }),
  ],
  { now: () => clock.now() },
)
afterAll(() => worker.stop())

async function aBuyer(): Promise<TestCompany> {
  const company = await app.aCompany()
  await company.client.payment.saveBillingDetails(exampleOf(BillingDetails))
  return company
}

const place = placeName
const pay = (company: TestCompany, id: string, card?: string) => payName(app, company, id, card)
const stateOf = nameStateOf
const moneyOf = (company: TestCompany) => paidBy(app, company)

const registeredBy = async (orderId: string) =>
  (await app.owner.query('select name from test_registrar.name where reference = $1', [orderId])).rows

test('a name is found with its price and tax, bought, led here, and answers with the product', async () => {
  const company = await aBuyer()
  const { domain } = company.client
  const wish = aWish('pets')
  const offers = await domain.suggestDomain({ name: wish })
  expect(offers[0]).toEqual({
    name: `${wish}.domains.localhost`,
    availability: 'available',
    isPremium: false,
    price: { netMinor: 1200, vatPercent: 20, vatMinor: 240, totalMinor: 1440, renewalMinor: 1400, currency: 'GBP' },
  })
  expect(offers.length).toBeGreaterThan(3)
  const { id, name } = await place(company, wish)
  expect(await stateOf(company, id)).toBe('unpaid')
  const paid = await pay(company, id)
  expect(['paid', 'registered']).toContain(paid.order.state)
  await eventually(async () => expect(await stateOf(company, id)).toBe('registered'))
  const { order: done } = await domain.checkoutPaymentOrder({ id })
  const domainId = done.domainId ?? ''
  // HTTPS is left to what stands before this server: the name is connected all the same.
  await eventually(async () =>
    expect(await domain.getDomain({ id: domainId })).toMatchObject({ name, state: 'success' }),
  )
  expect(await domain.getDomain({ id: domainId })).toMatchObject({
    areRecordsRight: true,
    registration: { endsOn: '2027-11-16', renewalMinor: 1400 },
  })
  const { id: productId } = await aProduct(app, company, { state: 'online' })
  await publishLive(company, { id: productId, host: name })
  await eventually(async () => expect((await aVisitor(app, name).get('/')).statusCode).toBe(200))
  // Nobody else is offered it.
  const other = await aBuyer()
  expect((await other.client.domain.suggestDomain({ name: wish }))[0]).toMatchObject({ name, availability: 'taken' })
  await expect(other.client.domain.registerDomain({ name, retyped: name, totalMinor: 1440 })).rejects.toMatchObject({
    code: 'domain-order.name-gone',
  })
  expect((await domain.getTransferCode({ id: domainId })).code).toMatch(/^\S{12}$/)
})

test('what is typed wrong, has another price or has no invoice address is not ordered', async () => {
  const company = await aBuyer()
  const { domain } = company.client
  const [offer] = await domain.suggestDomain({ name: aWish() })
  const name = offer?.name ?? ''
  const totalMinor = offer?.price?.totalMinor ?? 0
  await expect(domain.registerDomain({ name, retyped: `${name}x`, totalMinor })).rejects.toMatchObject({
    code: 'domain-order.not-retyped',
  })
  await expect(domain.registerDomain({ name, retyped: name, totalMinor: 1 })).rejects.toMatchObject({
    code: 'domain-order.price-changed',
  })
  const poor = await app.aCompany()
  await expect(poor.client.domain.registerDomain({ name, retyped: name, totalMinor })).rejects.toMatchObject({
    code: 'domain-order.no-details',
  })
  expect(await domain.suggestDomain({ name: '!!!' })).toEqual([])
  // Ten are open; the same one ordered again is the same order.
  const first = await place(company)
  expect((await domain.registerDomain({ name: first.name, retyped: first.name, totalMinor })).id).toBe(first.id)
  for (let many = 1; many < 10; many++) await place(company)
  await expect(place(company)).rejects.toMatchObject({ code: 'domain-order.too-many' })
  await domain.cancelDomainOrder({ id: first.id })
  await place(company)
})

test('one name is asked for: available with its price, taken, or not known', async () => {
  const company = await aBuyer()
  const { domain } = company.client
  const name = `${aWish('asked')}.domains.localhost`
  const asked = (of: { id?: string; name?: string }) => domain.checkDomain(of)
  const price = { netMinor: 1200, vatPercent: 20, vatMinor: 240, totalMinor: 1440, renewalMinor: 1400, currency: 'GBP' }
  expect(await asked({ name })).toEqual({ name, availability: 'available', isPremium: false, price })
  const { id } = await domain.registerDomain({ name, retyped: name, totalMinor: 1440 })
  await pay(company, id)
  await eventually(async () => expect(await stateOf(company, id)).toBe('registered'))
  expect(await asked({ name: name.toUpperCase() })).toMatchObject({ name, availability: 'taken', price: null })
  expect(await asked({ name: 'example.com' })).toMatchObject({ availability: 'unknown', price: null })
  const { offer } = ports.registrar
  Object.assign(ports.registrar, { offer: () => Promise.reject(new Error('No answer')) })
  expect(await asked({ name })).toMatchObject({ availability: 'unknown', price: null })
  Object.assign(ports.registrar, { offer })
  for (const wrong of [{}, { name, id: company.companyId }, { name: 'no name' }])
    await expect(asked(wrong)).rejects.toMatchObject({ code: 'invalid' })
})

test('pressed fifty times at once it is one charge and one registration', async () => {
  const company = await aBuyer()
  const { domain } = company.client
  const { id } = await place(company)
  const urls = await Promise.all(Array.from({ length: 50 }, () => domain.checkoutPaymentDoMain({ id })))
  expect(new Set(urls.map(({ url }) => url)).size).toBe(1)
  await Promise.all([useCard(app, urls[0]?.url ?? '', cards.pays), domain.DoMaincallBackCheckout({ id })])
  await Promise.all(Array.from({ length: 5 }, () => domain.DoMaincallBackCheckout({ id })))
  await eventually(async () => expect(await stateOf(company, id)).toBe('registered'))
  expect(await moneyOf(company)).toEqual({ paid: 1440, back: 0 })
  expect(await registeredBy(id)).toHaveLength(1)
  await expect(domain.checkoutPaymentDoMain({ id })).rejects.toMatchObject({ code: 'domain-order.paid' })
})

test('notices that come five times in any order before anything is settled register each name once', async () => {
  // Before the jobs' own time: by the clock of the database the gateway would be asked at once.
  const day = clock.now
  clock.now = () => new Date('2039-01-16T12:00:00Z')
  const companies = [await aBuyer(), await aBuyer(), await aBuyer()]
  const orders = await Promise.all(companies.map(async (company) => ({ company, id: (await place(company)).id })))
  const { notices } = app
  const before = notices.sent.length
  notices.isHeldBack = true
  for (const { company, id } of orders)
    await useCard(app, (await company.client.domain.checkoutPaymentDoMain({ id })).url, cards.notifiesTwice)
  notices.isHeldBack = false
  const held = notices.sent.slice(before)
  expect(held).toHaveLength(15)
  for (const { company, id } of orders) expect(await stateOf(company, id)).toBe('unpaid')
  const shuffled = held.flatMap((_notice, at) => held[(at * 7 + 14) % held.length] ?? [])
  expect(new Set(shuffled).size).toBe(15)
  const answers = await Promise.all(shuffled.map((notice) => app.deliver(notice)))
  // On a slow machine some wait for their turn too long; the gateway tells again.
  expect(answers.map(({ statusCode }) => statusCode).filter((status) => status !== 204 && status !== 503)).toEqual([])
  for (const notice of held) await app.deliver(notice)
  for (const { company, id } of orders) {
    await eventually(async () => expect(await stateOf(company, id)).toBe('registered'))
    expect(await moneyOf(company)).toEqual({ paid: 1440, back: 0 })
    expect(await registeredBy(id)).toHaveLength(1)
  }
  clock.now = day
})

test('another amount than was asked for is no name, and goes back', async () => {
  const company = await aBuyer()
  const { id } = await place(company)
  const { url } = await company.client.domain.checkoutPaymentDoMain({ id })
  await app.owner.query('update test_gateway.session set amount_minor = 1439 where reference like $1', [
    `${company.companyId}.%`,
  ])
  await useCard(app, url, cards.pays)
  await company.client.domain.DoMaincallBackCheckout({ id })
  expect(await stateOf(company, id)).toBe('abnormal')
  await eventually(async () => expect(await moneyOf(company)).toEqual({ paid: 1439, back: 1439 }))
  expect(await registeredBy(id)).toEqual([])
})

test('a registrar that is silent after it registered is asked again: never two registrations', async () => {
  const company = await aBuyer()
  const { id } = await place(company)
  Object.assign(bad, { silent: 1, asked: 0 })
  await pay(company, id)
  await eventually(async () => expect(await stateOf(company, id)).toBe('registered'))
  expect(bad.asked).toBe(2)
  expect(await registeredBy(id)).toHaveLength(1)
})

test('refused after it was paid, the money goes back with the reason: never money without a name', async () => {
  const company = await aBuyer()
  const { id } = await place(company, aWish('refused'))
  await pay(company, id)
  await eventually(async () => expect(await stateOf(company, id)).toBe('abnormal'))
  expect((await company.client.domain.checkoutPaymentOrder({ id })).order.failure).toBe(
    'The registry refuses this name.',
  )
  await eventually(async () => expect(await moneyOf(company)).toEqual({ paid: 1440, back: 1440 }))
})

test('of two companies that pay for one name one has it, the other its money', async () => {
  const both = [await aBuyer(), await aBuyer()]
  const wish = aWish('both')
  const orders = await Promise.all(both.map(async (company) => ({ company, id: (await place(company, wish)).id })))
  await Promise.all(orders.map(({ company, id }) => pay(company, id)))
  await eventually(async () => {
    const states = await Promise.all(orders.map(({ company, id }) => stateOf(company, id)))
    expect(states.toSorted()).toEqual(['abnormal', 'registered'])
  })
})

test('paid after it was cancelled it goes back; declined it is paid anew', async () => {
  const company = await aBuyer()
  const { domain } = company.client
  const { id } = await place(company)
  const { url } = await domain.checkoutPaymentDoMain({ id })
  await domain.cancelDomainOrder({ id })
  await useCard(app, url, cards.pays)
  expect(await domain.DoMaincallBackCheckout({ id })).toMatchObject({ order: { state: 'abnormal' } })
  await eventually(async () => expect(await moneyOf(company)).toEqual({ paid: 1440, back: 1440 }))
  expect(await registeredBy(id)).toEqual([])

  const second = await place(company)
  expect(await pay(company, second.id, cards.declines)).toMatchObject({ order: { state: 'unpaid' }, isUnderWay: false })
  await pay(company, second.id)
  await eventually(async () => expect(await stateOf(company, second.id)).toBe('registered'))
})

test('people are told before a registration ends, and renew it once', async () => {
  const company = await aBuyer()
  const { domain } = company.client
  const { id } = await place(company)
  await pay(company, id)
  await eventually(async () => expect(await stateOf(company, id)).toBe('registered'))
  const domainId = (await domain.checkoutPaymentOrder({ id })).order.domainId ?? ''
  const noticeOf = async () =>
    (await app.owner.query('select notice_at from domain where id = $1', [domainId])).rows[0].notice_at.toISOString()
  expect(await noticeOf()).toBe('2027-09-17T09:00:00.000Z')
  clock.now = () => new Date('2027-09-18T00:00:00Z')
  await runNow(app, domainOrderSweeps(waysIn(app.pool, 'job')))
  await eventually(async () => expect(await noticeOf()).toBe('2027-10-17T09:00:00.000Z'))
  const told = await app.owner.query(
    `select title from notification where company_id = $1 and title like 'The registration of%'`,
    [company.companyId],
  )
  expect(told.rows).toHaveLength(1)

  const [one, other] = await Promise.all([domain.renewDomain({ id: domainId }), domain.renewDomain({ id: domainId })])
  expect(one).toMatchObject({ id: other.id, purpose: 'renew', totalMinor: 1680 })
  await pay(company, one.id)
  await eventually(async () => expect(await stateOf(company, one.id)).toBe('registered'))
  expect(await domain.getDomain({ id: domainId })).toMatchObject({ registration: { endsOn: '2028-11-16' } })
  expect(await noticeOf()).toBe('2028-09-17T09:00:00.000Z')
})
