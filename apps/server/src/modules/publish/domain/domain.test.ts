import { get } from 'node:https'
import type { AddressInfo } from 'node:net'
import type { TLSSocket } from 'node:tls'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { hasAcmeServer, startAcmeServer } from '../../../../test/acme-server.ts'
import { aProduct } from '../../../../test/builders.ts'
import { startDnsServer, type Zone } from '../../../../test/dns-server.ts'
import { domainOwner } from '../../../../test/domain-owner.ts'
import { eventually } from '../../../../test/eventually.ts'
import { aMount, squat } from '../../../../test/publications.ts'
import { runNow } from '../../../../test/run-now.ts'
import { aVisitor } from '../../../../test/site-visitor.ts'
import { startTestApp, type TestCompany } from '../../../../test/test-app.ts'
import { acmeAuthority } from '../../../adapters/certificates/acme-authority.ts'
import type { DnsLookup } from '../../../adapters/dns/dns-lookup.ts'
import { probeAgent } from '../../../adapters/probe/probe-site.ts'
import { createSealing } from '../../../platform/auth/sealing.ts'
import { waysIn } from '../../../platform/http/ways-in.ts'
import { startWorker } from '../../../platform/jobs/start-worker.ts'
import { domainJobs } from './handle-jobs.ts'
import { domainSweeps } from './recheck-domains.ts'
import { serveCertificates } from './serve-certificates.ts'

const target = 'sites.coverwright.example'
const zone: Zone = new Map([[target, { A: ['127.0.0.1'] }]])
const dns = await startDnsServer(zone)
const app = await startTestApp({
  DNS_SERVERS: dns.address,
  SITE_NAME: target,
  SITE_ADDRESSES: '127.0.0.1',
  HTTPS_PORT: '8443',
})
await app.app.listen({ port: 0, host: '127.0.0.1' })
const httpPort = (app.app.server.address() as AddressInfo).port
const sealing = createSealing(app.secrets.certificateSecret)
const secure = serveCertificates(app.app, { ways: waysIn(app.pool, 'test'), sealing, live: app.live })
await new Promise<void>((resolve) => secure.listen(0, '127.0.0.1', resolve))
const httpsPort = (secure.address() as AddressInfo).port
afterAll(async () => {
  secure.close()
  await dns.stop()
})

let number = 0
const aName = () => `owner-${++number}.example`
const { setRecords, aProvenDomain: prove } = domainOwner(zone)
const aProvenDomain = (company: TestCompany, name = aName()) => prove(company, name)

test('the records are shown with what is there beside them, and each part fails by itself', async () => {
  const company = await app.aCompany()
  const { domain } = company.client
  const name = aName()
  const { id, records, state } = await domain.ownDomain({ name: name.toUpperCase() })
  expect(state).toBe('apply')
  expect(records.map(({ type, host }) => [type, host])).toEqual([
    ['TXT', `_coverwright.${name}`],
    ['CNAME', name],
    ['A', name],
  ])
  expect(await domain.checkDomain({ id })).toMatchObject({ state: 'apply', isNameFound: false, areRecordsRight: false })
  zone.set(name, { A: ['203.0.113.9'] })
  expect(await domain.checkDomain({ id })).toMatchObject({ state: 'apply', isNameFound: true, areRecordsRight: false })
  const elsewhere = await domain.getDomain({ id })
  expect(elsewhere).toMatchObject({ ttlSeconds: 5 })
  expect(elsewhere.records[2]).toMatchObject({ found: ['203.0.113.9'], isRight: false })
  await setRecords(company, id, 'CNAME')
  expect(await domain.checkDomain({ id })).toMatchObject({ state: 'apply', areRecordsRight: false })
  await setRecords(company, id)
  expect(await domain.checkDomain({ id })).toMatchObject({ state: 'binding', areRecordsRight: true })
  expect((await domain.getDoaminList({})).items).toMatchObject([{ name }])
})

test('a name belongs to who proves it; released, it needs a new proof, and nobody answers there until then', async () => {
  const [company, other] = [await app.aCompany(), await app.aCompany()]
  const host = aName()
  const squatted = await aMount(app, other)
  await squat(app, squatted, host)
  expect((await aVisitor(app, host).get('/')).statusCode).toBe(200)
  const { id } = await aProvenDomain(company, host)
  await eventually(async () => expect((await aVisitor(app, host).get('/')).statusCode).toBe(404))
  const { id: second } = await other.client.domain.ownDomain({ name: host })
  await setRecords(other, second)
  await expect(other.client.domain.checkDomain({ id: second })).rejects.toMatchObject({ code: 'domain.name-taken' })

  await setRecords(company, id)
  await company.client.domain.releaseDomain({ id })
  expect((await aVisitor(app, host).get('/')).statusCode).toBe(404)
  const again = await company.client.domain.ownDomain({ name: host })
  // The old proof is still in the DNS: it proves nothing any more.
  expect(await company.client.domain.checkDomain({ id: again.id })).toMatchObject({ state: 'apply' })
  await setRecords(company, again.id)
  expect(await company.client.domain.checkDomain({ id: again.id })).toMatchObject({ state: 'binding' })
})

test('a name under a proven one needs no proof of its own', async () => {
  const company = await app.aCompany()
  const { domain } = company.client
  const unproven = await domain.ownDomain({ name: aName() })
  await expect(domain.binDingDomain({ id: unproven.id, label: 'pets' })).rejects.toMatchObject({
    code: 'domain.not-proven',
  })
  const { id, name } = await aProvenDomain(company)
  const pets = await domain.binDingDomain({ id, label: 'pets' })
  expect(pets).toMatchObject({ name: `pets.${name}`, state: 'apply' })
  expect(pets.records.map(({ type }) => type)).toEqual(['CNAME', 'A'])
  await setRecords(company, pets.id)
  expect(await domain.checkDomain({ id: pets.id })).toMatchObject({ state: 'binding' })
})

test('a product is put on a subdomain as soon as that is connected', async () => {
  const company = await app.aCompany()
  const { domain, publisher } = company.client
  const { id: productId } = await aProduct(app, company, { state: 'online' })
  const { id } = await aProvenDomain(company)
  const { name: host } = await domain.binDingDomain({ id, label: 'pets' })
  expect(await publisher.publishProduct({ id: productId, stage: 'staging', host })).toMatchObject({
    host,
    state: 'staging',
  })
  expect((await publisher.listStage({ stage: 'staging' })).items.map(({ mount }) => mount?.host)).toContain(host)
})

test('a connected name that leads elsewhere for three checks has expired; the DNS being silent says nothing', async () => {
  const company = await app.aCompany()
  const { id, name } = await aProvenDomain(company)
  await app.owner.query(`update domain set state = 'success' where id = $1`, [id])
  await company.client.publisher.goLive({ id: (await aMount(app, company, 'staging')).id, host: name })
  const { lookUp } = app.ports.domains
  const recheck = async (times: number, isAnswered = true) => {
    const silenced: DnsLookup = async (asked) => ({ ...(await lookUp(asked)), ...(isAnswered ? {} : { isAnswered }) })
    const sweeps = domainSweeps({
      ...waysIn(app.pool, 'job'),
      domains: { ...app.ports.domains, lookUp: silenced },
    })
    for (let check = 0; check < times; check++) await runNow(app, sweeps)
    return (await company.client.domain.getDomain({ id })).state
  }
  expect(await recheck(4)).toBe('success')
  zone.set(name, { A: ['203.0.113.9'] })
  expect(await recheck(2)).toBe('success')
  expect(await recheck(4, false)).toBe('success')
  await setRecords(company, id)
  expect(await recheck(1)).toBe('success')
  zone.delete(name)
  expect(await recheck(2)).toBe('success')
  expect((await aVisitor(app, name).get('/')).statusCode).toBe(200)
  expect(await recheck(1)).toBe('expired')
  await eventually(async () => expect((await aVisitor(app, name).get('/')).statusCode).toBe(404))
  const { items } = await company.client.message.listNotifications({}, { nowPage: 1, pageSize: 10 })
  expect(items).toMatchObject([{ title: `${name} has expired: its records do not lead here any more` }])
  // Proven again it is connected again.
  await setRecords(company, id)
  expect(await company.client.domain.checkDomain({ id })).toMatchObject({ state: 'binding' })
})

describe.skipIf(!hasAcmeServer)('with a certificate authority', async () => {
  const acme = await startAcmeServer({ dnsAddress: dns.address, httpPort })
  const authority = acmeAuthority({
    directoryUrl: acme.directoryUrl,
    accountKey: app.secrets.acmeKey,
    caFile: acme.caFile,
  })
  const stops: (() => Promise<void>)[] = []
  const work = async () => {
    const worker = await startWorker(app.serverUrl, domainJobs({ authority, sealing }))
    stops.push(() => worker.stop(1000))
  }
  afterEach(async () => {
    await Promise.all(stops.splice(0).map((stop) => stop()))
  })
  afterAll(() => acme.stop())

  const over = (host: string) =>
    new Promise<{ status: number; serial: string; body: string }>((resolve, reject) => {
      const options = {
        host: '127.0.0.1',
        port: httpsPort,
        servername: host,
        ca: acme.root,
        headers: { host },
        agent: false,
      }
      get(options, (response) => {
        const { serialNumber } = (response.socket as TLSSocket).getPeerCertificate()
        let body = ''
        response.on('data', (part: Buffer) => {
          body += part.toString()
        })
        response.on('end', () => resolve({ status: response.statusCode ?? 0, serial: serialNumber, body }))
      }).on('error', reject)
    })

  test('a proven name gets a certificate and is served with it; renewed, the next visitor gets the new one', async () => {
    const company = await app.aCompany()
    const { id, name } = await aProvenDomain(company)
    await company.client.publisher.goLive({ id: (await aMount(app, company, 'staging')).id, host: name })
    await work()
    const done = await eventually(async () => {
      const found = await company.client.domain.getDomain({ id })
      expect(found).toMatchObject({ state: 'success', certificateProblem: null })
      return found
    })
    expect(Date.parse(done.certificateEndsAt ?? '')).toBeGreaterThan(Date.now() + 31 * 86_400_000)
    const page = await over(name)
    expect(page).toMatchObject({ status: 200 })
    expect(page.body).toContain('<!doctype html>')
    const { rows } = await app.owner.query('select sealed_key from domain where id = $1', [id])
    expect(rows[0]?.sealed_key).not.toContain('PRIVATE KEY')

    // Whoever comes by plain HTTP is led to it; the authority and the uptime check are answered there.
    const plain = aVisitor(app, name)
    await eventually(async () =>
      expect(await plain.get('/?from=post')).toMatchObject({
        statusCode: 308,
        headers: { location: `https://${name}:8443/?from=post` },
      }),
    )
    expect((await plain.post('/', { age: '5' })).statusCode).toBe(308)
    expect((await plain.get('/.well-known/acme-challenge/nobody')).statusCode).toBe(404)
    expect((await plain.get('/', { 'user-agent': probeAgent })).statusCode).toBe(200)
    expect(page.body).not.toContain('http://')

    // Thirty days before its end comes round.
    await app.owner.query(`update domain set certificate_ends_at = now() + interval '29 days' where id = $1`, [id])
    await app.owner.query(
      `update pgboss.job set start_after = now() where name = 'domain.certify' and state = 'created'`,
    )
    await eventually(async () => expect((await over(name)).serial).not.toBe(page.serial))
  })

  test('switched off, a certificate is not renewed', async () => {
    const company = await app.aCompany()
    const { id } = await aProvenDomain(company)
    await work()
    await eventually(async () =>
      expect(await company.client.domain.getDomain({ id })).toMatchObject({ state: 'success' }),
    )
    await company.client.domain.setCertificateRenewal({ id, isOn: false })
    const before = await app.owner.query('select certificate from domain where id = $1', [id])
    await app.owner.query(`update domain set certificate_ends_at = now() + interval '29 days' where id = $1`, [id])
    await app.owner.query(
      `update pgboss.job set start_after = now() where name = 'domain.certify' and state = 'created'`,
    )
    await eventually(async () => {
      const { rowCount } = await app.owner.query(
        `select from pgboss.job where name = 'domain.certify' and state in ('created', 'active')`,
      )
      expect(rowCount).toBe(0)
    })
    expect((await app.owner.query('select certificate from domain where id = $1', [id])).rows).toEqual(before.rows)
  })

  test('unknown names get no certificate, and a refused one says why', async () => {
    await expect(over('nobody.example')).rejects.toThrow(/socket|ECONNRESET|TLS/)
    const company = await app.aCompany()
    const { id, name } = await aProvenDomain(company)
    // Proven, and pointed elsewhere before the authority looks.
    zone.set(name, { A: ['127.0.0.2'] })
    await work()
    await eventually(async () =>
      expect((await company.client.domain.getDomain({ id })).certificateProblem).toMatch(/\S/),
    )
    await expect(over(name)).rejects.toThrow(/socket|ECONNRESET|TLS/)
  })
})
