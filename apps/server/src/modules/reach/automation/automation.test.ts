import type { BodyDraft } from '@coverwright/domain/build/body/body'
import { sampleBody } from '@coverwright/domain/build/body/sample-body'
import { type ActionForm, mostADay, mostAnHour } from '@coverwright/domain/reach/automation/automation'
import { afterAll, afterEach, expect, test } from 'vitest'
import { anAction } from '../../../../test/automation-builders.ts'
import { aProduct, aRelease } from '../../../../test/builders.ts'
import { aBuyer, aPolicy, cards, mountAt, pay, useCard } from '../../../../test/buyers.ts'
import { eventually } from '../../../../test/eventually.ts'
import { runNow } from '../../../../test/run-now.ts'
import { aMail, anEmail, aTemplate } from '../../../../test/template-builders.ts'
import { startTestApp, type TestCompany } from '../../../../test/test-app.ts'
import { tells } from '../../../handlers.ts'
import { waysIn } from '../../../platform/http/ways-in.ts'
import { startWorker } from '../../../platform/jobs/start-worker.ts'
import { standardMails } from '../outbox/index.ts'
import { automationJobs, automationSweeps } from './handle-jobs.ts'

const app = await startTestApp()
const ways = waysIn(app.pool, 'job')
const linkTo = (path: string) => new URL(path, 'https://studio.example').href
const links = { tokens: app.ports.tokens, publicUrl: 'https://studio.example', linkTo }
const worker = await startWorker(
  app.serverUrl,
  automationJobs({
    standard: { messages: tells, mails: standardMails(tells, links), links },
    mail: { from: 'desk@harbour.example' },
  }),
  { now: () => app.clock.now() },
)
afterAll(() => worker.stop())
const realNow = app.clock.now
afterEach(() => {
  app.clock.now = realNow
})

const hourMs = 3_600_000
/** Moves the clock, and does what has come due by then. */
async function later(hours: number) {
  const at = new Date(realNow().getTime() + hours * hourMs)
  app.clock.now = () => at
  await runNow(app, automationSweeps(ways))
}
const runsOf = async ({ client }: TestCompany) => (await client.automation.listRuns({})).items
const settled = (company: TestCompany, run: object) =>
  eventually(async () => expect(await runsOf(company)).toMatchObject([run]))
const mailsTo = async (recipient: string, channel = 'mail') =>
  (
    await app.owner.query<{ subject: string; text: string }>(
      'select subject, text from outbox_message where recipient = $1 and channel = $2 order by id',
      [recipient, channel],
    )
  ).rows

const recipientOf = (productId: string) => `provider-${productId}@example.org`
/** What the clock in London shows, so many hours from now. */
const inLondon = (hours: number) =>
  new Date(realNow().getTime() + hours * hourMs)
    .toLocaleTimeString('en-GB', { timeZone: 'Europe/London', hour12: false })
    .slice(0, 5)

const extra = (company: TestCompany, form: Partial<ActionForm> = {}) =>
  anAction(company, { trigger: 'policy.documents-asked', delayHours: 1, ...form })

/** A customer whom a colleague sends the documents of their policy again. */
async function documentsAsked(company: TestCompany) {
  app.clock.now = realNow
  const email = `${crypto.randomUUID()}@example.org`
  const { policy } = await aPolicy(app, company, { answers: { email } })
  await company.client.customer.resendDocuments({ id: policy.id })
  return policy
}

const phone = { type: 'phone', name: 'phone', label: 'Your number', missing: 'Enter a number', areaCode: '44' } as const
const [you, ...others] = sampleBody.questions.groups
const withPhone: BodyDraft = {
  ...sampleBody,
  dataset: {
    properties: [...sampleBody.dataset.properties, { type: 'text', name: 'phone', format: 'text', maxLength: 40 }],
  },
  questions: { groups: [{ name: 'you', questions: [...(you?.questions ?? []), phone] }, ...others] },
}

test('nothing changes until somebody sets something', async () => {
  const company = await app.aCompany()
  const policy = await documentsAsked(company)
  expect(await mailsTo(policy.email)).toHaveLength(1)
  expect(await runsOf(company)).toEqual([])
})

test('an hour after its event an action sends, once, and says so', async () => {
  const company = await app.aCompany()
  await extra(company)
  const policy = await documentsAsked(company)
  await later(0.9)
  expect(await runsOf(company)).toMatchObject([{ state: 'waiting', policyId: policy.id, dueAt: expect.any(String) }])
  expect(await mailsTo(policy.email)).toHaveLength(1)
  await later(1.1)
  await settled(company, { state: 'sent', sentTo: 1, reason: null, dueAt: null })
  expect(await mailsTo(policy.email)).toHaveLength(2)
  await later(30)
  expect(await mailsTo(policy.email)).toHaveLength(2)
})

test('what has lost its reason by then is cancelled, and the log says why', async () => {
  const company = await app.aCompany()
  const { client } = company
  await extra(company)
  const policy = await documentsAsked(company)
  await client.customer.cancelPolicy({ id: policy.id })
  await later(2)
  await settled(company, { state: 'cancelled', reason: 'policy-over' })

  const off = await app.aCompany()
  const { id: offId } = await extra(off)
  await documentsAsked(off)
  await off.client.automation.switchAction({ id: offId, isOn: false })
  await later(2)
  await settled(off, { state: 'cancelled', reason: 'switched-off' })

  const deleted = await app.aCompany()
  const { id: deletedId } = await extra(deleted)
  await documentsAsked(deleted)
  expect(await deleted.client.automation.deleteAction({ id: deletedId })).toBe(1)
  await settled(deleted, { state: 'cancelled', reason: 'action-deleted' })

  const byHand = await app.aCompany()
  await extra(byHand)
  await documentsAsked(byHand)
  const [waiting] = await runsOf(byHand)
  await byHand.client.automation.cancelRun({ id: waiting?.id ?? '' })
  await settled(byHand, { state: 'cancelled', reason: 'by-hand' })
  await expect(byHand.client.automation.cancelRun({ id: waiting?.id ?? '' })).rejects.toMatchObject({
    code: 'automation.run-over',
  })
})

test('whoever was erased meanwhile is written to no more', async () => {
  const company = await app.aCompany()
  await anAction(company, { trigger: 'policy.cancelled', delayHours: 2 })
  const email = `${crypto.randomUUID()}@example.org`
  const { policy } = await aPolicy(app, company, { answers: { email } })
  await company.client.customer.cancelPolicy({ id: policy.id })
  await company.client.customer.eraseCustomer({ id: policy.customer_id })
  await later(3)
  await settled(company, { state: 'cancelled', reason: 'person-gone' })
  const { rows } = await app.owner.query('select fields::text from automation_run')
  expect(JSON.stringify(rows)).not.toContain(email)
  expect(await mailsTo(email)).toEqual([])
})

test('the standard message that must go out goes, at once, and cannot be switched off', async () => {
  const company = await app.aCompany()
  const standard = { trigger: 'policy.cancelled', isStandard: true }
  await expect(anAction(company, { ...standard, delayHours: 1 })).rejects.toMatchObject({
    code: 'automation.mandatory',
  })
  const { id } = await anAction(company, { ...standard, delayHours: 0 })
  await expect(company.client.automation.switchAction({ id, isOn: false })).rejects.toMatchObject({
    code: 'automation.mandatory',
    message: expect.stringContaining('part of the contract'),
  })
  await expect(anAction(company, { ...standard, delayHours: 0 })).rejects.toMatchObject({
    code: 'automation.standard-taken',
  })
  const { policy } = await aPolicy(app, company, { answers: { email: `${crypto.randomUUID()}@example.org` } })
  await company.client.customer.cancelPolicy({ id: policy.id })
  await settled(company, { state: 'sent', sentTo: 1 })
  const mails = await mailsTo(policy.email)
  expect(mails.filter(({ subject }) => subject.includes('is cancelled'))).toHaveLength(1)
})

test('the standard message of anything else can be switched off, for a product alone, and the log says so', async () => {
  const company = await app.aCompany()
  const { client } = company
  const [sold, other] = [(await aPolicy(app, company)).policy, (await aPolicy(app, company)).policy]
  const report = { carrier: '', binderReference: 'B1234TBK2026', isEach: true, isDaily: false }
  for (const { product_id: productId } of [sold, other])
    await client.transaction.saveProviderReport({ ...report, productId, recipients: [recipientOf(productId)] })
  const standard = { trigger: 'transaction.reported', isStandard: true, delayHours: 0, productId: sold.product_id }
  const { id } = await anAction(company, standard)
  await client.automation.switchAction({ id, isOn: false })
  for (const policy of [sold, other]) await client.customer.cancelPolicy({ id: policy.id })
  await settled(company, { state: 'not-sent', reason: 'switched-off' })
  expect(await mailsTo(recipientOf(sold.product_id))).toEqual([])
  expect(await mailsTo(recipientOf(other.product_id))).toHaveLength(1)
})

test('in quiet hours it is held until they are over, and not dropped', async () => {
  const company = await app.aCompany()
  await extra(company, { delayHours: 0 })
  const quietHours = { from: inLondon(-1), until: inLondon(2) }
  expect(await company.client.automation.saveSettings({ quietHours })).toMatchObject({ timeZone: 'Europe/London' })
  const policy = await documentsAsked(company)
  await settled(company, { state: 'waiting', reason: 'quiet-hours', dueAt: expect.any(String) })
  expect(await mailsTo(policy.email)).toHaveLength(1)
  await later(3)
  await settled(company, { state: 'sent', sentTo: 1 })
  expect(await mailsTo(policy.email)).toHaveLength(2)
})

test('an address is sent so many a day, and never what would answer ourselves', async () => {
  const company = await app.aCompany()
  await extra(company, { delayHours: 0 })
  const policy = await documentsAsked(company)
  await settled(company, { state: 'sent' })
  await app.owner.query(
    `insert into outbox_message (id, company_id, channel, recipient, subject, text)
     select gen_random_uuid(), $1, 'mail', $2, 'News', 'Good day' from generate_series(1, $3::int)`,
    [company.companyId, policy.email, mostADay.email],
  )
  await company.client.customer.resendDocuments({ id: policy.id })
  await eventually(async () =>
    expect((await runsOf(company))[0]).toMatchObject({ state: 'not-sent', reason: 'too-many-a-day' }),
  )

  const own = await app.aCompany()
  await extra(own, { delayHours: 0 })
  const { policy: ours } = await aPolicy(app, own, { answers: { email: 'desk@harbour.example' } })
  await own.client.customer.resendDocuments({ id: ours.id })
  await settled(own, { state: 'not-sent', reason: 'own-address' })
})

test('what is more than a company sends in an hour waits for the next', async () => {
  const company = await app.aCompany()
  await extra(company, { delayHours: 0 })
  await company.client.automation.saveSettings({ quietHours: null })
  await app.owner.query(
    `update automation_setting set hour = date_trunc('hour', now()), mails_this_hour = $2 where company_id = $1`,
    [company.companyId, mostAnHour.email],
  )
  const { email } = await documentsAsked(company)
  await settled(company, { state: 'waiting', reason: 'too-many-an-hour' })
  await later(1.1)
  await settled(company, { state: 'sent' })
  expect(await mailsTo(email)).toHaveLength(2)
})

test('a text message goes to the number that was given, an hour later', async () => {
  const company = await app.aCompany()
  await extra(company, { channel: 'sms' })
  const silent = await documentsAsked(company)
  await later(2)
  await settled(company, { state: 'not-sent', reason: 'no-phone' })
  expect(await mailsTo(silent.email)).toHaveLength(1)

  const asking = await app.aCompany()
  app.clock.now = realNow
  await extra(asking, { channel: 'sms' })
  const product = await aProduct(app, asking, { state: 'online', body: withPhone })
  const site = await mountAt(app, (await aRelease(asking, product.id, 'live')).host ?? '')
  const buyer = await aBuyer(app, site, { answers: { phone: '07700 900123' } })
  await useCard(app, (await pay(app, buyer)).url, cards.pays)
  const { rows } = await app.owner.query('select id, customer_id from policy where application_id = $1', [
    buyer.applicationId,
  ])
  await asking.client.customer.resendDocuments({ id: rows[0]?.id })
  await later(0.9)
  expect(await mailsTo('+447700900123', 'sms')).toEqual([])
  await later(1.1)
  await settled(asking, { state: 'sent', channel: 'sms' })
  expect(await mailsTo('+447700900123', 'sms')).toMatchObject([
    { text: expect.stringMatching(/^Sample Pet: Your .+\. If you have questions, call us on 01632 960000\.$/) },
  ])

  await asking.client.customer.cancelPolicy({ id: rows[0]?.id })
  await asking.client.customer.eraseCustomer({ id: rows[0]?.customer_id })
  expect(await mailsTo('+447700900123', 'sms')).toEqual([])
})

test('a template is sent in the company’s words; in the trash by then, it is not', async () => {
  const company = await app.aCompany()
  const blocks = [{ type: 'paragraph', id: 'p', text: 'Your number is {{policyNumber}}.' }] as const
  const content = anEmail({ en_uk: aMail({ subject: 'How are you, {{name}}?', blocks: [...blocks] }) })
  const { id: templateId } = await aTemplate(company, content)
  const form = { trigger: 'policy.issued', delayHours: 24, templateId }
  expect(await anAction(company, form)).toMatchObject({ templateName: expect.stringMatching(/^Template/) })
  const { policy } = await aPolicy(app, company, { answers: { email: `${crypto.randomUUID()}@example.org` } })
  await later(25)
  await settled(company, { state: 'sent', sentTo: 1, reason: null })
  expect(await mailsTo(policy.email)).toMatchObject([
    { subject: 'How are you, Jo Smith?', text: expect.stringContaining(`Your number is ${policy.number}.`) },
  ])

  app.clock.now = realNow
  const trashing = await app.aCompany()
  const { id } = await aTemplate(trashing, content)
  await anAction(trashing, { ...form, templateId: id })
  await aPolicy(app, trashing)
  await trashing.client.template.removeTemplate({ id })
  await later(25)
  await settled(trashing, { state: 'cancelled', reason: 'template-gone' })
})
