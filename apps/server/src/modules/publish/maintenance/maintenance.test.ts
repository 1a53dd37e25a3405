import { afterAll, expect, onTestFinished, test } from 'vitest'
import { aSite } from '../../../../test/buyers.ts'
import { anUpload, aPolicyDocument } from '../../../../test/company-builders.ts'
import { eventually } from '../../../../test/eventually.ts'
import { aVisitor } from '../../../../test/site-visitor.ts'
import { startTestApp } from '../../../../test/test-app.ts'
import { startWorker } from '../../../platform/jobs/start-worker.ts'
import { maintenanceJobs } from './handle-jobs.ts'

const app = await startTestApp()
const company = await app.aCompany()
const { client } = company
const site = await aSite(app, company)
/** The operator's staff; its job carries the key to the company. */
const operators = await app.owner.query<{ id: string }>('select id from company where is_operator')
const staff = await app.aColleague({ companyId: operators.rows[0]?.id ?? '' }, { role: 'super' })
const keyWorker = await startWorker(app.serverUrl, maintenanceJobs)
afterAll(() => keyWorker.stop())
const { referenceNumber } = (await client.login.getUserData({})).company
async function aKey() {
  const before = await app.owner.query('select key_hash from security_key where company_id = $1', [company.companyId])
  const { key } = await staff.client.maintenance.issueKey({ referenceNumber })
  await eventually(async () => {
    const { rows: kept } = await app.owner.query('select key_hash from security_key where company_id = $1', [
      company.companyId,
    ])
    expect(kept).toHaveLength(1)
    expect(kept).not.toEqual(before.rows)
  })
  return key
}
const minutes = (count: number) => new Date(Date.now() + count * 60_000).toISOString()

test('nothing opens without the key, and wrong ones are counted', async () => {
  expect(await client.maintenance.getPortal({})).toEqual({ hasKey: false, opensUntil: null, problem: null })
  await expect(client.maintenance.openPortal({ key: 'ANY' })).rejects.toMatchObject({ code: 'maintenance.no-key' })
  await expect(client.maintenance.listWindows({})).rejects.toMatchObject({ code: 'maintenance.locked' })
  await expect(client.maintenance.issueKey({ referenceNumber })).rejects.toMatchObject({ code: 'not-allowed' })
  await expect(staff.client.maintenance.issueKey({ referenceNumber: 'CW-0' })).rejects.toMatchObject({
    message: 'No company has this reference number.',
  })
  await aKey()
  const { items } = await client.message.listNotifications({}, { nowPage: 1, pageSize: 5 })
  expect(items[0]).toMatchObject({ title: 'Support has issued a security key for your maintenance portal' })
  const other = await app.aColleague(company, { role: 'admin' })
  for (let wrong = 0; wrong < 5; wrong++)
    expect(await other.client.maintenance.openPortal({ key: `WRONG-${wrong}` })).toMatchObject({
      opensUntil: null,
      problem: 'Security key incorrect!',
    })
  // Even the right one, for a while.
  const key = await aKey()
  await expect(other.client.maintenance.openPortal({ key })).rejects.toMatchObject({
    message: 'Operation limit exceed, please try again later',
  })
  expect(await client.maintenance.openPortal({ key: key.toLowerCase() })).toMatchObject({ problem: null })
  app.clock.now = () => new Date(Date.now() + 16 * 60_000)
  expect(await other.client.maintenance.openPortal({ key })).toMatchObject({ problem: null })
  // Half an hour later it is shut again, and a new key shuts it at once.
  app.clock.now = () => new Date(Date.now() + 60 * 60_000)
  await expect(client.maintenance.listWindows({})).rejects.toMatchObject({ code: 'maintenance.locked' })
  app.clock.now = () => new Date()
  await client.maintenance.openPortal({ key: await aKey() })
  await expect(other.client.maintenance.listWindows({})).rejects.toMatchObject({ code: 'maintenance.locked' })
})

test('during a window every site says that it will be back', async () => {
  const visitor = aVisitor(app, site.host)
  expect((await visitor.get('/')).statusCode).toBe(200)
  await client.maintenance.planWindow({ note: 'Later', beginsAt: minutes(60), endsAt: minutes(90) })
  expect((await visitor.get('/')).statusCode).toBe(200)
  const { id, status } = await client.maintenance.planWindow({ note: '', beginsAt: minutes(-1), endsAt: minutes(10) })
  expect(status).toBe('running')
  await eventually(async () => expect((await visitor.get('/')).statusCode).toBe(503))
  const page = await visitor.get('/')
  expect(page.body).toContain('We are Under Maintenance.')
  expect(page.body).toContain('Will be Back Soon!')
  expect(Number(page.headers['retry-after'])).toBeGreaterThan(0)
  expect((await visitor.post('/', {})).statusCode).toBe(503)
  expect(await client.maintenance.cancelWindow({ id })).toMatchObject({ status: 'cancelled' })
  await eventually(async () => expect((await visitor.get('/')).statusCode).toBe(200))
  await expect(client.maintenance.cancelWindow({ id })).rejects.toMatchObject({ code: 'maintenance.not-possible' })
  expect((await client.maintenance.listWindows({})).items.map((window) => window.status)).toEqual([
    'planned',
    'cancelled',
  ])
})

const documentPath = async () =>
  (await client.maintenance.listDocuments({})).find((one) => one.productId === site.productId)

test('a document is replaced at once, and nothing else of what is on sale', async () => {
  const shown = await documentPath()
  if (!shown) throw new Error('Nothing on sale has a document')
  const file = await aPolicyDocument(company)
  // Somebody works on the product meanwhile: that stays unpublished.
  await app.owner.query(`update product set description = 'Unpublished' where id = $1`, [site.productId])
  const made = await client.maintenance.replaceDocument({
    productId: site.productId,
    document: shown.document,
    fileId: file.id,
    when: { kind: 'now' },
  })
  expect(made).toMatchObject({ state: 'success', title: shown.title })
  const { rows } = await app.owner.query(
    `select r.content from mount m join release r on r.id = m.release_id where m.host = $1 and m.state = 'live'`,
    [site.host],
  )
  const { body, settings } = rows[0].content
  expect(settings.description).not.toBe('Unpublished')
  expect(body.documents.find((one: { name: string }) => one.name === shown.document).file.id).toBe(file.id)
})

test('a planned one is held back, goes on, and is made once', async () => {
  const shown = await documentPath()
  const file = await aPolicyDocument(company)
  const form = { productId: site.productId, document: shown?.document ?? '', fileId: file.id }
  const planned = await client.maintenance.replaceDocument({ ...form, when: { kind: 'minutes', after: 3 } })
  expect(planned.state).toBe('active')
  expect(await client.maintenance.suspendReplacement({ id: planned.id })).toMatchObject({ state: 'suspend' })
  await expect(client.maintenance.suspendReplacement({ id: planned.id })).rejects.toMatchObject({
    code: 'maintenance.not-possible',
  })
  expect(await client.maintenance.resumeReplacement({ id: planned.id })).toMatchObject({
    state: 'active',
    at: planned.at,
  })

  await app.owner.query(`update document_replacement set at = now() - interval '1 s' where id = $1`, [planned.id])
  await app.owner.query(`update pgboss.job set start_after = now() where name = 'maintenance.replace-document'`)
  const workers = await Promise.all([1, 2].map(() => startWorker(app.serverUrl, maintenanceJobs)))
  onTestFinished(async () => void (await Promise.all(workers.map((worker) => worker.stop()))))
  await eventually(async () =>
    expect((await client.maintenance.listReplacements({})).items.find(({ id }) => id === planned.id)).toMatchObject({
      state: 'success',
    }),
  )
  const { rows } = await app.owner.query(
    `select count(*)::int as made from release where product_id = $1 and content::text like $2`,
    [site.productId, `%${file.id}%`],
  )
  expect(rows).toEqual([{ made: 1 }])
})

test('only a document that is shown can be replaced, by a file that is one', async () => {
  const shown = await documentPath()
  const wrong = await anUpload(company, 'verification')
  const form = {
    productId: site.productId,
    document: shown?.document ?? '',
    fileId: wrong.id,
    when: { kind: 'now' },
  } as const
  await expect(client.maintenance.replaceDocument(form)).rejects.toMatchObject({ code: 'file.not-found' })
  const file = await aPolicyDocument(company)
  await expect(
    client.maintenance.replaceDocument({ ...form, fileId: file.id, document: 'nothing' }),
  ).rejects.toMatchObject({ code: 'maintenance.no-document' })
  await expect(
    client.maintenance.replaceDocument({ ...form, fileId: file.id, when: { kind: 'minutes', after: 2 } }),
  ).rejects.toMatchObject({ fields: { 'when.after': 'Between 3 and 60 minutes' } })
})
