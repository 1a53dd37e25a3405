import { afterAll, expect, test } from 'vitest'
import { anAgentPage } from '../../../../test/agent-page-builders.ts'
import { startDnsServer, type Zone } from '../../../../test/dns-server.ts'
import { domainOwner } from '../../../../test/domain-owner.ts'
import { eventually } from '../../../../test/eventually.ts'
import { aMount, squat } from '../../../../test/publications.ts'
import { aVisitor } from '../../../../test/site-visitor.ts'
import { startTestApp, type TestCompany } from '../../../../test/test-app.ts'

const target = 'sites.coverwright.example'
const zone: Zone = new Map([[target, { A: ['127.0.0.1'] }]])
const dns = await startDnsServer(zone)
afterAll(() => dns.stop())
const app = await startTestApp({ DNS_SERVERS: dns.address, SITE_NAME: target })
const { setRecords, aReadyDomain, aProvenDomain } = domainOwner(zone)

let number = 0
const aName = () => `proven-${++number}.example`
const refused = { code: 'release.host-refused', status: 422 }

async function goLive(company: TestCompany, host: string) {
  const { id } = await aMount(app, company, 'staging')
  return company.client.publisher.goLive({ id, host })
}

const proofAt = async (host: string) =>
  (
    await app.owner.query<{ company_id: string; proof: string }>(
      'select company_id, proof from site_host where host = $1',
      [host],
    )
  ).rows[0]

const statusAt = async (host: string) => (await aVisitor(app, host).get('/')).statusCode

const movesOf = async ({ client }: TestCompany, id: string) =>
  (await client.publisher.getMount({ id })).history.map(({ what }) => what)

const noticesOf = async ({ client }: TestCompany) =>
  (await client.message.listNotifications({}, { nowPage: 1, pageSize: 10 })).items.map(({ title }) => title)

test('under a proven domain its company publishes at any name, and nobody else does', async () => {
  const [company, other] = [await app.aCompany(), await app.aCompany()]
  const name = aName()
  const { id } = await company.client.domain.ownDomain({ name })
  // Connected is not proven.
  await expect(goLive(company, `shop.${name}`)).rejects.toMatchObject(refused)
  await setRecords(company, id)
  await company.client.domain.checkDomain({ id })
  await goLive(company, `login.deep.${name}`)
  await goLive(company, name)
  expect(await proofAt(name)).toEqual({ company_id: company.companyId, proof: 'domain' })
  expect(await statusAt(`login.deep.${name}`)).toBe(200)
  await expect(goLive(other, `shop.${name}`)).rejects.toMatchObject(refused)
  expect((await company.client.publisher.getPlaces({})).proven).toEqual([name])
  expect((await other.client.publisher.getPlaces({})).proven).toEqual([])
})

test('proving a domain ends what others have on it, tells them why, and leaves what is their own', async () => {
  const [owner, squatter] = [await app.aCompany(), await app.aCompany()]
  const name = aName()
  const [shop, staging, elsewhere] = [
    await aMount(app, squatter),
    await aMount(app, squatter, 'staging'),
    await aMount(app, squatter),
  ]
  const own = await aMount(app, owner)
  await squat(app, shop, `shop.${name}`)
  await squat(app, staging, name)
  await squat(app, own, `own.${name}`)
  expect(await statusAt(`shop.${name}`)).toBe(200)
  await aProvenDomain(owner, name)

  await eventually(async () => expect(await statusAt(`shop.${name}`)).toBe(404))
  expect(await statusAt(`own.${name}`)).toBe(200)
  expect(await statusAt(elsewhere.host)).toBe(200)
  expect(await proofAt(`own.${name}`)).toEqual({ company_id: owner.companyId, proof: 'domain' })
  expect(await proofAt(`shop.${name}`)).toBeUndefined()
  const { item, history } = await squatter.client.publisher.getMount({ id: shop.id })
  expect(item).toMatchObject({ mount: { state: 'offline' } })
  expect(history[0]).toMatchObject({ what: 'proven-by-another', by: null })
  expect((await squatter.client.publisher.getMount({ id: staging.id })).item.mount?.state).toBe('offline')
  expect((await noticesOf(squatter)).toSorted()).toEqual(
    [name, `shop.${name}`].map((host) => `${host} has stopped: another company has proven that ${name} is theirs`),
  )
  expect(await noticesOf(owner)).toEqual([])
  // The audit of each company tells its own part.
  const audited = await app.owner.query(
    `select company_id, call from audit where call in ('release/prove-by-another', 'domain/checkDomain') and company_id = any($1)`,
    [[owner.companyId, squatter.companyId]],
  )
  expect(audited.rows.map(({ company_id, call }) => `${company_id} ${call}`).toSorted()).toEqual(
    [
      `${owner.companyId} domain/checkDomain`,
      `${squatter.companyId} release/prove-by-another`,
      `${squatter.companyId} release/prove-by-another`,
    ].toSorted(),
  )
  // The name is the owner's to use now, and not to be had back.
  await goLive(owner, `shop.${name}`)
  await expect(squatter.client.publisher.goLive({ id: shop.id, host: `shop.${name}` })).rejects.toMatchObject(refused)
})

test('of ten companies that prove one name at once one has it, and what stood there ends once', async () => {
  const companies = await Promise.all(Array.from({ length: 10 }, () => app.aCompany()))
  const name = aName()
  // Each has something under the name: whoever proves it ends nine.
  const mounts = await Promise.all(companies.map((company) => aMount(app, company)))
  for (const [at, mount] of mounts.entries()) await squat(app, mount, `p${at}.${name}`)
  const ready = []
  for (const company of companies) ready.push(await aReadyDomain(company, name))
  // One proof for all of them: ten do not fit into an answer of the DNS.
  await app.owner.query(`update domain set token = 'everybodys' where name = $1`, [name])
  zone.set(`_coverwright.${name}`, { TXT: ['coverwright-verify=everybodys'] })
  const outcomes = await Promise.allSettled(ready.map(({ check }) => check()))
  const winner = outcomes.findIndex(({ status }) => status === 'fulfilled')
  for (const [at, outcome] of outcomes.entries())
    expect(outcome).toMatchObject(
      at === winner
        ? { value: { state: 'binding' } }
        : { status: 'rejected', reason: { code: 'domain.name-taken', status: 409 } },
    )
  for (const [at, company] of companies.entries()) {
    const moves = await movesOf(company, mounts[at]?.id ?? '')
    expect(moves.filter((what) => what === 'proven-by-another')).toHaveLength(at === winner ? 0 : 1)
    expect(await noticesOf(company)).toHaveLength(at === winner ? 0 : 1)
  }
})

test('ten companies that prove names of one another at once all do, and nobody waits for ever', async () => {
  const companies = await Promise.all(Array.from({ length: 10 }, () => app.aCompany()))
  const names = companies.map(() => aName())
  // Everybody stands under the names of all others.
  for (const [at, name] of names.entries())
    for (const [of, company] of companies.entries())
      if (of !== at && (of + at) % 5 === 0) await squat(app, await aMount(app, company), `p${of}.${name}`)
  const ready = []
  for (const [at, company] of companies.entries()) ready.push(await aReadyDomain(company, names[at] ?? ''))
  const outcomes = await Promise.allSettled(ready.map(({ check }) => check()))
  expect(outcomes.map((outcome) => (outcome.status === 'rejected' ? outcome.reason : outcome.value.state))).toEqual(
    companies.map(() => 'binding'),
  )
  const { rowCount } = await app.owner.query(
    `select from site_host where exists (select from unnest($1::text[]) name where host like '%.' || name)`,
    [names],
  )
  expect(rowCount).toBe(0)
})

test('released or expired, a domain opens nothing and needs a new proof', async () => {
  const company = await app.aCompany()
  const { id, name } = await aProvenDomain(company, aName())
  const live = await goLive(company, `shop.${name}`)
  await company.client.domain.releaseDomain({ id })
  await eventually(async () => expect(await statusAt(live.host)).toBe(404))
  await expect(goLive(company, `other.${name}`)).rejects.toMatchObject(refused)
  await company.client.publisher.takeOffline({ id: live.id })
  await expect(company.client.publisher.goLive({ id: live.id, host: live.host })).rejects.toMatchObject(refused)

  const expired = await aProvenDomain(company, aName())
  await app.owner.query(`update domain set state = 'expired' where id = $1`, [expired.id])
  await expect(goLive(company, `shop.${expired.name}`)).rejects.toMatchObject(refused)
  await company.client.domain.checkDomain({ id: expired.id })
  await goLive(company, `shop.${expired.name}`)
})

test('a name under a proven one is lost with it, and comes back after it', async () => {
  const company = await app.aCompany()
  const { domain } = company.client
  const { id, name } = await aProvenDomain(company, aName())
  const pets = await domain.binDingDomain({ id, label: 'pets' })
  await setRecords(company, pets.id)
  expect(await domain.checkDomain({ id: pets.id })).toMatchObject({ state: 'binding' })
  zone.delete(`_coverwright.${name}`)
  expect(await domain.checkDomain({ id })).toMatchObject({ state: 'apply' })
  expect(await domain.getDomain({ id: pets.id })).toMatchObject({ state: 'apply' })
  // It leads here as before, which alone proves nothing.
  expect(await domain.checkDomain({ id: pets.id })).toMatchObject({ state: 'apply' })
  await expect(goLive(company, `pets.${name}`)).rejects.toMatchObject(refused)
  await setRecords(company, id)
  await domain.checkDomain({ id })
  expect(await domain.checkDomain({ id: pets.id })).toMatchObject({ state: 'binding' })
})

test('of two proven names the longer one decides, for what stands there and for what comes', async () => {
  const [parent, child] = [await app.aCompany(), await app.aCompany()]
  const { name } = await aProvenDomain(parent, aName())
  const stays = await goLive(parent, `shop.${name}`)
  const goes = await goLive(parent, `a.pets.${name}`)
  await aProvenDomain(child, `pets.${name}`)
  await eventually(async () => expect(await statusAt(goes.host)).toBe(404))
  expect(await statusAt(stays.host)).toBe(200)
  await goLive(child, `b.pets.${name}`)
  await expect(goLive(parent, `c.pets.${name}`)).rejects.toMatchObject(refused)
  expect(await parent.client.publisher.getPlaces({})).toMatchObject({ proven: [name], ceded: [`pets.${name}`] })
  // Proven again, the shorter one takes nothing from the longer.
  const { items } = await parent.client.domain.getDoaminList({})
  await parent.client.domain.checkDomain({ id: items[0]?.id ?? '' })
  expect(await statusAt(`b.pets.${name}`)).toBe(200)
})

test('whoever came to a name in the moment it was proven makes way when its owner publishes there', async () => {
  const [owner, squatter] = [await app.aCompany(), await app.aCompany()]
  const { name } = await aProvenDomain(owner, aName())
  const late = await aMount(app, squatter)
  await squat(app, late, `shop.${name}`)
  await goLive(owner, `shop.${name}`)
  expect(await proofAt(`shop.${name}`)).toEqual({ company_id: owner.companyId, proof: 'domain' })
  expect((await movesOf(squatter, late.id))[0]).toBe('proven-by-another')
  expect((await squatter.client.publisher.getMount({ id: late.id })).item.mount?.state).toBe('offline')
})

test('an agent home page of others loses its name, and they are told', async () => {
  const [owner, squatter] = [await app.aCompany(), await app.aCompany()]
  const name = aName()
  const page = await anAgentPage(app, squatter)
  const host = `edda.${name}`
  await app.owner.query(`update site_host set host = $1, proof = 'unproven' where subject_id = $2`, [host, page.id])
  await aProvenDomain(owner, name)
  expect(await squatter.client.directPage.get({ id: page.id })).toMatchObject({ host: null, reasons: ['no-subdomain'] })
  expect(await noticesOf(squatter)).toContain(
    `The agent home page at ${host} has lost its name: another company has proven that ${name} is theirs`,
  )
  expect(await proofAt(host)).toBeUndefined()
  await goLive(owner, host)
})

test('an agent home page whose domain expires answers no more, and says so', async () => {
  const company = await app.aCompany()
  const name = aName()
  const { id: domainId } = await aProvenDomain(company, name)
  const page = await anAgentPage(app, company)
  const host = `edda.${name}`
  await company.client.directPage.bindSubdomain({ id: page.id, host })
  expect(await statusAt(host)).toBe(200)
  await app.owner.query(`update domain set state = 'expired' where id = $1`, [domainId])
  await eventually(async () => expect(await statusAt(host)).toBe(404))
  expect(await company.client.directPage.get({ id: page.id })).toMatchObject({ reasons: ['name-lost'], host })
  await company.client.directPage.deactivate({ id: page.id })
  await expect(company.client.directPage.activate({ id: page.id })).rejects.toMatchObject({
    code: 'agent-page.name-lost',
  })
})
