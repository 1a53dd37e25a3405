import { quoteToSale } from '@coverwright/domain/insight/statistics/key-figures'
import { riskOf } from '@coverwright/domain/sell/referral/risk'
import { beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'
import { getRelease } from '../../modules/publish/release/index.ts'
import { demoOf, readConfig } from '../../platform/config.ts'
import { waysIn } from '../../platform/http/ways-in.ts'
import { createDemo } from '../create-demo.ts'
import { loadHistory } from './load-history.ts'

const app = await startTestApp()
const ways = waysIn(app.pool, 'demo/create')
const ownerUrl = Object.assign(new URL(app.serverUrl), { username: 'postgres' }).href
const now = new Date()
await createDemo(ways, app.ports, now)

const load = (ports: TestApp['ports'] = app.ports) => loadHistory({ ownerUrl, ways, ports, now })
const rowsOf = async (text: string, values: unknown[] = []) => (await app.owner.query(text, values)).rows
const firstOf = async (text: string, values: unknown[] = []) => (await rowsOf(text, values))[0]
const companyOf = async (email: string) =>
  (await firstOf('select company_id as id from member where email = $1', [email])).id
const colleagueAt = async (email: string) => app.aColleague({ companyId: await companyOf(email) }, { role: 'admin' })
const insurer = await colleagueAt('primary@tarnbrook.example')
const broker = await colleagueAt('primary@quayside.example')
const left = () =>
  firstOf(`select (select count(*)::int from policy) as policies, (select count(*)::int from search_word) as words,
    (select count(*)::int from test_gateway.session) as sessions,
    (select count(*)::int from company where history_ends_at is not null) as lived`)

test('nothing is mixed into a company that somebody has used', async () => {
  const { client } = insurer
  await client.agent.createAgent({ name: 'Own Agent', email: 'own@agent.example', code: 'OWN', phone: '' })
  expect(await load()).toBe(false)
  expect(await left()).toMatchObject({ policies: 0, lived: 0 })
  // Nor where what they made is gone again: they were at work there.
  await app.owner.query('delete from agent')
  expect(await load()).toBe(false)
  await app.owner.query(`delete from audit where call = 'agent/createAgent'`)
})

test.each([
  [{}, 'lived'],
  [{ DEMO: 'empty' }, 'empty'],
  [{ DEMO: 'off' }, 'none'],
  [{ DATABASE_URL: 'postgres://db.example/cw' }, 'none'],
  [{ DATABASE_URL: 'postgres://db.example/cw', DEMO: 'on' }, 'empty'],
])('%j: the demo that is made', (environment, kind) => {
  expect(demoOf(readConfig(environment))).toBe(kind)
})

test('what is cut short leaves nothing', async () => {
  const files = { ...app.ports.files, put: () => Promise.reject(new Error('The disk is full')) }
  const before = await left()
  await expect(load({ ...app.ports, files })).rejects.toThrow('The disk is full')
  expect(await left()).toEqual(before)
  expect(before).toMatchObject({ policies: 0, sessions: 0, lived: 0 })
})

const sumOf = (points: readonly { readonly grossMinor: number }[]) =>
  points.reduce((sum, { grossMinor }) => sum + grossMinor, 0)

describe('loaded', () => {
  let loaded: readonly boolean[] = []
  beforeAll(async () => {
    await app.owner.query('delete from outbox_message; delete from event; delete from pgboss.job')
    loaded = await Promise.all([load(), load()])
  }, 120_000)

  test('of two servers that start together one loads it', () => {
    expect(loaded.filter(Boolean)).toHaveLength(1)
  })

  test('it is a year that ends yesterday, and is marked as what it is', async () => {
    const { first, last, policies } = await firstOf(
      `select min(issued_at) as first, max(issued_at) as last, count(*)::int as policies from policy`,
    )
    const dayMs = 86_400_000
    expect(policies).toBeGreaterThan(250)
    expect(last.getTime()).toBeLessThan(new Date(now.toISOString().slice(0, 10)).getTime())
    expect(now.getTime() - last.getTime()).toBeLessThan(4 * dayMs)
    expect(now.getTime() - first.getTime()).toBeGreaterThan(330 * dayMs)
    const { client } = insurer
    expect((await client.login.getUserData({})).company.historyEndsAt).toBe(now.toISOString())
    expect(await load()).toBe(false)
  })

  test.each([
    ['the insurer', insurer],
    ['the broker', broker],
  ])('figures of %s are the sums of its records', async (_name, company) => {
    const { client } = company
    const sold = await firstOf(
      `select count(*)::int as policies, sum(gross_minor)::int as gross, sum(gross_minor - tax_minor)::int as written
       from policy where company_id = $1`,
      [company.companyId],
    )
    const { quoted } = await firstOf(
      `select count(distinct application_id)::int as quoted from quote where company_id = $1`,
      [company.companyId],
    )
    const figures = await client.dashboard.getKeyFigures({ range: 'all', mode: 'live' })
    expect(figures).toMatchObject({ policies: sold.policies, quotes: quoted })
    expect(figures.premiums).toEqual([{ currency: 'GBP', writtenMinor: sold.written }])
    expect(quoteToSale(figures)).toBeLessThan(75)
    const revenue = await client.dashboard.getRevenue({ range: 'all', mode: 'live' })
    expect(revenue.totals).toMatchObject([{ policies: sold.policies, grossMinor: sold.gross }])
    expect([sumOf(revenue.series), sumOf(revenue.products), sumOf(revenue.plans)]).toEqual([
      sold.gross,
      sold.gross,
      sold.gross,
    ])
    const { visits } = await firstOf(`select sum(visits)::int as visits from traffic_hour where company_id = $1`, [
      company.companyId,
    ])
    const traffic = await client.dashboard.getTraffic({ range: 'all', mode: 'live' })
    expect(traffic).toMatchObject({ visits, quotes: quoted, sales: sold.policies })
  })

  test('what was paid, booked, numbered and resold agrees', async () => {
    expect(
      await rowsOf(
        `select p.number from policy p join payment y on y.company_id = p.company_id and y.id = p.payment_id
         left join test_gateway.session s on s.id::text = y.session_id
         left join test_gateway.charge c on c.session_id = s.id
         where y.state not in ('paid', 'refunded', 'refunding') or c.amount_minor is distinct from y.paid_minor`,
      ),
    ).toEqual([])
    expect(
      await rowsOf(
        `select p.number from policy p left join transaction t on t.company_id = p.company_id and t.policy_id = p.id
         group by p.number, p.state
         having count(t.id) <> case when p.state = 'issued' then 1 else 2 end`,
      ),
    ).toEqual([])
    expect(
      await rowsOf(
        `select d.name from policy_number d where used_count <>
         (select count(*) from policy p where p.policy_number_id = d.id)`,
      ),
    ).toEqual([])
    const seen = await Promise.all(
      [insurer, broker].map(async (company) => {
        const { client } = company
        const { items } = await client.primaryProduct.listResoldPolicies({}, { nowPage: 1, pageSize: 100 })
        return items.map(({ number }) => number).toSorted()
      }),
    )
    expect(seen[0]?.length).toBeGreaterThan(30)
    expect(seen[0]).toEqual(seen[1])
  })

  test('nothing of the past is left to be charged, done or told', async () => {
    expect(await rowsOf('select 1 from instalment where collect_at <= $1', [now])).toEqual([])
    const yesterday = new Date(now.getTime() - 86_400_000).toISOString().slice(0, 10)
    expect(await rowsOf(`select 1 from instalment where state = 'due' and due_on < $1`, [yesterday])).toEqual([])
    expect(
      await firstOf(`select count(*)::int as coming from instalment where state = 'due' and due_on > $1`, [yesterday]),
    ).toMatchObject({ coming: expect.any(Number) })
    expect(await rowsOf('select 1 from event union all select 1 from outbox_message')).toEqual([])
    expect(await rowsOf('select name from pgboss.job')).toEqual([])
  })

  test('customers are found by their names', async () => {
    const { name, id } = await firstOf('select name, id from customer where company_id = $1 order by id limit 1', [
      insurer.companyId,
    ])
    const { client } = insurer
    const { items } = await client.customer.listCustomers({ search: name })
    expect(items.map((customer) => customer.id)).toContain(id)
  })

  test('a case is known by what was judged, on whichever day it is loaded', async () => {
    const cases = await rowsOf(
      `select r.risk_hash as hash, q.values, q.release_id as "releaseId", q.company_id as "companyId"
       from referral r join quote q on q.company_id = r.company_id and q.id = r.quote_id`,
    )
    expect(cases.length).toBeGreaterThan(20)
    for (const { hash, values, ...sold } of cases) {
      const { content, program } = await ways.read(sold.companyId, (tx) => getRelease(tx, sold))
      expect(riskOf(content.body, program, values)).toBe(hash)
    }
  })

  test('a certificate is made when it is opened, once, and nobody is written to', async () => {
    const { client } = insurer
    const { id } = await firstOf('select id from policy where company_id = $1 order by id desc limit 1', [
      insurer.companyId,
    ])
    const open = async () => {
      const [certificate] = (await client.policy.getPolicy({ id })).documents
      const { statusCode, headers, rawPayload } = await app.app.inject({ url: certificate?.url ?? '' })
      if (statusCode !== 303) return { type: headers['content-type'], start: rawPayload.subarray(0, 4).toString() }
      const file = await app.app.inject({ url: new URL(String(headers.location)).pathname })
      return { type: file.headers['content-type'], start: file.rawPayload.subarray(0, 4).toString() }
    }
    const pdf = { type: 'application/pdf', start: '%PDF' }
    expect([await open(), await open()]).toEqual([pdf, pdf])
    expect(await firstOf(`select count(*)::int as many from stored_file where purpose = 'certificate'`)).toEqual({
      many: 1,
    })
    expect(await rowsOf('select 1 from outbox_message')).toEqual([])
  })

  test('photos of cars are there to be looked at', async () => {
    const { client } = insurer
    const [waiting] = (await client.vehicleApproval.listVehicleApprovals({}, { nowPage: 1, pageSize: 1 })).items
    const { media } = await client.vehicleApproval.getVehicleApproval({ id: waiting?.id ?? '' })
    const photo = await app.app.inject({ url: media[0]?.url ?? '' })
    expect([photo.statusCode, photo.headers['content-type']]).toEqual([200, 'image/jpeg'])
  })
})
