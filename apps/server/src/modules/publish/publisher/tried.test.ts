import { sampleBody } from '@coverwright/domain/build/body/sample-body'
import { expect, test } from 'vitest'
import { aProduct, aTestCase } from '../../../../test/builders.ts'
import { aMount } from '../../../../test/publications.ts'
import { startTestApp, type TestCompany } from '../../../../test/test-app.ts'

const app = await startTestApp()
let number = 0
const aHost = () => `tested-${process.pid}-${++number}.localhost`

/** On sale, and worked on since. */
async function aChangedProduct(company: TestCompany) {
  const { id } = await aProduct(app, company, { state: 'online' })
  const { mounts } = await company.client.product.getProduct({ id })
  const statement = `Sample Pet, number ${++number}`
  await company.client.product.updateBody({
    id,
    revision: 2,
    body: { ...sampleBody, regulatory: { ...sampleBody.regulatory, statement } },
  })
  return { id, host: mounts[0]?.host ?? '' }
}

const auditOf = async (call: string) =>
  (await app.owner.query('select detail from audit where call = $1 order by created_at desc limit 1', [call])).rows[0]
    ?.detail

test('live takes only what stood in staging as it is, by whichever way', async () => {
  const company = await app.aCompany()
  const { publisher } = company.client
  const { id, host } = await aChangedProduct(company)
  const untried = { code: 'publisher.not-staged', status: 409 }
  await expect(publisher.publishProduct({ id, stage: 'live', host })).rejects.toMatchObject(untried)

  const { id: releaseId } = await publisher.makeRelease({ id })
  const live = (await publisher.listStage({ stage: 'live' })).items.find(({ mount }) => mount?.host === host)?.mount
  const when = { name: 'Later', localTime: '2027-01-04T06:00' }
  await expect(publisher.swapDesign({ id: live?.id ?? '', releaseId })).rejects.toMatchObject(untried)
  await expect(publisher.requestApproval({ kind: 'swap', host, releaseId })).rejects.toMatchObject(untried)
  await expect(
    publisher.scheduleEvent({ ...when, kind: 'swap', mountId: live?.id ?? '', releaseId }),
  ).rejects.toMatchObject(untried)
  await expect(publisher.scheduleEvent({ ...when, kind: 'online', host: aHost(), releaseId })).rejects.toMatchObject(
    untried,
  )

  const staged = await publisher.publishProduct({ id, stage: 'staging', host: aHost() })
  expect(staged.id).toBe(releaseId)
  expect(await publisher.publishProduct({ id, stage: 'live', host })).toMatchObject({ id: releaseId, state: 'live' })
  // What goes live leaves staging.
  expect((await publisher.listStage({ stage: 'staging' })).items).toEqual([])
})

const right = { values: { age: '3', plan: 'full', travel: 'no' }, startDate: '2026-12-01' }
const wrong = { ...right, expected: { decision: 'accept', grossMinor: 1 } } as const

test('failing test cases stop it unless somebody says why, which the audit keeps', async () => {
  const company = await app.aCompany()
  const { publisher } = company.client
  const { id, productId, releaseId } = await aMount(app, company, 'staging')
  const passing = {
    values: { ...right.values, age: '21' },
    expected: { decision: 'decline', grossMinor: null },
  } as const
  await aTestCase(app, company, { productId, ...right, ...passing, name: 'Too old' })
  expect(await publisher.reviewRelease({ releaseId })).toMatchObject({ caseCount: 1, failing: [] })

  await aTestCase(app, company, { productId, ...wrong, name: 'Young and full' })
  await aTestCase(app, company, { productId, ...wrong, values: { plan: 'full', travel: 'no' }, name: 'No age' })
  const { caseCount, failing } = await publisher.reviewRelease({ releaseId })
  expect(caseCount).toBe(3)
  expect(failing).toMatchObject([
    { name: 'No age', expected: wrong.expected, got: null, message: expect.stringContaining('age') },
    { name: 'Young and full', expected: wrong.expected, got: { decision: 'accept', grossMinor: expect.any(Number) } },
  ])
  const host = aHost()
  const refused = { code: 'publisher.cases-fail' }
  await expect(publisher.goLive({ id, host })).rejects.toMatchObject(refused)
  await expect(publisher.goLive({ id, host, casesReason: '  ' })).rejects.toMatchObject(refused)
  await expect(publisher.requestApproval({ kind: 'online', host, releaseId })).rejects.toMatchObject(refused)
  await publisher.goLive({ id, host, casesReason: 'The old rates are agreed until May' })
  expect(await auditOf('publisher/goLive')).toMatchObject({
    casesReason: 'The old rates are agreed until May',
    failingCases: ['No age', 'Young and full'],
  })
})

test('whoever approves reads why it shall go live though cases fail', async () => {
  const company = await app.aCompany()
  const { publisher } = company.client
  const { productId, releaseId } = await aMount(app, company, 'staging')
  await aTestCase(app, company, { productId, ...wrong })
  const host = aHost()
  await publisher.requestApproval({ kind: 'online', host, releaseId, casesReason: 'Agreed with the insurer' })
  expect((await publisher.listRequests({})).items).toMatchObject([{ host, casesReason: 'Agreed with the insurer' }])
})

test('a release is held against what is live: which parts differ, and where', async () => {
  const company = await app.aCompany()
  const { publisher } = company.client
  const { id, host } = await aChangedProduct(company)
  const { id: releaseId } = await publisher.publishProduct({ id, stage: 'staging', host: aHost() })
  expect(await publisher.reviewRelease({ releaseId })).toMatchObject({
    version: 2,
    live: { version: 1, host },
    changes: ['regulatory'],
    differences: [{ place: 'Regulatory › Statement', after: expect.stringContaining('Sample Pet, number') }],
    differenceCount: 1,
    isChangedSince: false,
    isPricedTheSame: true,
    missing: [],
  })
  const { body, revision } = await company.client.product.getBody({ id })
  await company.client.product.updateBody({ id, revision, body: { ...body, insured: 'Something else' } })
  expect(await publisher.reviewRelease({ releaseId })).toMatchObject({ isChangedSince: true })
})
