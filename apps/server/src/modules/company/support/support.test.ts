import { createSecretKey } from 'node:crypto'
import { ContactUsForm, SupportForm } from '@coverwright/domain/company/support/support'
import { exampleOf } from '@coverwright/domain/fields'
import { messages } from '@coverwright/domain/messages'
import { jwtVerify } from 'jose'
import { afterAll, expect, test } from 'vitest'
import { eventually } from '../../../../test/eventually.ts'
import { lastMessageTo } from '../../../../test/sign-ups.ts'
import { helpDeskSecret, startTestApp } from '../../../../test/test-app.ts'
import { startWorker } from '../../../platform/jobs/start-worker.ts'
import { supportJobs } from './handle-jobs.ts'

const app = await startTestApp()
const { visitor, owner } = app
const worker = await startWorker(app.serverUrl, supportJobs)
afterAll(() => worker.stop())

const form = exampleOf(ContactUsForm)
const { rows } = await owner.query<{ id: string }>('select id from company where is_operator')
const operatorId = rows[0]?.id ?? ''
const staff = await app.aColleague({ companyId: operatorId }, { role: 'super' })

test('anyone writes to us: it is kept, the staff read it, and the writer gets a reference', async () => {
  const { reference } = await visitor.login.sendContactUsEmail(form)
  expect(reference).toMatch(/^S-\d{8}$/)
  expect(await lastMessageTo(app, form.email)).toContain(reference)
  expect(await lastMessageTo(app, staff.email)).toContain(form.message)
})

test.each([
  [{ name: ' ' }, { name: messages.required }],
  [{ email: '' }, { email: messages.emailMissing }],
  [{ email: 'rowan@' }, { email: messages.emailIncorrect }],
  [{ phone: '+86 2345' }, { phone: 'Phone number is not valid.' }],
  [{ message: '' }, { message: messages.required }],
  [{ hasAgreed: false }, { hasAgreed: messages.requiredInformation }],
])('%j is refused beside its field', async (change, fields) => {
  await expect(visitor.login.sendContactUsEmail({ ...form, ...change })).rejects.toMatchObject({ status: 422, fields })
})

test('what a member writes is carried to those who run the product, once', async () => {
  const company = await app.aCompany()
  const { reference } = await company.client.support.sendRequest(exampleOf(SupportForm))
  await eventually(async () => expect(await lastMessageTo(app, staff.email)).toContain('Row 14'))
  const copies = await owner.query('select company_id from support_request where reference = $1', [reference])
  expect(copies.rows.map((row: { company_id: string }) => row.company_id).toSorted()).toEqual(
    [company.companyId, operatorId].toSorted(),
  )
})

test('so many a day, and no more', async () => {
  const company = await app.aCompany()
  for (let n = 0; n < 10; n++) await company.client.support.sendRequest(exampleOf(SupportForm))
  await expect(company.client.support.sendRequest(exampleOf(SupportForm))).rejects.toMatchObject({
    status: 429,
    message: messages.yourLimitExceeded,
  })
})

test('the help desk gets a pass signed with its secret, for who asks and for minutes', async () => {
  const company = await app.aCompany()
  const { address, token } = await company.client.login.getZendeskToken({})
  expect(address).toBe('https://coverwright-tests.zendesk.com/access/jwt')
  const { payload } = await jwtVerify(token, createSecretKey(helpDeskSecret, 'utf8'))
  expect(payload).toMatchObject({ email: company.email, external_id: company.memberId, name: 'Wren Okafor' })
  expect(payload.jti).toBeTruthy()
  expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBeLessThanOrEqual(300)
})

test('without a help desk it says so', async () => {
  const bare = await startTestApp({ ZENDESK_SECRET: '' })
  const company = await bare.aCompany()
  await expect(company.client.login.getZendeskToken({})).rejects.toMatchObject({ code: 'support.no-help-desk' })
})
