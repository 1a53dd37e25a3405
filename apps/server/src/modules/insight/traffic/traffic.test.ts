import { afterAll, expect, test } from 'vitest'
import { answersOf, aSite, cards, letIn, useCard } from '../../../../test/buyers.ts'
import { eventually } from '../../../../test/eventually.ts'
import { runNow } from '../../../../test/run-now.ts'
import { aVisitor } from '../../../../test/site-visitor.ts'
import { startTestApp } from '../../../../test/test-app.ts'
import type { Probed } from '../../../adapters/probe/probe-site.ts'
import { withTenant } from '../../../platform/database/with-tenant.ts'
import { waysIn } from '../../../platform/http/ways-in.ts'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import { startWorker } from '../../../platform/jobs/start-worker.ts'
import { addUpTraffic, trafficJobs } from './add-up-traffic.ts'
import { trafficSweeps } from './check-sites.ts'

const app = await startTestApp()
const company = await app.aCompany()
const site = await aSite(app, company)
const worker = await startWorker(app.serverUrl, trafficJobs)
afterAll(() => worker.stop())

const { client } = company
const figures = async (
  range: 'all' | 'year' | 'days30' | 'days7' | 'hours24' = 'hours24',
  mode: 'live' | 'test' = 'live',
) => {
  await app.traffic.flush()
  return client.dashboard.getTraffic({ range, mode, productId: site.productId })
}
const passed = ({ funnel }: Awaited<ReturnType<typeof figures>>) =>
  Object.fromEntries(funnel.map(({ kind, path, count }) => [path ?? kind, count]))

const addUp = async () => {
  await withTenant(app.pool, { companyId: company.companyId, mode: 'read write' }, (tx) =>
    enqueue(tx, addUpTraffic, {}),
  )
  await eventually(async () =>
    expect(
      (await app.owner.query('select from traffic_note where company_id = $1', [company.companyId])).rows,
    ).toHaveLength(0),
  )
}

/** From the first page to the payment page, going back once on the way. */
async function buy(host = site.host, visitor = aVisitor(app, host)) {
  await visitor.get('/')
  await visitor.post('/', answersOf(app))
  await visitor.post('/plan', { plan: 'full', pay: 'yearly', go: 'next' })
  await visitor.post('/', answersOf(app, { age: '6' }))
  await visitor.post('/plan', { plan: 'full', pay: 'yearly', go: 'next' })
  const { headers } = await visitor.post('/check', { is_true: 'yes' })
  await useCard(app, String(headers.location), cards.pays)
  await visitor.get('/thank-you', { 'sec-fetch-site': 'cross-site' })
}

test('the way to a policy adds up to the records, before and after it is rolled up', async () => {
  await buy()
  await buy()
  // One turns away, one is refused, and one only looks.
  const turned = aVisitor(app, site.host)
  await turned.get('/')
  await turned.post('/', answersOf(app))
  const refused = aVisitor(app, site.host)
  await refused.get('/')
  await refused.post('/', answersOf(app, { age: 'old' }))
  await aVisitor(app, site.host).get('/')

  const { rows } = await app.owner.query<{ applications: number; quoted: number; sold: number }>(
    `select (select count(*)::int from application where company_id = $1) as applications,
       (select count(distinct application_id)::int from quote where company_id = $1) as quoted,
       (select count(*)::int from policy where company_id = $1) as sold`,
    [company.companyId],
  )
  const seen = await figures()
  expect(seen).toMatchObject({ visits: 5, quotes: rows[0]?.quoted, sales: rows[0]?.sold, errors: 0 })
  expect(passed(seen)).toEqual({ visits: 5, started: rows[0]?.applications, '/': 3, '/plan': 2, '/check': 2, sales: 2 })
  expect(seen.entries).toEqual([{ path: '/', title: 'About you', visits: 5 }])
  expect(seen.series.reduce((sum, { visits }) => sum + visits, 0)).toBe(5)
  expect(seen.series.reduce((sum, { sales }) => sum + sales, 0)).toBe(2)
  expect(seen.slowMs).not.toBeNull()

  await addUp()
  expect(await figures()).toMatchObject({ ...seen, slowMs: expect.any(Number) })
  // A second batch is added to the same hours.
  await aVisitor(app, site.host).get('/')
  await app.traffic.flush()
  await addUp()
  expect(await figures()).toMatchObject({ visits: 6, sales: 2 })
  for (const range of ['all', 'year', 'days30', 'days7'] as const) expect((await figures(range)).visits).toBe(6)
})

test('nobody is counted who goes on, loads again, or says to be a robot', async () => {
  const { visits } = await figures()
  const visitor = aVisitor(app, site.host)
  await visitor.get('/', { 'sec-fetch-site': 'same-origin' })
  await visitor.get('/', { referer: `http://${site.host}/plan` })
  await visitor.get('/', { 'sec-fetch-site': 'none', 'cache-control': 'max-age=0' })
  await visitor.get('/', { 'user-agent': 'Examplebot/2.1' })
  await visitor.get('/nothing-here')
  expect((await figures()).visits).toBe(visits)
  await visitor.get('/', { 'sec-fetch-site': 'cross-site', referer: 'https://search.example/' })
  expect((await figures()).visits).toBe(visits + 1)
})

test('trial runs are counted apart', async () => {
  const staging = await aSite(app, company, { stage: 'staging' })
  const before = await client.dashboard.getTraffic({ range: 'hours24', mode: 'live' })
  const visitor = aVisitor(app, staging.host)
  await letIn(company, visitor, staging)
  await buy(staging.host, visitor)
  await app.traffic.flush()
  expect(await client.dashboard.getTraffic({ range: 'hours24', mode: 'live' })).toMatchObject({
    visits: before.visits,
    sales: before.sales,
  })
  const tried = await client.dashboard.getTraffic({ range: 'hours24', mode: 'test', productId: staging.productId })
  expect(tried).toMatchObject({ visits: 1, sales: 1, uptime: null })
})

test('revenue is the policies, in their parts', async () => {
  const { rows } = await app.owner.query(
    `select currency, count(*)::int as policies, sum(net_minor)::int as "netMinor", sum(commission_minor)::int as "commissionMinor",
       sum(fee_minor)::int as "feeMinor", sum(tax_minor)::int as "taxMinor", sum(gross_minor)::int as "grossMinor"
     from policy where company_id = $1 and mode = 'live' group by currency`,
    [company.companyId],
  )
  const revenue = await client.dashboard.getRevenue({ range: 'year', mode: 'live' })
  expect(revenue.totals).toEqual(rows)
  expect(revenue.products).toMatchObject([{ productId: site.productId, ...rows[0] }])
  expect(revenue.plans).toMatchObject([{ plan: 'full', ...rows[0] }])
  expect(revenue.series.reduce((sum, { grossMinor }) => sum + grossMinor, 0)).toBe(rows[0].grossMinor)
  expect(
    (await client.dashboard.getRevenue({ range: 'days7', mode: 'live', productId: site.productId })).totals,
  ).toEqual(rows)
})

test('what could not be written is written with the next batch', async () => {
  const { visits } = await figures()
  await app.owner.query('alter table traffic_note rename to traffic_note_away')
  await aVisitor(app, site.host).get('/')
  await app.traffic.flush()
  await app.owner.query('alter table traffic_note_away rename to traffic_note')
  await aVisitor(app, site.host).get('/')
  expect((await figures()).visits).toBe(visits + 2)
})

test('nothing of whoever came is kept', async () => {
  const { rows } = await app.owner.query<{ name: string }>(
    `select column_name as name from information_schema.columns where table_name in ('traffic_note', 'traffic_hour')
     and column_name not in ('id', 'company_id', 'created_at', 'updated_at')`,
  )
  expect(new Set(rows.map(({ name }) => name))).toEqual(
    new Set(['product_id', 'mode', 'hour', 'page', 'visits', 'steps', 'requests', 'errors', 'times']),
  )
})

test('the worker sees a site go and come back, and tells after the second check', async () => {
  let found: Probed = { kind: 'up' }
  const sweeps = trafficSweeps({ ...waysIn(app.pool, 'job'), probe: async () => found })
  const check = (minute: number) => runNow(app, sweeps, new Date(Date.now() + minute * 1000))
  await check(0)
  found = { kind: 'down', problem: 'It answered 500' }
  await check(1)
  expect((await client.message.listNotifications({})).items).toHaveLength(0)
  // Both products are live, and "Product 10" sorts before "Product 9".
  const { items } = await client.dashboard.listMonitored({ range: 'hours24' })
  const monitored = items.find(({ productId }) => productId === site.productId)
  expect(monitored).toMatchObject({ isDown: true, uptime: 50, sales: 2 })
  expect(monitored?.hosts).toContain(site.host)
  await check(2)
  await check(3)
  const told = (await client.message.listNotifications({})).items.map(({ title }) => title)
  expect(told).toEqual(expect.arrayContaining((monitored?.hosts ?? []).map((host) => `${host} does not answer`)))
  expect(new Set(told).size).toBe(told.length)
  found = { kind: 'maintenance' }
  await check(4)
  found = { kind: 'up' }
  await check(5)
  const seen = await client.dashboard.getTraffic({ range: 'hours24', mode: 'live', productId: site.productId })
  expect(seen.uptime).toBe(40)
  expect(seen.outages.find(({ host }) => host === site.host)).toMatchObject({
    problem: 'It answered 500',
    endedAt: expect.any(String),
  })
})

test('nobody else reads them', async () => {
  const stranger = await app.aCompany()
  await expect(
    stranger.client.dashboard.getTraffic({ range: 'all', mode: 'live', productId: site.productId }),
  ).rejects.toMatchObject({ code: 'product.not-found' })
  expect(await stranger.client.dashboard.getTraffic({ range: 'all', mode: 'live' })).toMatchObject({
    visits: 0,
    sales: 0,
  })
  expect((await stranger.client.dashboard.listMonitored({ range: 'all' })).items).toEqual([])
})
