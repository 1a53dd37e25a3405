import type { ActionForm } from '@coverwright/domain/reach/automation/automation'
import { afterAll, expect, test } from 'vitest'
import { anAction, aRun } from '../../../../test/automation-builders.ts'
import { aPolicy } from '../../../../test/buyers.ts'
import { eventually } from '../../../../test/eventually.ts'
import { aMail, anEmail, aTemplate } from '../../../../test/template-builders.ts'
import { startTestApp, type TestCompany } from '../../../../test/test-app.ts'
import { tells } from '../../../handlers.ts'
import type { Listener, RaisedEvent } from '../../../platform/events/listener.ts'
import { inCompany } from '../../../platform/http/ways-in.ts'
import { newId } from '../../../platform/id.ts'
import { startWorker } from '../../../platform/jobs/start-worker.ts'
import { standardMails } from '../outbox/index.ts'
import { automationJobs } from './handle-jobs.ts'
import { planRuns, unlessTakenOver } from './plan-runs.ts'

const app = await startTestApp()
const links = { tokens: app.ports.tokens, publicUrl: 'https://studio.example', linkTo: (path: string) => path }
const services = { standard: { messages: tells, mails: standardMails(tells, links), links }, mail: {} }
const worker = await startWorker(app.serverUrl, automationJobs(services), { now: () => app.clock.now() })
afterAll(() => worker.stop())

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
const extra = (company: TestCompany, form: Partial<ActionForm> = {}) =>
  anAction(company, { trigger: 'policy.documents-asked', delayHours: 1, ...form })
async function documentsAsked(company: TestCompany) {
  const email = `${crypto.randomUUID()}@example.org`
  const { policy } = await aPolicy(app, company, { answers: { email } })
  await company.client.customer.resendDocuments({ id: policy.id })
  return policy
}
const raised = () =>
  ({
    id: newId(),
    type: 'transaction.reported',
    fields: { transactionId: newId() },
    raisedAt: app.clock.now(),
  }) as const

test('what waits of an action that has become another is cancelled, and whoever saves is told', async () => {
  const company = await app.aCompany()
  const { id } = await extra(company)
  await documentsAsked(company)
  expect(await extra(company, { id, delayHours: 2 })).toMatchObject({ cancelled: 0 })
  await settled(company, { state: 'waiting' })
  expect(await extra(company, { id, channel: 'sms' })).toMatchObject({ cancelled: 1 })
  await settled(company, { state: 'cancelled', reason: 'action-changed' })
})

test('what is off is not put in the place of a message that must go out', async () => {
  const company = await app.aCompany()
  const { id } = await anAction(company, { trigger: 'policy.cancelled' })
  await company.client.automation.switchAction({ id, isOn: false })
  const inPlace = { id, trigger: 'policy.cancelled', isStandard: true, delayHours: 0 }
  await expect(anAction(company, inPlace)).rejects.toMatchObject({ code: 'automation.mandatory' })
  await company.client.automation.switchAction({ id, isOn: true })
  await expect(anAction(company, inPlace)).resolves.toMatchObject({ isStandard: true, isOn: true })
})

test('one listener decides about the standard message, whoever changes actions between it and another', async () => {
  const company = await app.aCompany()
  let mailed = 0
  const mails = unlessTakenOver({ name: 'standard-mails', hear: async () => void mailed++ })
  const hear = (listener: Listener, event: RaisedEvent) =>
    inCompany(app.pool)(company.companyId, (tx) => listener.hear(tx, event, app.clock.now()))
  const [before, after] = [raised(), raised()]
  await hear(mails, before)
  await anAction(company, { trigger: 'transaction.reported', isStandard: true })
  await hear(planRuns, before)
  expect([mailed, await runsOf(company)]).toEqual([1, []])
  await hear(mails, after)
  expect([mailed, await runsOf(company)]).toMatchObject([1, [{ state: 'waiting' }]])
  await hear(planRuns, after)
  expect(await runsOf(company)).toHaveLength(1)
})

test('what must be sent and waits is neither cancelled nor lost with its action', async () => {
  const company = await app.aCompany()
  const { automation } = company.client
  const inPlace = { trigger: 'policy.cancelled', isStandard: true, delayHours: 0 }
  const { id } = await anAction(company, inPlace)
  const { id: runId } = await aRun(app, company)
  await app.owner.query('update automation_run set action_id = $1 where id = $2', [id, runId])
  await expect(anAction(company, { id })).rejects.toMatchObject({ code: 'automation.on-its-way' })
  await expect(automation.deleteAction({ id })).rejects.toMatchObject({ code: 'automation.on-its-way' })
  await expect(automation.cancelRun({ id: runId })).rejects.toMatchObject({ code: 'automation.mandatory' })
  await settled(company, { id: runId, state: 'waiting' })
})

test('what a customer typed as their name leads nowhere, and a price reads as it does elsewhere', async () => {
  const company = await app.aCompany()
  const blocks = [{ type: 'paragraph', id: 'p', text: 'You pay {{price}} for {{product}}.' }] as const
  const content = anEmail({ en_uk: aMail({ subject: 'How are you, {{name|customer}}?', blocks: [...blocks] }) })
  const { id: templateId } = await aTemplate(company, content)
  await anAction(company, { trigger: 'policy.issued', delayHours: 0, templateId })
  const answers = { email: `${crypto.randomUUID()}@example.org`, full_name: 'Win at www.prize.example' }
  const { policy } = await aPolicy(app, company, { answers })
  await settled(company, { state: 'sent' })
  expect(await mailsTo(policy.email)).toMatchObject([
    { subject: 'How are you, customer?', text: expect.stringMatching(/You pay £[\d.,]+ a year for .+\./) },
  ])
})

test('leaders hear of a template that lacked a value, once', async () => {
  const company = await app.aCompany()
  const { id: templateId } = await aTemplate(company, anEmail({ en_uk: aMail({ subject: 'Hello {{name}}' }) }))
  await extra(company, { delayHours: 0, templateId })
  const { policy } = await aPolicy(app, company, { answers: { full_name: 'Win at www.prize.example' } })
  for (const count of [1, 2]) {
    await company.client.customer.resendDocuments({ id: policy.id })
    const held = Array.from({ length: count }, () => ({ state: 'not-sent', reason: 'value-missing' }))
    await eventually(async () => expect(await runsOf(company)).toMatchObject(held))
  }
  const { rows } = await app.owner.query(`select fields from event where type = 'template.not-filled'`)
  expect(rows).toEqual([{ fields: { templateId } }])
})
