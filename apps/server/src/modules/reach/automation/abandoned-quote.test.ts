import { afterAll, afterEach, expect, test } from 'vitest'
import { anAskingSite } from '../../../../test/asking-site.ts'
import { anAction } from '../../../../test/automation-builders.ts'
import { answersOf } from '../../../../test/buyers.ts'
import { eventually } from '../../../../test/eventually.ts'
import { runNow } from '../../../../test/run-now.ts'
import { aVisitor } from '../../../../test/site-visitor.ts'
import { startTestApp, type TestCompany } from '../../../../test/test-app.ts'
import { keptSms } from '../../../adapters/sms/kept-sms.ts'
import { tells } from '../../../handlers.ts'
import { listenersWith } from '../../../listeners.ts'
import { hearEventsJob } from '../../../platform/events/hear-events.ts'
import { waysIn } from '../../../platform/http/ways-in.ts'
import { startWorker } from '../../../platform/jobs/start-worker.ts'
import { quoteJobs, quoteSweeps } from '../../sell/quote/index.ts'
import { outboxJobs, standardMails } from '../outbox/index.ts'
import { automationJobs, automationSweeps } from './handle-jobs.ts'

const app = await startTestApp()
const ways = waysIn(app.pool, 'job')
const linkTo = (path: string) => new URL(path, 'https://studio.example').href
const links = { tokens: app.ports.tokens, publicUrl: 'https://studio.example', linkTo }
const standard = { messages: tells, mails: standardMails(tells, links), links }
const jobs = [
  hearEventsJob(listenersWith(links)),
  ...quoteJobs,
  ...automationJobs({ standard, mail: { from: 'desk@harbour.example' } }),
]
// Two of them: whatever one does, the other does not do again.
const workers = [1, 2].map(() => startWorker(app.serverUrl, jobs, { now: () => app.clock.now() }))
await Promise.all(workers)
afterAll(async () => {
  for (const worker of workers) await (await worker).stop()
})
const realNow = app.clock.now
afterEach(() => {
  app.clock.now = realNow
})

/** Moves the clock, and does what has come due by then. */
async function later(hours: number) {
  const at = new Date(realNow().getTime() + hours * 3_600_000)
  app.clock.now = () => at
  await runNow(app, [...quoteSweeps(ways), ...automationSweeps(ways)])
}

async function aBuyerOf(company: TestCompany, ticked: Readonly<Record<string, string>> = { _reminder: 'yes' }) {
  const email = `${crypto.randomUUID()}@example.org`
  const visitor = aVisitor(app, await anAskingSite(app, company))
  const answers = { ...answersOf(app), email }
  await visitor.post('/', { ...answers, ...ticked })
  await visitor.get('/plan')
  await visitor.post('/plan', { plan: 'full', pay: 'yearly', go: 'next' })
  return { email, visitor, answers }
}

const switchOn = (company: TestCompany, delayHours = 4) =>
  anAction(company, { trigger: 'quote.abandoned', isStandard: true, delayHours })

const runsOf = async ({ client }: TestCompany) =>
  (await client.automation.listRuns({ trigger: 'quote.abandoned' })).items
const settled = (company: TestCompany, run: object) =>
  eventually(async () => expect(await runsOf(company)).toMatchObject([run]))
const mailsTo = async (email: string) =>
  (
    await app.owner.query<{ text: string; subject: string; unsubscribe_url: string }>(
      'select subject, text, unsubscribe_url from outbox_message where recipient = $1',
      [email],
    )
  ).rows
const eventsOf = async ({ companyId }: TestCompany) =>
  (await app.owner.query(`select id from event where type = 'quote.abandoned' and company_id = $1`, [companyId])).rows
    .length

const sendNothing = async () => {
  throw new Error('Sent all the same')
}

/** Somebody who went no further, whose reminder waits for its hour. */
async function aWaitingReminder() {
  const company = await app.aCompany()
  await switchOn(company)
  const buyer = await aBuyerOf(company)
  await later(1.1)
  await settled(company, { state: 'waiting' })
  return { company, ...buyer }
}

test('who agreed and went no further is reminded once, with the way back and the way out', async () => {
  const { company, email } = await aWaitingReminder()
  expect(await mailsTo(email)).toEqual([])
  await later(5.5)
  await settled(company, { state: 'sent', sentTo: 1 })
  const [mail, ...others] = await mailsTo(email)
  expect(others).toEqual([])
  expect(mail?.subject).toContain('is waiting')
  expect(mail?.text).toMatch(/https:\/\/\S+\/_\/resume\/\S+/)
  expect(mail?.unsubscribe_url).toMatch(/^https:\/\/studio\.example\/unsubscribe\/\S+$/)
  expect(mail?.text).toContain(`Unsubscribe: ${mail?.unsubscribe_url}`)

  // Whatever they do afterwards there is no other.
  const resumed = new URL(/https:\/\/\S+\/_\/resume\/\S+/.exec(mail?.text ?? '')?.[0] ?? '')
  expect((await aVisitor(app, resumed.hostname).get(resumed.pathname)).statusCode).toBeLessThan(400)
  await later(30)
  await later(60)
  expect(await mailsTo(email)).toHaveLength(1)
  expect(await eventsOf(company)).toBe(1)
})

test('nobody is reminded who did not agree, and nobody of a company that has not switched it on', async () => {
  const company = await app.aCompany()
  const [agreed, other] = [await aBuyerOf(company), await aBuyerOf(company, {})]
  await later(3)
  await eventually(async () => expect(await eventsOf(company)).toBe(1))
  await later(60)
  expect(await runsOf(company)).toEqual([])
  expect([...(await mailsTo(agreed.email)), ...(await mailsTo(other.email))]).toEqual([])
})

test('who took the consent back while it waited is not reminded', async () => {
  const { company, email, visitor, answers } = await aWaitingReminder()
  app.clock.now = realNow
  await visitor.post('/', answers)
  await later(5.5)
  await settled(company, { state: 'cancelled', reason: 'no-consent' })
  expect(await mailsTo(email)).toEqual([])
})

test('who unsubscribed while it waited is not reminded, and the log says why', async () => {
  const { company, email } = await aWaitingReminder()
  await company.client.suppression.addAddress({ email: email.toUpperCase() })
  await later(5.5)
  await settled(company, { state: 'cancelled', reason: 'unsubscribed' })
  expect(await mailsTo(email)).toEqual([])
})

test('one that waited for a mail server while somebody unsubscribed is not sent any more', async () => {
  const { company, email } = await aWaitingReminder()
  await later(5.5)
  await settled(company, { state: 'sent' })
  await company.client.suppression.addAddress({ email })
  const { files } = app.ports
  const mail = { isKept: false, send: sendNothing }
  const deliveries = { mail: 'sent', sms: 'kept-here' } as const
  const deliver = await startWorker(app.serverUrl, outboxJobs({ mail, sms: keptSms, deliveries, files, ...ways }))
  await eventually(async () => {
    const { rows } = await app.owner.query('select state, failure from outbox_message where recipient = $1', [email])
    expect(rows).toEqual([{ state: 'failed', failure: 'The address wants no advertising.' }])
  })
  await deliver.stop()
})

test('who buys in the very moment in which it is looked at is not reminded', async () => {
  const { company, email } = await aWaitingReminder()
  await app.owner.query('begin')
  await app.owner.query(`update application set state = 'issued' where company_id = $1`, [company.companyId])
  await later(5.5)
  await eventually(async () =>
    expect((await app.owner.query('select pid from pg_locks where not granted')).rows).not.toEqual([]),
  )
  expect(await mailsTo(email)).toEqual([])
  await app.owner.query('commit')
  await settled(company, { state: 'cancelled', reason: 'bought' })
  expect(await mailsTo(email)).toEqual([])
})

test('whose offer has run out is not reminded of it', async () => {
  const { company, email } = await aWaitingReminder()
  await app.owner.query(`update application set kept_until = now() - interval '1 hour' where company_id = $1`, [
    company.companyId,
  ])
  await later(5.5)
  await settled(company, { state: 'cancelled', reason: 'no-offer' })
  expect(await mailsTo(email)).toEqual([])
})

test('who was erased while it waited is written to no more', async () => {
  const { company, email } = await aWaitingReminder()
  const [customer] = (await company.client.customer.listCustomers({ search: email })).items
  await company.client.customer.eraseCustomer({ id: customer?.id ?? '' })
  await later(5.5)
  await settled(company, { state: 'cancelled', reason: 'person-gone' })
  expect(await mailsTo(email)).toEqual([])
})

test('who came back meanwhile is left in peace until they have gone again', async () => {
  const { company, email } = await aWaitingReminder()
  const at = new Date(realNow().getTime() + 5.4 * 3_600_000)
  await app.owner.query('update application set expires_at = $1 where company_id = $2', [
    new Date(at.getTime() + 3_600_000),
    company.companyId,
  ])
  await later(5.4)
  await settled(company, { state: 'waiting', reason: 'came-back' })
  await later(8)
  await settled(company, { state: 'sent' })
  expect(await mailsTo(email)).toHaveLength(1)
})

test('quiet hours hold it', async () => {
  const { company, email } = await aWaitingReminder()
  await company.client.automation.saveSettings({ quietHours: { from: '00:00', until: '23:59' } })
  await later(5.5)
  await settled(company, { state: 'waiting', reason: 'quiet-hours' })
  expect(await mailsTo(email)).toEqual([])
})

test('it is one email in place of the standard one, and nothing else', async () => {
  const company = await app.aCompany()
  for (const form of [{ isStandard: false }, { channel: 'sms' as const }])
    await expect(anAction(company, { trigger: 'quote.abandoned', delayHours: 1, ...form })).rejects.toMatchObject({
      code: 'automation.standard-alone',
    })
})
