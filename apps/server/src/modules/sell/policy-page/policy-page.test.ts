import { afterAll, expect, test } from 'vitest'
import { aPolicy, recordsOf } from '../../../../test/buyers.ts'
import { eventually } from '../../../../test/eventually.ts'
import { startTestApp, type TestCompany } from '../../../../test/test-app.ts'
import { startWorker } from '../../../platform/jobs/start-worker.ts'
import { paymentJobs } from '../payment/index.ts'
import { policyJobs, policyLink } from '../policy/index.ts'

const app = await startTestApp()
const links = { tokens: app.ports.tokens, publicUrl: 'http://localhost' }
const jobs = [...paymentJobs(app.ports), ...policyJobs({ ...links, files: app.ports.files })]
const worker = await startWorker(app.serverUrl, jobs)
afterAll(() => worker.stop(2000))

const post = (path: string, what: string, fields: Record<string, string> = {}) =>
  app.app.inject({
    method: 'POST',
    url: `${path}?do=${what}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  })

async function bought(company?: TestCompany) {
  const owner = company ?? (await app.aCompany())
  const { id } = await aPolicy(app, owner)
  const path = new URL(policyLink(links, { companyId: owner.companyId, id })).pathname
  return { ...owner, id, path, records: () => recordsOf(app, owner.companyId) }
}

test('the mailed link shows policy, documents and contact, to nobody without it', async () => {
  const { path, companyId } = await bought()
  await eventually(async () => expect((await app.app.inject(path)).body).toContain('Certificate of insurance (PDF)'))
  const { body, headers } = await app.app.inject(path)
  expect(body).toContain('Jo Smith')
  expect(headers['content-security-policy']).toContain("default-src 'none'")
  expect(headers['cache-control']).toBe('no-store')
  const [href = ''] = /http:\/\/localhost(?::\d+)?(\/files\/[^"]+)/.exec(body)?.slice(1) ?? []
  expect((await app.app.inject(href)).headers['content-type']).toBe('application/pdf')
  const [mail] = (await app.owner.query('select text from outbox_message where company_id = $1', [companyId])).rows
  // A line of a mail holds it, and each document that the mail speaks of has one.
  const mailed: string[] = mail.text.match(/http:\S+/g) ?? []
  expect(mailed.map((link) => new URL(link).search)).toEqual([
    '?document=certificate',
    '?document=ipid',
    '?document=booklet',
    '',
  ])
  for (const link of mailed) {
    const { pathname, search } = new URL(link)
    expect(pathname).toMatch(/^\/my\/[\w-]{64,76}$/)
    expect((await app.app.inject(`${pathname}${search}`)).statusCode).toBe(search.includes('certificate') ? 303 : 200)
  }
  for (const forged of [`${path}x`, path.slice(0, -3), '/my/nothing'])
    expect((await app.app.inject(forged)).statusCode).toBe(404)
})

test('a link of a mail from before links were short still opens the policy, and that one alone', async () => {
  const { id, companyId } = await bought()
  const stranger = await app.aCompany()
  const ticketFor = (ticket: Readonly<Record<string, string>>) => app.ports.tokens.seal('policy', ticket, '400d')
  const { statusCode, body } = await app.app.inject(`/my/${await ticketFor({ companyId, policyId: id })}`)
  expect(statusCode).toBe(200)
  expect(body).toContain('Jo Smith')
  for (const wrong of [
    { companyId: stranger.companyId, policyId: id },
    { companyId, policyId: companyId },
    { companyId },
  ])
    expect((await app.app.inject(`/my/${await ticketFor(wrong)}`)).statusCode).toBe(404)
})

/** As the address that is known reads it. */
async function codeFor(companyId: string): Promise<string> {
  const { rows } = await app.owner.query<{ text: string }>(
    `select text from outbox_message where company_id = $1 and subject like 'Your code to cancel%' order by created_at desc`,
    [companyId],
  )
  return /type this code: (\d{6})/.exec(rows[0]?.text ?? '')?.[1] ?? ''
}

test('whoever has the link alone cancels nothing: the known address is asked for a code', async () => {
  const { path, records, companyId } = await bought()
  for (const code of ['', '000000', 'nonsense']) expect((await post(path, 'cancel', { code })).statusCode).toBe(409)
  expect((await post(path, 'code')).headers.location).toBe(`${path}?cancel`)
  const asked = await app.app.inject(`${path}?cancel`)
  expect(asked.body).toContain('We have sent a code to j***@example.org')
  const code = await codeFor(companyId)
  const wrong = code === '123456' ? '123457' : '123456'
  const refused = await post(path, 'cancel', { code: wrong })
  expect(refused.statusCode).toBe(409)
  expect(refused.body).toContain('Invalid verification code, please re-enter')
  expect((await records()).policies).toMatchObject([{ state: 'issued' }])
  // Five guesses, and the code is worth nothing.
  for (let n = 0; n < 4; n++) await post(path, 'cancel', { code: wrong })
  expect((await post(path, 'cancel', { code })).body).toContain('Verification code expired, please resend')
  expect((await records()).policies).toMatchObject([{ state: 'issued' }])
})

test('however often a code is asked for, one is sent', async () => {
  const { path, companyId } = await bought()
  const answers = await Promise.all(Array.from({ length: 10 }, () => post(path, 'code')))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 10 }, () => 303))
  const sent = `select from outbox_message where company_id = $1 and subject like 'Your code to cancel%'`
  expect((await app.owner.query(sent, [companyId])).rowCount).toBe(1)
})

test('cancelled in time, everything paid goes back once, however often it is pressed', async () => {
  const { path, records, companyId } = await bought()
  expect((await app.app.inject(path)).body).toContain('Cancel this policy')
  await post(path, 'code')
  const code = await codeFor(companyId)
  const answers = await Promise.all(Array.from({ length: 5 }, () => post(path, 'cancel', { code })))
  expect(answers.filter(({ statusCode }) => statusCode === 303)).toHaveLength(1)
  await eventually(async () => expect((await records()).payments).toMatchObject([{ state: 'refunded' }]))
  const { policies, charges, refunds } = await records()
  expect(policies).toMatchObject([{ state: 'cancelled' }])
  expect(refunds.map((row) => row.amount_minor)).toEqual(charges.map((row) => row.amount_minor))
  const page = (await app.app.inject(path)).body
  expect(page).toContain('Cancelled.')
  expect(page).not.toContain('Cancel this policy')
  const { rows } = await app.owner.query(
    `select subject from outbox_message where company_id = $1 and subject like '%is cancelled'`,
    [companyId],
  )
  expect(rows).toHaveLength(1)
})

test('after 14 days it is too late', async () => {
  const { path, id, records, companyId } = await bought()
  await post(path, 'code')
  const code = await codeFor(companyId)
  await app.owner.query(`update policy set issued_at = now() - interval '15 days' where id = $1`, [id])
  expect((await app.app.inject(path)).body).not.toContain('Cancel this policy')
  const refused = await post(path, 'cancel', { code })
  expect(refused.statusCode).toBe(409)
  expect(refused.body).toContain('The days to change one')
  expect((await records()).refunds).toHaveLength(0)
})
