import { inspect } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import {
  aBuyer,
  aSite,
  asBuyer,
  cancelUrl,
  cards,
  checkoutOf,
  pay,
  recordsOf,
  returnUrl,
  useCard,
} from '../../../../test/buyers.ts'
import { eventually } from '../../../../test/eventually.ts'
import { startTestApp } from '../../../../test/test-app.ts'
import { startWorker } from '../../../platform/jobs/start-worker.ts'
import { saveAnswers } from '../application/index.ts'
import { policyJobs } from '../policy/index.ts'
import { getOutcome } from './get-outcome.ts'
import { paymentJobs } from './handle-jobs.ts'
import { startPayment } from './start-payment.ts'

const app = await startTestApp()
const links = { tokens: app.ports.tokens, publicUrl: 'http://localhost' }
const trouble: string[] = []
/** Being busy says nothing by itself: why it was does. */
const told = (error: Error) => void trouble.push([error, error.cause].map((each) => inspect(each)).join('\n'))
const jobs = [...paymentJobs(app.ports), ...policyJobs({ ...links, files: app.ports.files })]
const worker = await startWorker(app.serverUrl, jobs, { onError: told })
afterAll(() => worker.stop(2000))

const many = <T>(count: number, work: (index: number) => Promise<T>) =>
  Promise.allSettled(Array.from({ length: count }, (_, index) => work(index)))
const outcomeOf = (buyer: { companyId: string; applicationId: string }) => getOutcome(checkoutOf(app), buyer, links)
/** What waits for its time comes due now. */
const hurry = () => app.owner.query(`update pgboss.job set start_after = now() where state = 'created'`)
const aSale = async (design = {}) => {
  const company = await app.aCompany()
  const site = await aSite(app, company, { design })
  return { ...company, site, records: () => recordsOf(app, company.companyId) }
}
const small = { prefixes: ['SM'], length: 3, endNumber: 999, minCount: null }

test('50 parallel presses of the button, then 50 of the gateway’s: 1 payment, 1 charge, 1 policy', async () => {
  const { site, records } = await aSale()
  const buyer = await aBuyer(app, site)
  const started = await many(50, () => pay(app, buyer))
  const urls = new Set(started.flatMap((each) => (each.status === 'fulfilled' ? [each.value.url] : [])))
  expect(started.every(({ status }) => status === 'fulfilled')).toBe(true)
  expect(urls.size).toBe(1)

  const [url = ''] = urls
  await many(50, () => useCard(app, url, cards.notifiesTwice))
  await many(10, () => outcomeOf(buyer))
  const { payments, charges, policies, sessions, refunds } = await records()
  expect([payments, charges, policies, sessions, refunds].map((rows) => rows.length)).toEqual([1, 1, 1, 1, 0])
  expect(await outcomeOf(buyer)).toMatchObject({ kind: 'bought' })
})

test('notices told many times, out of order and late change nothing any more', async () => {
  const { site, records } = await aSale()
  const [first, second] = [await aBuyer(app, site), await aBuyer(app, site)]
  const before = app.notices.sent.length
  for (const buyer of [first, second]) await useCard(app, (await pay(app, buyer)).url, cards.pays)
  const sent = app.notices.sent.slice(before)
  expect(sent).toHaveLength(2)
  await many(20, (index) => app.deliver(sent[index % 2] ?? { signature: '', body: '' }))
  await many<unknown>(20, (index) =>
    index % 3 === 0 ? outcomeOf(first) : app.deliver(sent.toReversed()[index % 2] ?? { signature: '', body: '' }),
  )
  expect((await records()).policies).toHaveLength(2)
  expect((await records()).charges).toHaveLength(2)
})

test('a lost notice and a buyer who never comes back: the job finds the payment', async () => {
  const { site, records } = await aSale()
  const buyer = await aBuyer(app, site)
  app.notices.isHeldBack = true
  await useCard(app, (await pay(app, buyer)).url, cards.pays)
  app.notices.isHeldBack = false
  expect(await records()).toMatchObject({ policies: [], payments: [{ state: 'started' }] })
  await hurry()
  await eventually(async () => expect((await records()).policies).toHaveLength(1))
  expect((await records()).payments).toMatchObject([{ state: 'paid' }])
})

test('an answer of the gateway that is lost opens no second session', async () => {
  const { site, records } = await aSale()
  const buyer = await aBuyer(app, site)
  const checkout = checkoutOf(app)
  const gateway = {
    ...checkout.gateways.test,
    open: async (order: Parameters<typeof checkout.gateways.test.open>[0]) => {
      await checkout.gateways.test.open(order)
      throw new Error('connection reset')
    },
  }
  await expect(
    startPayment({ ...checkout, gateways: { test: gateway } }, { ...buyer, returnUrl, cancelUrl }),
  ).rejects.toMatchObject({
    code: 'payment.gateway-silent',
  })
  await useCard(app, (await pay(app, buyer)).url, cards.pays)
  expect((await records()).sessions).toHaveLength(1)
  expect((await records()).policies).toHaveLength(1)
})

/** A gateway that takes so long to open its page that something else happens first. */
function whileOpening(meanwhile: () => Promise<unknown>) {
  const checkout = checkoutOf(app)
  const { test: gateway } = checkout.gateways
  const open: typeof gateway.open = async (order) => {
    await meanwhile()
    return gateway.open(order)
  }
  return { ...checkout, gateways: { test: { ...gateway, open } } }
}

test('another tab asks what became of it before the gateway knows of it: what is paid then is a policy', async () => {
  const { site, records } = await aSale()
  const buyer = await aBuyer(app, site)
  const slow = whileOpening(() => outcomeOf(buyer))
  await useCard(app, (await startPayment(slow, { ...buyer, returnUrl, cancelUrl })).url, cards.pays)
  expect(await outcomeOf(buyer)).toMatchObject({ kind: 'bought' })
  const { payments, charges, policies, refunds } = await records()
  expect([payments, charges, policies, refunds].map((rows) => rows.length)).toEqual([1, 1, 1, 0])
})

test('given up before the gateway knows of it: the page it opens later takes nothing', async () => {
  const { site, records } = await aSale()
  const buyer = await aBuyer(app, site)
  const slow = whileOpening(async () => {
    await asBuyer(app, site, (journey) => saveAnswers(journey, buyer.token, { age: '7' }))
    await eventually(async () => expect((await records()).payments).toMatchObject([{ state: 'closed' }]))
  })
  await useCard(app, (await startPayment(slow, { ...buyer, returnUrl, cancelUrl })).url, cards.pays)
  expect(await records()).toMatchObject({ charges: [], policies: [], payments: [{ state: 'closed' }] })
})

test('going back and changing an answer closes the payment: the old page takes nothing', async () => {
  const { site, records } = await aSale()
  const buyer = await aBuyer(app, site)
  const { url } = await pay(app, buyer)
  await asBuyer(app, site, (journey) => saveAnswers(journey, buyer.token, { age: '7' }))
  await eventually(async () => expect((await records()).payments).toMatchObject([{ state: 'closed' }]))
  await useCard(app, url, cards.pays)
  expect(await records()).toMatchObject({ policies: [], charges: [] })
})

test('paid in the moment it was given up: no policy, and the money goes back', async () => {
  const { site, records } = await aSale()
  const buyer = await aBuyer(app, site)
  app.notices.isHeldBack = true
  await useCard(app, (await pay(app, buyer)).url, cards.pays)
  app.notices.isHeldBack = false
  await asBuyer(app, site, (journey) => saveAnswers(journey, buyer.token, { age: '7' }))
  await eventually(async () => expect((await records()).payments).toMatchObject([{ state: 'refunded' }]))
  const { policies, charges, refunds } = await records()
  expect(policies).toHaveLength(0)
  expect(refunds.map((row) => row.amount_minor)).toEqual(charges.map((row) => row.amount_minor))
})

test('30 buyers and 18 numbers: 18 policies without a gap, everybody else keeps or gets back the money', async () => {
  const { site, records, client } = await aSale({ ...small, maxCount: 18, minCount: 5 })
  const buyers = []
  for (let n = 0; n < 30; n++) buyers.push(await aBuyer(app, site))
  const urls = await Promise.all(buyers.map(async (buyer) => (await pay(app, buyer)).url))
  await many(30, (index) => useCard(app, urls[index] ?? '', cards.pays))
  await eventually(async () =>
    expect((await records()).payments.filter(({ state }) => state === 'refunded')).toHaveLength(12),
  )
  const { policies, charges, refunds, payments } = await records()
  expect(policies.map(({ number }) => number)).toEqual(
    Array.from({ length: 18 }, (_, index) => `SM-${String(index + 1).padStart(3, '0')}`),
  )
  expect([charges.length, refunds.length]).toEqual([30, 12])
  expect(payments.filter(({ state }) => state === 'paid')).toHaveLength(18)
  const late = await aBuyer(app, site)
  await expect(pay(app, late)).rejects.toMatchObject({ code: 'number.exhausted' })
  const { items: news } = await client.message.listNotifications({})
  expect(news.map(({ kind, title }) => [kind, title])).toEqual([
    ['danger', expect.stringContaining('are used: nothing more can be sold')],
    ['warning', expect.stringContaining('Only 4 policy numbers')],
  ])
})

test('a policy that cannot be written gives its number back', async () => {
  const { site, records } = await aSale(small)
  await app.owner.query(`
    create or replace function refuse_policy() returns trigger language plpgsql as $$
      begin if new.holder = 'Nobody' then raise exception 'refused'; end if; return new; end $$;
    create or replace trigger refuse_policy before insert on policy for each row execute function refuse_policy()`)
  const [unlucky, lucky] = [await aBuyer(app, site, { answers: { full_name: 'Nobody' } }), await aBuyer(app, site)]
  for (const buyer of [unlucky, lucky]) await useCard(app, (await pay(app, buyer)).url, cards.pays)
  expect((await records()).policies.map(({ number }) => number)).toEqual(['SM-001'])

  await app.owner.query('drop trigger refuse_policy on policy')
  expect(await outcomeOf(unlucky)).toMatchObject({ kind: 'bought', policyNumber: 'SM-002' })
})

test('another amount than was asked makes no policy', async () => {
  const { site, records } = await aSale()
  const buyer = await aBuyer(app, site)
  const { url } = await pay(app, buyer)
  await app.owner.query(`update test_gateway.session set amount_minor = 1 where reference like $1`, [
    `${buyer.companyId}.%`,
  ])
  await useCard(app, url, cards.pays)
  await eventually(async () =>
    expect((await records()).payments).toMatchObject([{ state: 'refunded', failure: 'Another amount was paid' }]),
  )
  expect((await records()).policies).toHaveLength(0)
})

test('a notice that the gateway did not sign, or signed long ago, is refused', async () => {
  const { site } = await aSale()
  const buyer = await aBuyer(app, site)
  const before = app.notices.sent.length
  await useCard(app, (await pay(app, buyer)).url, cards.declines)
  const [notice] = app.notices.sent.slice(before)
  if (!notice) throw new Error('No notice was sent')
  const { signature, body } = notice
  const old = `t=${Date.now() - 6 * 60_000}${signature.slice(signature.indexOf(','))}`
  for (const forged of [
    { signature: '', body },
    { signature: old, body },
    { signature, body: `${body} ` },
    { signature: signature.replace(/.$/, (c) => (c === '0' ? '1' : '0')), body },
  ])
    expect((await app.deliver(forged)).statusCode).toBe(403)
  expect((await app.deliver(notice)).statusCode).toBe(204)
})

test('the certificate is made once, mailed with a link that opens, and shown with the policy', async () => {
  const { site, companyId } = await aSale()
  const buyer = await aBuyer(app, site, { pay: 'monthly' })
  await useCard(app, (await pay(app, buyer)).url, cards.pays)
  const bought = await eventually(async () => {
    const outcome = await outcomeOf(buyer)
    if (outcome?.kind !== 'bought' || outcome.documents.length === 0) throw new Error('Not made yet')
    return outcome
  })
  const { rows: mails } = await app.owner.query('select * from outbox_message where company_id = $1', [companyId])
  expect(mails).toMatchObject([
    { recipient: 'jo.smith@example.org', subject: expect.stringContaining(bought.policyNumber) },
  ])
  const [link = ''] = /http:\S+/.exec(mails[0].text) ?? []
  for (const href of [link, bought.documents[0]?.href ?? '']) {
    const { pathname, search } = new URL(href)
    const opened = await app.app.inject(`${pathname}${search}`)
    const file = opened.statusCode === 303 ? await app.app.inject(String(opened.headers.location)) : opened
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  }
})

test('the worker had no trouble but the one made for it', () => {
  expect(trouble.filter((message) => !/refused/.test(message))).toEqual([])
})
