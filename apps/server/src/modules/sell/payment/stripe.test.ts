import { afterAll, expect, test } from 'vitest'
import { aBuyer, aSite, asBuyer, checkoutOf, pay, recordsOf } from '../../../../test/buyers.ts'
import { eventually } from '../../../../test/eventually.ts'
import { hurry as comeDue } from '../../../../test/run-now.ts'
import { startTestApp } from '../../../../test/test-app.ts'
import { startWorker } from '../../../platform/jobs/start-worker.ts'
import { saveAnswers } from '../application/index.ts'
import { policyJobs } from '../policy/index.ts'
import { getOutcome } from './get-outcome.ts'
import { paymentJobs } from './handle-jobs.ts'

const app = await startTestApp()
const { stripe } = app
const links = { tokens: app.ports.tokens, publicUrl: 'http://localhost' }
const trouble: string[] = []
const jobs = [...paymentJobs(app.ports), ...policyJobs({ ...links, files: app.ports.files })]
const worker = await startWorker(app.serverUrl, jobs, { onError: (error) => trouble.push(error.message) })
afterAll(() => worker.stop(2000))

const hurry = () => comeDue(app)
const outcomeOf = (buyer: { companyId: string; applicationId: string }) => getOutcome(checkoutOf(app), buyer, links)
const deliver = ({ body, signature }: { body: string; signature: string }) =>
  app.app.inject({
    method: 'POST',
    url: '/payment-notices/stripe',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    payload: body,
  })

/** A company whose customers pay at the card provider. */
async function aSale(stage: 'staging' | 'live' = 'live') {
  const company = await app.aCompany()
  const site = await aSite(app, company, {
    stage,
    design: { prefixes: ['ST'], length: 3, endNumber: 999, minCount: null },
  })
  const { account } = await company.client.payment.connectStripe({})
  stripe.finish(account ?? '')
  const { id } = await company.client.payment.savePaymentMethod({ kind: 'stripe' })
  await company.client.payment.updateCompanyPayment({ id, action: 'activate' })
  return { ...company, site, account: account ?? '', records: () => recordsOf(app, company.companyId) }
}
const intentsOf = (account: string) => [...stripe.intents.values()].filter((intent) => intent.account === account)
const sessionsOf = (account: string) => [...stripe.sessions.values()].filter((session) => session.account === account)

test('the buyer pays on the provider’s page, on the company’s own account, and has a policy', async () => {
  const { site, account, records } = await aSale()
  const buyer = await aBuyer(app, site, { pay: 'monthly' })
  const { url } = await pay(app, buyer)
  expect(url).toContain(stripe.pageOrigin)
  expect(sessionsOf(account)).toMatchObject([{ livemode: true, currency: 'gbp', isRepeated: true, status: 'open' }])
  expect(await outcomeOf(buyer)).toEqual({ kind: 'waiting' })
  expect((await deliver(stripe.pay(url))).statusCode).toBe(204)
  const { policies, payments } = await records()
  expect(policies).toMatchObject([{ number: 'ST-001', mode: 'live' }])
  expect(payments).toMatchObject([{ gateway: 'stripe', gateway_account: account, state: 'paid', card_last4: '4242' }])
  expect(intentsOf(account)[0]?.amount).toBe(Number(payments[0].amount_minor))
})

test('50 presses, then notices five times each, shuffled and late: 1 session, 1 charge, 1 policy', async () => {
  const { site, account, records } = await aSale()
  const buyers = [await aBuyer(app, site), await aBuyer(app, site)]
  const urls = await Promise.all(
    buyers.map(async (buyer) => {
      const pressed = await Promise.all(Array.from({ length: 25 }, () => pay(app, buyer)))
      expect(new Set(pressed.map(({ url }) => url)).size).toBe(1)
      return pressed[0]?.url ?? ''
    }),
  )
  const notices = urls.flatMap((url) => Array.from({ length: 5 }, () => stripe.pay(url)))
  const shuffled = notices.toSorted((left, right) => left.signature.localeCompare(right.signature))
  await Promise.all(shuffled.map(deliver))
  for (const notice of shuffled.toReversed()) await deliver(notice)
  expect((await records()).policies).toHaveLength(2)
  expect(intentsOf(account)).toHaveLength(2)
  expect(sessionsOf(account)).toHaveLength(2)
})

test('an answer that is lost opens no second session, and a charge nobody told of is found', async () => {
  const { site, account, records } = await aSale()
  const buyer = await aBuyer(app, site)
  // The library asks once more by itself: that answer is lost too.
  stripe.trouble.losesAnswers = 2
  await expect(pay(app, buyer)).rejects.toMatchObject({ code: 'payment.gateway-silent' })
  const [session] = sessionsOf(account)
  expect(session?.status).toBe('open')
  stripe.pay(`/${session?.id}`)
  expect((await records()).policies).toHaveLength(0)
  await hurry()
  await eventually(async () => expect((await records()).policies).toHaveLength(1))
  expect(sessionsOf(account)).toHaveLength(1)
})

test('given up in the moment of paying, the money goes back once', async () => {
  const { site, account, records } = await aSale()
  const buyer = await aBuyer(app, site)
  const { url } = await pay(app, buyer)
  const notice = stripe.pay(url)
  await asBuyer(app, site, (journey) => saveAnswers(journey, buyer.token, { age: '7' }))
  await Promise.all([deliver(notice), deliver(notice)])
  await eventually(async () => expect((await records()).payments).toMatchObject([{ state: 'refunded' }]))
  const [intent] = intentsOf(account)
  expect(stripe.refunds.get(intent?.id ?? '')).toBe(intent?.amount)
  expect((await records()).policies).toHaveLength(0)
})

test('another answer closes the page: nothing can be paid there any more', async () => {
  const { site, account, records } = await aSale()
  const buyer = await aBuyer(app, site)
  await pay(app, buyer)
  await asBuyer(app, site, (journey) => saveAnswers(journey, buyer.token, { age: '7' }))
  await eventually(async () => expect((await records()).payments).toMatchObject([{ state: 'closed' }]))
  expect(sessionsOf(account)).toMatchObject([{ status: 'expired' }])
})

test('staging and live never meet: other keys, other sessions, and neither vouches for the other', async () => {
  const { site, account, records } = await aSale('staging')
  const buyer = await aBuyer(app, site)
  const { url } = await pay(app, buyer)
  const [session] = sessionsOf(account)
  if (!session) throw new Error('No session')
  expect(session).toMatchObject({ livemode: false })
  const notice = stripe.pay(url)
  // Signed with the live secret, it says that it is of the test mode.
  const forged = stripe.noticeOf({ ...session, livemode: true })
  expect(
    (await deliver({ ...forged, body: forged.body.replace('"livemode":true', '"livemode":false') })).statusCode,
  ).toBe(403)
  expect((await deliver(notice)).statusCode).toBe(204)
  expect((await records()).policies).toMatchObject([{ mode: 'test', number: expect.stringMatching(/^TEST-/) }])
})

test('a notice that the provider did not sign, or signed long ago, is refused', async () => {
  const { site, account } = await aSale()
  await pay(app, await aBuyer(app, site))
  const [session] = sessionsOf(account)
  if (!session) throw new Error('No session')
  const { body, signature } = stripe.noticeOf(session)
  const old = stripe.noticeOf(session, 'checkout.session.completed', new Date(Date.now() - 6 * 60_000))
  for (const forged of [
    { body, signature: '' },
    { body: `${body} `, signature },
    old,
    { body, signature: 't=1,v1=00' },
  ])
    expect((await deliver(forged)).statusCode).toBe(403)
})

test('a provider that is down is said so, and nothing is lost', async () => {
  const { site, records } = await aSale()
  const buyer = await aBuyer(app, site)
  stripe.trouble.isDown = true
  await expect(pay(app, buyer)).rejects.toMatchObject({ code: 'payment.gateway-silent' })
  stripe.trouble.isDown = false
  await deliver(stripe.pay((await pay(app, buyer)).url))
  expect((await records()).policies).toHaveLength(1)
})

test('no card number ever passes the server', () => {
  expect(stripe.seen.filter((line) => /tokens|payment_methods|sources/.test(line))).toEqual([])
})
