import { CompanyProfileForm } from '@coverwright/domain/company/company/company-profile'
import { documentKinds } from '@coverwright/domain/company/verification/verification'
import { exampleOf } from '@coverwright/domain/fields'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { anUpload } from '../../../../test/company-builders.ts'
import { eventually } from '../../../../test/eventually.ts'
import { lastMessageTo } from '../../../../test/sign-ups.ts'
import { startTestApp, type TestCompany } from '../../../../test/test-app.ts'
import { tinyPng } from '../../../../test/tiny-png.ts'
import { waysIn } from '../../../platform/http/ways-in.ts'
import { startWorker } from '../../../platform/jobs/start-worker.ts'
import { verificationJobs } from './handle-jobs.ts'

const app = await startTestApp()
const worker = await startWorker(app.serverUrl, verificationJobs(waysIn(app.pool, 'job')))
afterAll(() => worker.stop())

const { rows } = await app.owner.query<{ id: string }>('select id from company where is_operator')
const reviewer = await app.aColleague({ companyId: rows[0]?.id ?? '' }, { role: 'super' })

let company: TestCompany
let number = 0
beforeEach(async () => {
  company = await app.aCompany()
})

const profile = () => ({ ...exampleOf(CompanyProfileForm), name: `Firm ${++number}`, licenceNumber: `L-${number}` })

async function complete({ client } = company) {
  await client.login.updateCompany(profile())
  for (const kind of documentKinds) {
    const { id: fileId } = await anUpload(company, 'verification')
    await client.company.saveDocument({ kind, number: `No ${kind}`, fileId })
  }
}
const submit = async () => {
  await complete()
  await company.client.company.submitVerification({})
  return reviewOf(company)
}
const reviewOf = ({ companyId }: TestCompany) =>
  eventually(async () => {
    const found = await app.owner.query<{ id: string }>(
      `select id from company_review where for_company_id = $1 and state = 'pending'`,
      [companyId],
    )
    expect(found.rows).toHaveLength(1)
    return found.rows[0]?.id ?? ''
  })
const stateOf = async ({ client } = company) => (await client.login.getCompanyData({})).verification

test('what is missing is said, all of it at once', async () => {
  await expect(company.client.company.submitVerification({})).rejects.toMatchObject({
    code: 'verification.incomplete',
    fields: { address: 'The field is required', proofOfAddress: 'The field is required' },
  })
})

test('a reviewer opens what was sent in and verifies; the company learns of it', async () => {
  const id = await submit()
  expect(await stateOf()).toMatchObject({ state: 'pending', submittedAt: expect.any(String) })
  expect(await lastMessageTo(app, reviewer.email)).toContain('has sent in its documents')

  const review = await reviewer.client.verification.getReview({ id })
  expect(review.documents).toHaveLength(documentKinds.length)
  const { url } = await reviewer.client.verification.openDocument({ id, kind: 'proofOfAddress' })
  expect((await app.app.inject(url)).rawPayload).toEqual(tinyPng)

  await reviewer.client.verification.decide({ id, verdict: 'verify', reasons: '' })
  await eventually(async () => expect((await stateOf()).state).toBe('verified'))
  expect(await lastMessageTo(app, company.email)).toContain('now Verified')
  const { items } = await company.client.message.listNotifications({})
  expect(items[0]).toMatchObject({ kind: 'success', link: '/company-profile' })
  await expect(reviewer.client.verification.decide({ id, verdict: 'verify', reasons: '' })).rejects.toMatchObject({
    code: 'verification.decided',
  })
})

test('failing needs reasons, which the company reads, corrects and sends again', async () => {
  const id = await submit()
  await expect(reviewer.client.verification.decide({ id, verdict: 'fail', reasons: '  ' })).rejects.toMatchObject({
    fields: { reasons: 'The field is required' },
  })
  await reviewer.client.verification.decide({ id, verdict: 'fail', reasons: 'The passport has expired.' })
  await eventually(async () =>
    expect(await stateOf()).toMatchObject({ state: 'failed', reasons: 'The passport has expired.' }),
  )
  expect(await lastMessageTo(app, company.email)).toContain('The passport has expired.')
  await company.client.company.submitVerification({})
  expect((await stateOf()).state).toBe('pending')
  expect(await reviewOf(company)).not.toBe(id)
})

test('what is changed while it is reviewed is taken back: a decision on the old does not count', async () => {
  const id = await submit()
  await expect(company.client.company.submitVerification({})).rejects.toMatchObject({
    code: 'verification.under-review',
  })
  const { id: fileId } = await anUpload(company, 'verification')
  await company.client.company.saveDocument({ kind: 'proofOfAddress', number: 'another', fileId })
  expect(await stateOf()).toMatchObject({ state: 'pending', submittedAt: null })
  await eventually(async () => expect((await reviewer.client.verification.getReview({ id })).state).toBe('replaced'))
})

test('a verified company whose name changes is verified anew; its telephone number may change', async () => {
  const id = await submit()
  await reviewer.client.verification.decide({ id, verdict: 'verify', reasons: '' })
  await eventually(async () => expect((await stateOf()).state).toBe('verified'))
  const { name, licenceNumber } = await company.client.login.getCompanyData({})
  const form = { ...exampleOf(CompanyProfileForm), name, licenceNumber }
  await company.client.login.updateCompany({ ...form, number: '1632960199' })
  expect((await stateOf()).state).toBe('verified')
  await company.client.login.updateCompany({ ...form, name: `${name} Group` })
  expect((await stateOf()).state).toBe('pending')
})

test('documents are opened by the company’s leaders and the reviewers, and by nobody else', async () => {
  const id = await submit()
  const [document] = await company.client.company.listDocuments({})
  const fileId = document?.file?.id ?? ''
  await company.client.upload.getSignedUrl({ id: fileId })
  for (const role of ['standard', 'designer', 'trial'] as const) {
    const colleague = await app.aColleague(company, { role })
    await expect(colleague.client.upload.getSignedUrl({ id: fileId })).rejects.toMatchObject({
      code: 'file.not-found',
    })
  }
  const stranger = await app.aCompany()
  await expect(stranger.client.upload.getSignedUrl({ id: fileId })).rejects.toMatchObject({ code: 'file.not-found' })
  await expect(stranger.client.verification.getReview({ id })).rejects.toMatchObject({ code: 'not-allowed' })
  // Staff of a company that does not run the product see no company's documents, not even by this call.
  const impostor = await app.aCompany({ role: 'super' })
  await expect(impostor.client.verification.getReview({ id })).rejects.toMatchObject({ code: 'verification.not-found' })
  await expect(impostor.client.verification.openDocument({ id, kind: 'proofOfAddress' })).rejects.toMatchObject({
    code: 'verification.not-found',
  })
})
