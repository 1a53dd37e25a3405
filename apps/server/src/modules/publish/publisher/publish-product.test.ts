import { sampleBody } from '@coverwright/domain/build/body/sample-body'
import { sampleShell } from '@coverwright/domain/build/page/sample-shell'
import { expect, test } from 'vitest'
import { aDesign, aProduct } from '../../../../test/builders.ts'
import { anActiveGateway } from '../../../../test/gateways.ts'
import { publishLive } from '../../../../test/publish-live.ts'
import { startTestApp, type TestCompany } from '../../../../test/test-app.ts'
import { waysIn } from '../../../platform/http/ways-in.ts'
import { findMount, getRelease } from '../release/index.ts'

const app = await startTestApp()
let number = 0
const aHost = () => `publish-${++number}.localhost`
const mountAt = (host: string) => waysIn(app.pool, 'test').door((tx) => findMount(tx, host))

async function aCompleteDraft(company: TestCompany) {
  const { id } = await aProduct(app, company)
  const { client } = company
  await client.product.updateBody({ id, revision: 1, body: { ...sampleBody } })
  await client.product.updateShell({ id, revision: 1, shell: { ...sampleShell } })
  await anActiveGateway(company)
  await client.number.updatePolicyNoByProductId({ productId: id, policyNumberId: (await aDesign(company)).id })
  return id
}

test('freezes the product, mounts it and puts it online', async () => {
  const company = await app.aCompany()
  const [id, host] = [await aCompleteDraft(company), aHost()]
  const release = await publishLive(company, { id, host: host.toUpperCase() })
  expect(release).toMatchObject({ state: 'live', host, mode: 'live', productId: id })
  expect(release.contentHash).toMatch(/^[0-9a-f]{64}$/)
  expect(await company.client.product.getProduct({ id })).toMatchObject({ state: 'online' })
  expect(await mountAt(host)).toMatchObject({ companyId: company.companyId, releaseId: release.id, mode: 'live' })
  const frozen = await waysIn(app.pool, 'test').read(company.companyId, (tx) =>
    getRelease(tx, { companyId: company.companyId, releaseId: release.id }),
  )
  expect(frozen.program.program.hash).toBe(release.programHash)
  expect(Date.parse(release.expiresAt ?? '') - Date.parse(release.publishedAt ?? '')).toBeGreaterThan(364 * 86_400_000)
})

test('published again unchanged it is the same release, however many press at once', async () => {
  const company = await app.aCompany()
  const [id, host] = [await aCompleteDraft(company), aHost()]
  await company.client.publisher.publishProduct({ id, stage: 'staging', host: aHost() })
  const publish = () => company.client.publisher.publishProduct({ id, stage: 'live', host })
  const releases = await Promise.all(Array.from({ length: 10 }, publish))
  expect(new Set(releases.map((release) => release.id)).size).toBe(1)
  expect((await company.client.publisher.listReleases({ productId: id })).total).toBe(1)
})

test('a changed product is a new release at the same host; the one before is dismounted and still readable', async () => {
  const company = await app.aCompany()
  const [id, host] = [await aCompleteDraft(company), aHost()]
  const first = await publishLive(company, { id, host })
  await company.client.product.updateShell({ id, revision: 2, shell: { ...sampleShell, steps: ['A', 'B', 'C'] } })
  const second = await publishLive(company, { id, host })
  expect(second.contentHash).not.toBe(first.contentHash)
  expect((await mountAt(host))?.releaseId).toBe(second.id)
  const { items } = await company.client.publisher.listReleases({})
  expect(items).toMatchObject([
    { state: 'live', host, version: 2 },
    { state: 'swap-backup', host, version: 1 },
  ])
  // Back to what it was: the first release is mounted again, not made again.
  await company.client.product.updateShell({ id, revision: 3, shell: { ...sampleShell } })
  expect((await company.client.publisher.publishProduct({ id, stage: 'live', host })).id).toBe(first.id)
})

test('an address is taken once, by whomever', async () => {
  const [company, other] = [await app.aCompany(), await app.aCompany()]
  const host = aHost()
  await publishLive(company, { id: await aCompleteDraft(company), host })
  for (const later of [company, other])
    await expect(publishLive(later, { id: await aCompleteDraft(later), host })).rejects.toMatchObject({
      code: 'release.host-taken',
    })
})

test('staging does not take over an address that is live', async () => {
  const company = await app.aCompany()
  const [id, host] = [await aCompleteDraft(company), aHost()]
  const { publisher } = company.client
  await publisher.publishProduct({ id, stage: 'staging', host })
  const live = await publisher.publishProduct({ id, stage: 'live', host })
  await expect(publisher.publishProduct({ id, stage: 'staging', host })).rejects.toMatchObject({
    code: 'release.host-live',
  })
  expect(await mountAt(host)).toMatchObject({ releaseId: live.id, mode: 'live' })
})

test('says everything that is missing', async () => {
  const company = await app.aCompany()
  const { id } = await aProduct(app, company)
  const missing = await company.client.publisher.findMissing({ id })
  expect(missing).toEqual([
    { area: 'body', message: 'There is no insurance yet: nothing is asked or covered', path: [] },
    { area: 'shell', message: 'There is no website yet: it has no pages', path: [] },
    { area: 'policy-numbers', message: 'No policy number design is connected', path: [] },
    { area: 'gateway', message: 'Please set up payment first', path: [] },
  ])
  await expect(company.client.publisher.publishProduct({ id, stage: 'live', host: aHost() })).rejects.toMatchObject({
    code: 'product.incomplete',
    fields: { 'missing.0': missing[0]?.message, 'missing.2': missing[2]?.message },
  })
})

test('a trial run needs no policy numbers', async () => {
  const company = await app.aCompany()
  const { id } = await aProduct(app, company)
  await company.client.product.updateBody({ id, revision: 1, body: { ...sampleBody } })
  await company.client.product.updateShell({ id, revision: 1, shell: { ...sampleShell } })
  const publish = (stage: 'staging' | 'live') => company.client.publisher.publishProduct({ id, stage, host: aHost() })
  await expect(publish('live')).rejects.toMatchObject({
    fields: { 'missing.0': 'No policy number design is connected' },
  })
  expect(await publish('staging')).toMatchObject({ mode: 'test' })
})

test('a standard user publishes to staging only', async () => {
  const company = await app.aCompany({
    role: 'standard',
    permissions: ['project', 'publisher', 'manage-policy-numbers', 'manage-gateways'],
  })
  const id = await aCompleteDraft(company)
  await expect(company.client.publisher.publishProduct({ id, stage: 'live', host: aHost() })).rejects.toMatchObject({
    code: 'not-allowed',
  })
  const staged = await company.client.publisher.publishProduct({ id, stage: 'staging', host: aHost() })
  expect(staged).toMatchObject({ state: 'staging', mode: 'test' })
  expect(await company.client.product.getProduct({ id })).toMatchObject({ state: 'pre-online' })
})
