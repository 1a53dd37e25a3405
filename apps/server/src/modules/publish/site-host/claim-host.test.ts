import { exampleOf } from '@coverwright/domain/fields'
import { OwnDomainForm } from '@coverwright/domain/publish/domain/domain'
import { expect, test } from 'vitest'
import { aMount } from '../../../../test/publications.ts'
import { aVisitor } from '../../../../test/site-visitor.ts'
import { startTestApp, type TestCompany } from '../../../../test/test-app.ts'
import { hostRulesOf, readConfig } from '../../../platform/config.ts'

const app = await startTestApp()
let number = 0
const aLabel = () => `claim-${++number}`

const hostsOf = async ({ companyId }: TestCompany) =>
  (
    await app.owner.query<{ host: string; kind: string; subject_id: string; proof: string }>(
      'select host, kind, subject_id, proof from site_host where company_id = $1 order by host',
      [companyId],
    )
  ).rows

const twoWays = 'Use a name under localhost, such as pets.localhost, or connect this domain first.'

test.each([
  ['shop.tarnbrook.example', twoWays],
  ['coverwright.example', twoWays],
  ['petlocalhost.example', twoWays],
  ['login.localhost', 'This name is reserved. Choose another one.'],
  ['support.localhost', 'This name is reserved. Choose another one.'],
  ['LOG-IN.localhost.', 'This name is reserved. Choose another one.'],
  ['broker.localhost', 'This name is reserved. Choose another one.'],
  ['a.pet.localhost', 'Use one name before .localhost, without a dot in it, or connect a domain of your own first.'],
  ['аpple.localhost', 'Under localhost names are of the letters a to z, digits and hyphens.'],
])('nobody publishes at %s without proof, whichever way they try', async (host, why) => {
  const company = await app.aCompany()
  const { publisher } = company.client
  const { id, productId, releaseId } = await aMount(app, company, 'staging')
  const before = await hostsOf(company)
  const refused = { code: 'release.host-refused', status: 422, fields: { host: why } }
  const when = { name: 'Later', localTime: '2027-01-04T06:00' }
  await expect(publisher.publishProduct({ id: productId, stage: 'live', host })).rejects.toMatchObject(refused)
  await expect(publisher.publishProduct({ id: productId, stage: 'staging', host })).rejects.toMatchObject(refused)
  await expect(publisher.goLive({ id, host })).rejects.toMatchObject(refused)
  await expect(publisher.requestApproval({ kind: 'online', host, releaseId })).rejects.toMatchObject(refused)
  await expect(publisher.scheduleEvent({ ...when, kind: 'online', host, releaseId })).rejects.toMatchObject(refused)
  expect(await hostsOf(company)).toEqual(before)
})

test('one label under the site domain is taken as it is, in one spelling, and free when what stood there ends', async () => {
  const company = await app.aCompany()
  const { publisher } = company.client
  const { id } = await aMount(app, company, 'staging')
  const host = `${aLabel()}.localhost`
  const { id: liveId } = await publisher.goLive({ id, host: `${host.toUpperCase()}.` })
  const taken = { host, kind: 'product', subject_id: liveId, proof: 'label' }
  expect(await hostsOf(company)).toContainEqual(taken)
  expect((await aVisitor(app, host).get('/')).statusCode).toBe(200)
  await publisher.takeOffline({ id: liveId })
  expect((await hostsOf(company)).filter((row) => row.host === host)).toEqual([])
  const other = await app.aCompany()
  const staged = await aMount(app, other, 'staging')
  await other.client.publisher.goLive({ id: staged.id, host })
  await expect(publisher.goLive({ id: liveId, host })).rejects.toMatchObject({ code: 'release.host-taken' })
})

test('a swap and a roll-back keep the host, for what stands there now', async () => {
  const company = await app.aCompany()
  const { publisher } = company.client
  const [live, next] = [await aMount(app, company), await aMount(app, company, 'staging')]
  const swapped = await publisher.swapDesign({ id: live.id, releaseId: next.releaseId })
  const at = async () => (await hostsOf(company)).find(({ host }) => host === live.host)
  expect(await at()).toMatchObject({ subject_id: swapped.id, proof: 'label' })
  const back = await publisher.rollBack({ id: live.id })
  expect(await at()).toMatchObject({ subject_id: back.id, proof: 'label' })
  expect((await aVisitor(app, live.host).get('/')).statusCode).toBe(200)
})

test('of ten companies that publish at one host at once one does, and the others are told that it is taken', async () => {
  const companies = await Promise.all(Array.from({ length: 10 }, () => app.aCompany()))
  const staged = await Promise.all(companies.map((company) => aMount(app, company, 'staging')))
  const host = `${aLabel()}.localhost`
  const outcomes = await Promise.allSettled(
    companies.map(({ client }, at) => client.publisher.goLive({ id: staged[at]?.id ?? '', host })),
  )
  const lost = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as unknown] : []))
  expect(lost).toHaveLength(9)
  for (const reason of lost)
    expect(reason).toMatchObject({
      code: 'release.host-taken',
      status: 409,
      message: 'Another product is published at this address.',
    })
  expect((await app.owner.query('select from site_host where host = $1', [host])).rowCount).toBe(1)
})

test('of one company that publishes ten products at one host at once one does', async () => {
  const company = await app.aCompany()
  const staged = await Promise.all(Array.from({ length: 10 }, () => aMount(app, company, 'staging')))
  const host = `${aLabel()}.localhost`
  const outcomes = await Promise.allSettled(staged.map(({ id }) => company.client.publisher.goLive({ id, host })))
  const lost = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as unknown] : []))
  expect(lost).toMatchObject(Array.from({ length: 9 }, () => ({ code: 'release.host-taken' })))
})

test('screens learn where sites may stand; names under the site domain are not connected', async () => {
  const company = await app.aCompany()
  expect(await company.client.publisher.getPlaces({})).toEqual({
    siteDomain: 'localhost',
    ownHosts: ['localhost'],
    proven: [],
    ceded: [],
    unproven: [],
  })
  for (const name of ['pet.localhost', 'a.pet.localhost'])
    await expect(company.client.domain.ownDomain({ ...exampleOf(OwnDomainForm), name })).rejects.toMatchObject({
      code: 'domain.site-domain',
    })
})

test.each([
  [{}, 'localhost'],
  [{ PUBLIC_URL: 'http://127.0.0.1:9000' }, 'localhost'],
  [{ PUBLIC_URL: 'http://[::1]:9000' }, 'localhost'],
  [{ PUBLIC_URL: 'http://studio.localhost:9000' }, 'localhost'],
  [{ PUBLIC_URL: 'https://203.0.113.9' }, 'localhost'],
  [{ PUBLIC_URL: 'https://studio.tarnbrook.example' }, 'studio.tarnbrook.example'],
  [
    { PUBLIC_URL: 'https://studio.tarnbrook.example', SITE_DOMAIN: 'Sites.Tarnbrook.example.' },
    'sites.tarnbrook.example',
  ],
])('the site domain of %o is %s', (environment, expected) => {
  expect(hostRulesOf(readConfig(environment)).siteDomain).toBe(expected)
})

test('a site domain that is none stops the server', () => {
  expect(() => readConfig({ SITE_DOMAIN: 'https://sites.example' })).toThrow(/This is not the name of a domain/)
})
