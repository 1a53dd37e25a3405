import { unprovenDays } from '@coverwright/domain/publish/release/site-host'
import { afterAll, afterEach, expect, test } from 'vitest'
import { startDnsServer, type Zone } from '../../../../test/dns-server.ts'
import { domainOwner } from '../../../../test/domain-owner.ts'
import { eventually } from '../../../../test/eventually.ts'
import { aMount, squat } from '../../../../test/publications.ts'
import { runNow } from '../../../../test/run-now.ts'
import { aVisitor } from '../../../../test/site-visitor.ts'
import { startTestApp, type TestCompany } from '../../../../test/test-app.ts'
import { inCompany, waysIn } from '../../../platform/http/ways-in.ts'
import { unprovenMountSweeps } from '../release/index.ts'
import { settleHosts } from './settle-hosts.ts'

const target = 'sites.coverwright.example'
const zone: Zone = new Map([[target, { A: ['127.0.0.1'] }]])
const dns = await startDnsServer(zone)
afterAll(() => dns.stop())
const app = await startTestApp({ DNS_SERVERS: dns.address, SITE_NAME: target })
const { aProvenDomain } = domainOwner(zone)
const today = new Date('2026-11-16T09:00:00Z')
const real = app.clock.now
afterEach(() => {
  app.clock.now = real
})

let number = 0
const aName = () => `settled-${++number}.example`
const ways = waysIn(app.pool, 'test')
const rules = app.ports.domains.hostRules
const settle = (now = today, wanted = rules) => settleHosts(ways, inCompany(app.pool), { rules: wanted, now })
/** All of them have looked before the first writes anything. */
async function settleTogether(servers: number) {
  const { promise: allHaveLooked, resolve } = Promise.withResolvers<void>()
  let looked = 0
  const door: typeof ways.door = async (work) => {
    const found = await ways.door(work)
    if (++looked === servers) resolve()
    await allHaveLooked
    return found
  }
  await Promise.all(
    Array.from({ length: servers }, () => settleHosts({ door }, inCompany(app.pool), { rules, now: today })),
  )
}
const endUnproven = (now: Date) => runNow(app, unprovenMountSweeps(ways), now)
const after = (days: number) => new Date(today.getTime() + days * 86_400_000)
const statusAt = async (host: string) => (await aVisitor(app, host).get('/')).statusCode
const untilOf = async ({ client }: TestCompany, id: string) =>
  (await client.publisher.getMount({ id })).item.unprovenUntil
const noticesOf = async ({ client }: TestCompany) =>
  (await client.message.listNotifications({}, { nowPage: 1, pageSize: 10 })).items.map(({ title, link }) => [
    title,
    link,
  ])

async function anUnproven(company: TestCompany, host: string) {
  const mount = await aMount(app, company)
  await squat(app, mount, host)
  return mount
}

test('what stands without proof at the upgrade goes on for 30 days, is told of once and then stops, job or no job', async () => {
  const company = await app.aCompany()
  const host = `shop.${aName()}`
  const { id } = await anUnproven(company, host)
  expect(await statusAt(host)).toBe(200)
  // Servers start together, and again later.
  await settleTogether(10)
  await settle(after(3))
  expect(await untilOf(company, id)).toBe(after(unprovenDays).toISOString())
  const { items } = await company.client.publisher.listStage({ stage: 'live' })
  const shown = new Map(items.map(({ mount, unprovenUntil }) => [mount?.id === id, unprovenUntil]))
  expect(shown).toEqual(
    new Map([
      [false, null],
      [true, '2026-12-16T09:00:00.000Z'],
    ]),
  )
  expect(await noticesOf(company)).toEqual([
    [`${host} sells until 16 December 2026: connect the domain to keep it`, '/domain'],
  ])

  app.clock.now = () => after(unprovenDays - 1)
  await endUnproven(after(unprovenDays - 1))
  await eventually(async () => expect(await statusAt(host)).toBe(200))
  // The job is late: nothing answers all the same.
  app.clock.now = () => after(unprovenDays)
  await eventually(async () => expect(await statusAt(host)).toBe(404))
  expect((await company.client.publisher.getMount({ id })).item.mount?.state).toBe('live')
  await Promise.all(Array.from({ length: 10 }, () => endUnproven(after(unprovenDays))))
  const { item, history } = await company.client.publisher.getMount({ id })
  expect(item).toMatchObject({ mount: { state: 'offline' }, unprovenUntil: null })
  expect(history.filter(({ what }) => what === 'not-proven-in-time')).toHaveLength(1)
  expect((await noticesOf(company))[0]).toEqual([
    `${host} has stopped: nobody has proven in time that the domain is yours`,
    '/publisher?stage=pre-live',
  ])
  // It does not begin anew.
  await expect(company.client.publisher.goLive({ id, host })).rejects.toMatchObject({ code: 'release.host-refused' })
})

test('what is swapped there meanwhile has the same end', async () => {
  const company = await app.aCompany()
  const [live, next] = [await anUnproven(company, `shop.${aName()}`), await aMount(app, company, 'staging')]
  await settle()
  const swapped = await company.client.publisher.swapDesign({ id: live.id, releaseId: next.releaseId })
  expect(await untilOf(company, swapped.id)).toBe(after(unprovenDays).toISOString())
})

test('the domain connected in time, it has no end any more', async () => {
  const company = await app.aCompany()
  const name = aName()
  const { id } = await anUnproven(company, `shop.${name}`)
  await settle()
  await aProvenDomain(company, name)
  expect(await untilOf(company, id)).toBeNull()
  await endUnproven(after(unprovenDays + 1))
  app.clock.now = () => after(unprovenDays + 1)
  expect(await statusAt(`shop.${name}`)).toBe(200)
})

test('labels under the site domain and names under proven domains are settled without a word', async () => {
  const company = await app.aCompany()
  const { name } = await aProvenDomain(company, aName())
  await anUnproven(company, `shop.${name}`)
  await anUnproven(company, 'settled-label.localhost')
  await settle()
  const { rows } = await app.owner.query(
    `select host, proof, unproven_until from site_host where host in ($1, 'settled-label.localhost') order by host`,
    [`shop.${name}`],
  )
  expect(rows).toEqual([
    { host: 'settled-label.localhost', proof: 'label', unproven_until: null },
    { host: `shop.${name}`, proof: 'domain', unproven_until: null },
  ])
  expect(await noticesOf(company)).toEqual([])
})

test('a reserved label cannot be kept, and a new site domain leaves the old addresses their time', async () => {
  const company = await app.aCompany()
  await anUnproven(company, 'login.localhost')
  await settle()
  expect(await noticesOf(company)).toEqual([
    [
      'login.localhost sells until 16 December 2026: publish at another address to go on, this one is reserved',
      '/publisher',
    ],
  ])
  const moved = await app.aCompany()
  const { id, host } = await aMount(app, moved)
  await settle(today, { ...rules, siteDomain: 'sites.example' })
  expect(await untilOf(moved, id)).toBe(after(unprovenDays).toISOString())
  await settle()
  expect(await untilOf(moved, id)).toBeNull()
  expect(await statusAt(host)).toBe(200)
})
