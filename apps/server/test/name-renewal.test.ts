import { addDays } from '@coverwright/domain/base/day/day'
import { afterAll, expect, test } from 'vitest'
import { domainOrderJobs, domainOrderSweeps } from '../src/modules/publish/domain-order/index.ts'
import { nameRenewalJobs } from '../src/modules/sell/payment/collect-name-renewal.ts'
import { registerNameJobs } from '../src/modules/sell/payment/register-name.ts'
import { waysIn } from '../src/platform/http/ways-in.ts'
import { startWorker } from '../src/platform/jobs/start-worker.ts'
import { cards, useCard } from './buyers.ts'
import { eventually } from './eventually.ts'
import { aWish, nameStateOf, payName, placeName } from './name-buyers.ts'
import { startBilling } from './paying-companies.ts'
import { readPdf } from './read-pdf.ts'
import { runNow } from './run-now.ts'
import type { TestCompany } from './test-app.ts'

const billing = await startBilling()
const { app, at, aPaying, chargesOf, invoicesOf, mailsOf } = billing
const { gateways, registrar } = app.ports
/** What the gateway and the registrar do on a bad day. */
const bad = { lostCharges: 0, refuses: false }
const worker = await startWorker(
  app.serverUrl,
  [
    ...domainOrderJobs,
    ...registerNameJobs({
      registrar: {
        ...registrar,
        renew: async (order) =>
          bad.refuses ? { kind: 'refused', reason: 'The registry is closed.' } : registrar.renew(order),
      },
    }),
    ...nameRenewalJobs({
      gateways: {
        ...gateways,
        test: {
          ...gateways.test,
          charge: async (order, card) => {
            const taken = await gateways.test.charge(order, card)
            // It took the money, and its answer is lost.
            if (bad.lostCharges-- > 0) throw new Error('No answer')
            return taken
          },
        },
      },
    }),
  ],
  { now: () => app.clock.now() },
)
afterAll(async () => {
  await worker.stop()
  await billing.stop()
})

/** What every minute finds due, and what waits for another try. */
async function hurry(domainId: string) {
  await app.owner.query(`update domain set renew_at = '2000-01-01' where id = $1 and renew_at is not null`, [domainId])
  await runNow(app, domainOrderSweeps(waysIn(app.pool, 'job')))
  await app.owner.query(`update pgboss.job set start_after = now() where state in ('created', 'retry')`)
}

const soon = (domainId: string, check: () => Promise<void>) =>
  eventually(async () => {
    await hurry(domainId)
    await check()
  })

const bought = '2026-11-16'
const endsOn = '2027-11-16'
const dueOn = addDays(endsOn, -30)
const plan = 178_80
const first = 14_40
const year = 16_80

/** Bought on the day on which the plan was, whose further renewals are left out of it. */
async function aName(card: string = cards.pays) {
  const company = await aPaying(bought, { card })
  const { id } = await placeName(company, aWish('kept'))
  await payName(app, company, id)
  await eventually(async () => expect(await nameStateOf(company, id)).toBe('registered'))
  await app.owner.query('update subscription set renew_at = null where company_id = $1', [company.companyId])
  const { domainId } = (await company.client.domain.checkoutPaymentOrder({ id })).order
  return { company, domainId: domainId ?? '' }
}

const endOf = async ({ client }: TestCompany, id: string) =>
  (await client.domain.getDomain({ id })).registration?.endsOn

const renewalsOf = async ({ client }: TestCompany) =>
  (await client.domain.listDomainOrders({})).items.filter(({ purpose }) => purpose === 'renew')

/** The smallest first. */
const takenFrom = async (company: TestCompany) => (await chargesOf(company)).toSorted((one, other) => one - other)

const mailed = async (company: TestCompany, words: string) =>
  (await mailsOf(company)).filter(({ subject }) => subject.includes(words)).length

test('a name and its renewal by itself are invoiced, numbered with all others, mailed and printed', async () => {
  const { company, domainId } = await aName()
  await eventually(async () => expect(await invoicesOf(company)).toHaveLength(2))
  at(addDays(dueOn, -1))
  await hurry(domainId)
  expect(await renewalsOf(company)).toEqual([])
  at(dueOn)
  await soon(domainId, async () => expect(await endOf(company, domainId)).toBe('2028-11-16'))
  expect(await takenFrom(company)).toEqual([first, year, plan])
  expect(await renewalsOf(company)).toMatchObject([{ state: 'registered', isAutomatic: true, totalMinor: year }])
  await soon(domainId, async () => expect(await invoicesOf(company)).toHaveLength(3))
  const invoices = await invoicesOf(company)
  const ofNames = invoices.filter(({ lines }) => lines.some(({ text }) => text.endsWith(', one year')))
  expect(new Set(ofNames.map(({ totalMinor }) => totalMinor))).toEqual(new Set([first, year]))
  await eventually(async () => expect(await mailed(company, 'Invoice')).toBe(3))
  const renewal = ofNames.find(({ totalMinor }) => totalMinor === year)
  const { base64, name } = await company.client.payment.printInvoice({ id: renewal?.id ?? '' })
  expect(name).toBe(`${renewal?.number}.pdf`)
  const { text } = await readPdf(Buffer.from(base64, 'base64'))
  expect(text).toContain('Renewal of kept-')
  expect(text).toContain('This invoice is paid.')
  const { rows } = await app.owner.query<{ numbers: string[]; last: number }>(
    `select (select array_agg(number order by number) from invoice) as numbers,
            (select last from invoice_counter limit 1) as last`,
  )
  expect(rows[0]?.numbers).toHaveLength(rows[0]?.last ?? 0)
  // Another year on it is looked at again, and not before.
  await hurry(domainId)
  expect(await takenFrom(company)).toHaveLength(3)
})

test('people are told 60 days before that the card is charged, and without one that they have to see to it', async () => {
  const { company, domainId } = await aName()
  at(addDays(endsOn, -60))
  await soon(domainId, async () => expect(await mailed(company, 'is renewed by itself on 17 October 2027')).toBe(1))
  const other = await aName()
  await app.owner.query('update subscription set card = null where company_id = $1', [other.company.companyId])
  at(addDays(endsOn, -60))
  await soon(other.domainId, async () => expect(await mailed(other.company, 'Renew it to keep the name')).toBe(1))
  at(dueOn)
  await hurry(other.domainId)
  await soon(other.domainId, async () => expect(await mailed(other.company, 'Renew it to keep the name')).toBe(2))
  expect(await renewalsOf(other.company)).toEqual([])
})

test('a card that does not pay is tried after 3 and 7 days and once more after 14; another one at once', async () => {
  const { company, domainId } = await aName(cards.paysOnce)
  for (const [day, next] of [
    [dueOn, addDays(dueOn, 3)],
    [addDays(dueOn, 3), addDays(dueOn, 7)],
    [addDays(dueOn, 7), addDays(dueOn, 21)],
    [addDays(dueOn, 21), null],
  ] as const) {
    at(day)
    await soon(domainId, async () => expect(await renewalsOf(company)).toMatchObject([{ nextOn: next }]))
    expect(await renewalsOf(company)).toMatchObject([{ nextOn: next, state: 'unpaid' }])
  }
  await eventually(async () => expect(await mailed(company, 'is not paid yet')).toBe(4))
  await hurry(domainId)
  expect(await takenFrom(company)).toEqual([first, plan])
  const [order] = await renewalsOf(company)
  await expect(company.client.domain.cancelDomainOrder({ id: order?.id ?? '' })).rejects.toMatchObject({
    code: 'domain-order.automatic',
  })
  const { url } = await company.client.payment.saveCardInfo({})
  await useCard(app, url, cards.pays)
  await soon(domainId, async () => expect(await endOf(company, domainId)).toBe('2028-11-16'))
  expect(await takenFrom(company)).toEqual([first, year, plan])
})

test('a card that the bank refuses for good is not tried again', async () => {
  const { company, domainId } = await aName(cards.isLostLater)
  at(dueOn)
  await soon(domainId, async () => expect(await renewalsOf(company)).toMatchObject([{ nextOn: addDays(dueOn, 3) }]))
  at(addDays(dueOn, 3))
  await soon(domainId, async () => expect(await renewalsOf(company)).toMatchObject([{ nextOn: addDays(dueOn, 7) }]))
  const { rows } = await app.owner.query(
    `select 1 from payment where company_id = $1 and kind = 'domain-order' and card_payment_id is not null`,
    [company.companyId],
  )
  expect(rows).toHaveLength(1)
})

test('a charge whose answer is lost twice is one charge', async () => {
  const { company, domainId } = await aName()
  at(dueOn)
  bad.lostCharges = 2
  await soon(domainId, async () => expect(await endOf(company, domainId)).toBe('2028-11-16'))
  bad.lostCharges = 0
  expect(await takenFrom(company)).toEqual([first, year, plan])
  expect(await renewalsOf(company)).toHaveLength(1)
})

test('switched off nothing is charged; paid by hand it is not charged beside it', async () => {
  const off = await aName()
  const { registration } = await off.company.client.domain.setNameRenewal({ id: off.domainId, isOn: false })
  expect(registration).toMatchObject({ isAutoRenewed: false })
  at(dueOn)
  await hurry(off.domainId)
  expect(await renewalsOf(off.company)).toEqual([])
  await off.company.client.domain.setNameRenewal({ id: off.domainId, isOn: true })
  await soon(off.domainId, async () => expect(await endOf(off.company, off.domainId)).toBe('2028-11-16'))

  const { company, domainId } = await aName()
  at(dueOn)
  const { id } = await company.client.domain.renewDomain({ id: domainId })
  const { url } = await company.client.domain.checkoutPaymentDoMain({ id })
  await hurry(domainId)
  expect(await takenFrom(company)).toEqual([first, plan])
  await useCard(app, url, cards.pays)
  await company.client.domain.DoMaincallBackCheckout({ id })
  await soon(domainId, async () => expect(await endOf(company, domainId)).toBe('2028-11-16'))
  expect(await takenFrom(company)).toEqual([first, year, plan])
})

test('what the registrar refuses goes back, and is not charged again', async () => {
  const { company, domainId } = await aName()
  at(dueOn)
  bad.refuses = true
  await soon(domainId, async () => expect(await renewalsOf(company)).toMatchObject([{ state: 'abnormal' }]))
  await eventually(async () => expect(await takenFrom(company)).toEqual([0, first, plan]))
  bad.refuses = false
  await hurry(domainId)
  await hurry(domainId)
  expect(await renewalsOf(company)).toHaveLength(1)
  await eventually(async () => expect(await invoicesOf(company)).toHaveLength(2))
})
