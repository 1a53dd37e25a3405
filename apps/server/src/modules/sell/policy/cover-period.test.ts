import type { BodyDraft } from '@coverwright/domain/build/body/body'
import { sampleBody } from '@coverwright/domain/build/body/sample-body'
import { afterAll, expect, test } from 'vitest'
import { aProduct, aRelease } from '../../../../test/builders.ts'
import { answersOf, cards, useCard } from '../../../../test/buyers.ts'
import { dateFields } from '../../../../test/date-fields.ts'
import { eventually } from '../../../../test/eventually.ts'
import { readPdf } from '../../../../test/read-pdf.ts'
import { aVisitor } from '../../../../test/site-visitor.ts'
import { startTestApp } from '../../../../test/test-app.ts'
import { startWorker } from '../../../platform/jobs/start-worker.ts'
import { policyJobs } from './index.ts'

const app = await startTestApp()
const worker = await startWorker(app.serverUrl, policyJobs({ files: app.ports.files }), { now: () => app.clock.now() })
afterAll(() => worker.stop(2000))
const company = await app.aCompany()

/** What asks for the trip, beside what the sample asks. */
const trip: BodyDraft = {
  ...sampleBody,
  dataset: { properties: [...sampleBody.dataset.properties, { type: 'date', name: 'last_day', earliestInDays: 0 }] },
  questions: {
    groups: sampleBody.questions.groups.map((group) => ({
      ...group,
      questions: [
        ...group.questions,
        { type: 'date', name: 'last_day', label: 'When are you back?', missing: 'Enter the day you are back' },
      ],
    })),
  },
  cover: { ...sampleBody.cover, frequencies: ['yearly'] },
  rating: {
    ...sampleBody.rating,
    steps: [
      { kind: 'premium', name: 'basePremium', formula: 'coverDays * 0.50' },
      { kind: 'add-on', name: 'travelPrice', price: 'coverDays * 0.10', when: 'travel' },
      { kind: 'tax', name: 'insurancePremiumTax', rates: [{ from: null, percent: '20' }] },
    ],
  },
  period: { length: { by: 'last-day', name: 'last_day', mostDays: 31 } },
}

const week: BodyDraft = {
  ...sampleBody,
  cover: { ...sampleBody.cover, frequencies: ['yearly'] },
  period: { length: { by: 'days', days: 7 } },
}

let products = 0

async function siteOf(body: BodyDraft, line: 'pet' | 'travel') {
  const product = await aProduct(app, company, { name: `Cover ${++products}`, line, state: 'online', body })
  const { host } = await aRelease(company, product.id)
  return () => aVisitor(app, host ?? '')
}

const sites = {
  trip: await siteOf(trip, 'travel'),
  week: await siteOf(week, 'pet'),
  year: await siteOf(sampleBody, 'pet'),
}
// A quarter past midnight in London, where clocks go forward on the 28th; the day before in Greenwich's time.
app.clock.now = () => new Date('2027-03-25T00:15:00Z')

const plain = (html: string) =>
  html
    .replaceAll(/<(script|style)[\s\S]*?<\/\1>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')

/** Buys, and reads every page, the mail, the certificate and the policyholder's page. */
async function readEverything(site: keyof typeof sites, answers: Record<string, string>) {
  const visitor = sites[site]()
  const email = `${site}@example.org`
  await visitor.post('/', answersOf(app, { ...dateFields('cover_start', '2027-03-26'), email, ...answers }))
  const plans = plain((await visitor.get('/plan')).body)
  await visitor.post('/plan', { plan: 'full', pay: 'yearly', addOns: 'travel' })
  const check = plain((await visitor.get('/check')).body)
  const { headers } = await visitor.post('/check', { is_true: 'yes' })
  await useCard(app, String(headers.location), cards.pays)
  const thanks = plain((await visitor.get('/thank-you')).body)
  const mail = await eventually(async () => {
    const found = await app.owner.query('select text from outbox_message where recipient = $1', [email])
    if (!found.rows[0]) throw new Error('Not written yet')
    return String(found.rows[0].text)
  })
  const [toCertificate = '', own = ''] = [/\S+document=certificate/, /\S+\/my\/[\w-]+$/m].map(
    (link) => link.exec(mail)?.[0],
  )
  const open = (link: string) => app.app.inject(`${new URL(link).pathname}${new URL(link).search}`)
  const file = await open(String((await open(toCertificate)).headers.location))
  const certificate = (await readPdf(file.rawPayload)).text
  const page = plain((await open(own)).body)
  return { plans, check, thanks, mail, certificate, page }
}

const unlike = (said: Record<string, string>, words: RegExp) =>
  Object.entries(said).flatMap(([where, text]) => {
    const found = words.exec(text)
    return found ? [`${where}: ${found[0]}`] : []
  })

test('a trip: every text says its days and that the price is for it', async () => {
  const said = await readEverything('trip', dateFields('last_day', '2027-03-29'))
  // 4 days at 50p and 10p, and a fifth of it for the tax.
  const days = '26 to 29 March 2027, 4 days'
  expect(said.plans).toContain(days)
  expect(said.plans).toContain('£2 .40 for the trip')
  expect(said.check).toContain(`Cover: ${days}. One payment of £2.88 for the trip.`)
  expect(said.thanks).toContain('Cover starts 26 March 2027 Cover ends 29 March 2027')
  expect(said.mail).toContain(`Cover: ${days}, both days included.\nPrice: £2.88 for the trip, tax included.`)
  expect(said.certificate).toContain(`${days}, both days included`)
  expect(said.certificate).toContain('Total for the trip')
  expect(said.page).toContain(`Cover ${days}`)
  expect(said.page).toContain('Price for the trip £2.88')
  expect(unlike(said, /a year|yearly|the year|12 months|a month/)).toEqual([])
})

test('a week: seven days over the night the clocks go forward', async () => {
  const said = await readEverything('week', {})
  const days = '26 March 2027 to 1 April 2027, 7 days'
  expect(said.plans).toContain(days)
  expect(said.plans).toMatch(/£\d+ \.\d\d for 7 days/)
  expect(said.check).toContain(`Cover: ${days}. One payment of £`)
  expect(said.check).toMatch(/One payment of £\d+\.\d\d for 7 days\./)
  expect(said.mail).toMatch(/Price: £\d+\.\d\d for 7 days, tax included\./)
  expect(said.certificate).toContain(`${days}, both days included`)
  expect(said.certificate).toContain('Total for 7 days')
  expect(said.page).toContain('Price for 7 days')
  expect(unlike(said, /a year|yearly|the year|12 months|a month/)).toEqual([])
})

test('a year: said as one', async () => {
  const said = await readEverything('year', {})
  const days = '26 March 2027 to 25 March 2028'
  expect(said.plans).toContain(days)
  expect(said.check).toContain(`Cover: ${days}. One payment of £`)
  expect(said.check).toMatch(/One payment of £\d+\.\d\d for 12 months\./)
  expect(said.mail).toMatch(/Price: £\d+\.\d\d a year, tax included\./)
  expect(said.certificate).toContain(`${days}, both days included`)
  expect(said.certificate).toContain('Total for the year')
  expect(said.page).toContain('Price for the year')
})

test.each([
  ['2027-03-25', 'The last day cannot be before the first'],
  ['2027-04-26', 'Cover can last 31 days at most'],
])('a trip to %s is refused beside its question, with script and without', async (last, message) => {
  const visitor = sites.trip()
  const sent = answersOf(app, { ...dateFields('cover_start', '2027-03-26'), ...dateFields('last_day', last) })
  const { headers } = await visitor.post('/', sent)
  expect(headers.location).toBe('/?errors')
  expect((await visitor.get('/?errors')).body).toContain(message)
  const answer = await visitor.post('/', sent, { accept: 'application/json' })
  expect(answer.statusCode).toBe(422)
  expect(answer.json().problems).toMatchObject([{ field: 'last_day-day' }])
  // Nor is there a way past the page.
  expect((await visitor.get('/plan')).headers.location).toBe('/')
})

test.each(['2027-03-24', '2027-04-25'])('cover cannot start on %s, outside of the product’s days', async (first) => {
  const visitor = sites.week()
  const { headers } = await visitor.post('/', answersOf(app, dateFields('cover_start', first)))
  expect(headers.location).toBe('/?errors')
})
