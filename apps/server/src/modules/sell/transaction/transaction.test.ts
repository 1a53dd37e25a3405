import { afterAll, expect, test } from 'vitest'
import { aPolicy } from '../../../../test/buyers.ts'
import { eventually } from '../../../../test/eventually.ts'
import { startTestApp, type TestCompany } from '../../../../test/test-app.ts'
import { startWorker } from '../../../platform/jobs/start-worker.ts'
import { transactionJobs } from './handle-jobs.ts'

const app = await startTestApp()
const services = { files: app.ports.files, tokens: app.ports.tokens, publicUrl: 'http://localhost' }
const worker = await startWorker(app.serverUrl, transactionJobs(services), { now: () => app.clock.now() })
afterAll(() => worker.stop(2000))

const mailsTo = async (recipient: string) =>
  (await app.owner.query('select subject, text from outbox_message where recipient = $1 order by id', [recipient])).rows

/** With a policy of its own, and a provider who is told. */
async function aSeller(report: object = {}) {
  const company = await app.aCompany()
  const first = await aPolicy(app, company)
  const productId = String(first.policy?.product_id)
  const recipients = [`provider-${company.companyId}@example.org`]
  const form = { productId, carrier: '', binderReference: 'b1234tbk2026', recipients, isEach: true, isDaily: false }
  await company.client.transaction.saveProviderReport({ ...form, ...report })
  return { company, policyId: first.id, productId, recipient: recipients[0] ?? '' }
}

const linesOf = async ({ client }: TestCompany) => (await client.transaction.listTransactions({})).items

test('what is sold and what goes back are lines that add up to nothing; each is told as it is booked', async () => {
  const { company, policyId, recipient } = await aSeller()
  const [sale] = await linesOf(company)
  expect(sale).toMatchObject({
    kind: 'sale',
    mode: 'live',
    holder: 'Jo Smith',
    netMinor: 17_852,
    commissionMinor: 3150,
    feeMinor: 500,
    taxMinor: 2520,
    grossMinor: 24_022,
    carrier: 'Sample Insurance Limited',
    binderReference: '',
  })
  expect(await mailsTo(recipient)).toEqual([])
  await company.client.customer.cancelPolicy({ id: policyId })
  const lines = await linesOf(company)
  expect(lines.map(({ kind }) => kind).toSorted()).toEqual(['cancellation', 'sale'])
  expect(lines.reduce((sum, { grossMinor }) => sum + grossMinor, 0)).toBe(0)
  expect(await mailsTo(recipient)).toMatchObject([
    { subject: expect.stringContaining('cancellation'), text: expect.stringContaining('Gross premium: -240.22') },
  ])
  expect((await mailsTo(recipient))[0]?.text).toContain('Binder reference: B1234TBK2026')
})

test('every morning the month so far goes out as a file, and the next morning again; switched off it stops', async () => {
  const { company, productId, recipient } = await aSeller({ isEach: false, isDaily: true })
  const { client } = company
  const hurry = () =>
    app.owner.query(
      `update pgboss.job set start_after = now() where name = 'transaction.daily-report' and state = 'created'`,
    )
  const tomorrow = new Date(Date.now() + 86_400_000)
  app.clock.now = () => tomorrow
  const reports = async () => (await client.transaction.getProviderReport({ productId })).sent
  await eventually(async () => {
    await hurry()
    expect((await reports()).length).toBeGreaterThan(1)
  })
  app.clock.now = () => new Date()
  const [latest] = await reports()
  expect(latest?.rowCount).toBe(1)
  const file = await app.app.inject({ url: latest?.url ?? '' })
  expect(file.body).toContain('Jo Smith')
  expect(file.body).toContain('240.22')
  expect((await mailsTo(recipient))[0]?.text).toContain('http://localhost/files/')
  const form = { productId, carrier: '', binderReference: '', recipients: [], isEach: false }
  await client.transaction.saveProviderReport({ ...form, isDaily: false })
  await expect(client.transaction.saveProviderReport({ ...form, isDaily: true })).rejects.toMatchObject({
    fields: { recipients: expect.any(String) },
  })
})

test('a report can be had now; trial runs are in no report', async () => {
  const { company, productId, recipient } = await aSeller({ isEach: false })
  expect(await company.client.transaction.sendReport({ productId })).toBe(true)
  expect(await mailsTo(recipient)).toMatchObject([{ text: expect.stringContaining('1 transactions were booked') }])
  await app.owner.query(`update transaction set mode = 'test' where company_id = $1`, [company.companyId])
  await company.client.transaction.sendReport({ productId })
  expect((await mailsTo(recipient))[1]?.text).toContain('0 transactions were booked')
  const today = new Date().toISOString().slice(0, 10)
  expect((await company.client.transaction.listTransactions({ from: today, to: today, mode: 'test' })).total).toBe(1)
  expect((await company.client.transaction.listTransactions({ to: '2020-01-01' })).total).toBe(0)
})
