import { beforeAll, describe, expect, test } from 'vitest'
import { aBuyer, aPolicy, aSite, cards, pay, useCard } from '../../../../test/buyers.ts'
import { runNow } from '../../../../test/run-now.ts'
import { startTestApp, type TestCompany } from '../../../../test/test-app.ts'
import { withTenant } from '../../../platform/database/with-tenant.ts'
import { waysIn } from '../../../platform/http/ways-in.ts'
import { figureSweeps } from './add-up-figures.ts'
import type { Step } from './periods.ts'
import { readFigures } from './read-figures.ts'
import { figureNotes, figureSums } from './tables.ts'

const app = await startTestApp()
const ways = waysIn(app.pool, 'job')

const addUp = () => runNow(app, figureSweeps(ways))

const waiting = ({ companyId }: TestCompany) =>
  withTenant(app.pool, { companyId, mode: 'read only' }, (tx) => tx.$count(figureNotes))

interface Asked {
  readonly mode: 'live' | 'test'
  readonly from: Date
  readonly to: Date
  readonly step: Step
  readonly timeZone: string
}

const inOrder = (lines: readonly string[]) => lines.toSorted()

const figures = async ({ companyId }: TestCompany, { mode, from, to, ...clock }: Asked) => {
  const found = await withTenant(app.pool, { companyId, mode: 'read only' }, (tx) =>
    readFigures(tx, { mode }, { from, to }, clock),
  )
  return inOrder(
    found.map(({ kind, productId, plan, currency, at, policies, netMinor, taxMinor, grossMinor }) =>
      [kind, productId, plan, currency, new Date(at).toISOString(), policies, netMinor, taxMinor, grossMinor].join(' '),
    ),
  )
}

/** The same, counted over the records. */
const records = async ({ companyId }: TestCompany, { mode, from, to, step, timeZone }: Asked) => {
  const { rows } = await app.owner.query<{ line: string[]; at: Date }>(
    `select array[kind, product, plan, currency] as line, date_trunc($4, at at time zone $5) at time zone $5 as at,
       count(*) || ' ' || sum(net) || ' ' || sum(tax) || ' ' || sum(gross) as sums
     from (
       select 'start' as kind, r.product_id::text as product, '' as plan, '' as currency, a.created_at as at, 0::bigint as net, 0::bigint as tax, 0::bigint as gross
         from application a join release r on r.id = a.release_id where a.company_id = $1 and a.mode = $6
       union all select 'quote', max(r.product_id::text), '', '', min(q.created_at), 0, 0, 0
         from quote q join release r on r.id = q.release_id where q.company_id = $1 and q.mode = $6 group by q.application_id
       union all select 'sale', product_id::text, plan, currency, issued_at, net_minor, tax_minor, gross_minor
         from policy where company_id = $1 and mode = $6) happened
     where at >= $2 and at < $3 group by 1, 2`,
    [companyId, from, to, step, timeZone, mode],
  )
  return inOrder(rows.map(({ line, at, ...row }) => [...line, at.toISOString(), Object.values(row)[0]].join(' ')))
}

test('a purchase is counted at once, and the same when it was added up; cancelling takes nothing back', async () => {
  const company = await app.aCompany()
  const { id } = await aPolicy(app, company)
  await aBuyer(app, await aSite(app, company))
  const trial = await aSite(app, company, { stage: 'staging' })
  await useCard(app, (await pay(app, await aBuyer(app, trial))).url, cards.pays)
  const now = new Date(Date.now() + 60_000)
  const asked = {
    from: new Date(now.getTime() - 86_400_000),
    to: now,
    step: 'hour',
    timeZone: 'Europe/London',
  } as const
  const look = async () => [
    await figures(company, { ...asked, mode: 'live' }),
    await figures(company, { ...asked, mode: 'test' }),
  ]
  const told = await look()
  expect(told).toEqual([
    await records(company, { ...asked, mode: 'live' }),
    await records(company, { ...asked, mode: 'test' }),
  ])
  expect(told.flat().filter((line) => line.startsWith('sale'))).toHaveLength(2)
  expect(await waiting(company)).toBeGreaterThan(0)
  await addUp()
  expect(await waiting(company)).toBe(0)
  expect(await look()).toEqual(told)
  const { companyId } = company
  const sums = await withTenant(app.pool, { companyId, mode: 'read only' }, (tx) => tx.select().from(figureSums))
  expect(new Set(sums.map(({ step }) => step))).toEqual(new Set(['hour', 'day']))

  await company.client.customer.cancelPolicy({ id })
  expect(await look()).toEqual(told)
  await aPolicy(app, company)
  await addUp()
  expect((await look())[0]).toEqual(await records(company, { ...asked, mode: 'live' }))
})

describe('any time, whatever is added up', async () => {
  const company = await app.aCompany()
  const zones = ['Europe/London', 'America/New_York', 'Asia/Kolkata', 'Pacific/Auckland'] as const
  /** Both days on which London changes its clocks, and New York's. */
  const days = ['2026-03-08', '2026-03-29', '2026-06-30', '2026-10-25', '2026-11-01', '2026-12-31']
  const edges = days.flatMap((day) => {
    const midnight = Date.parse(`${day}T00:00:00Z`)
    return [-5.5, 0, 0.5, 1, 2, 4, 5, 11, 18.5, 23, 24].flatMap((hours) =>
      [-1, 0, 1].map((ms) => new Date(midnight + hours * 3_600_000 + ms)),
    )
  })
  beforeAll(async () => {
    const { policy, applicationId } = await aPolicy(app, company)
    await app.owner.query(
      `with times as (select at, gen_random_uuid() as application, gen_random_uuid() as quote, n from unnest($3::timestamptz[]) with ordinality as t (at, n)),
         started as (insert into application select (jsonb_populate_record(a, jsonb_build_object('id', application, 'created_at', at, 'token_hash', application::text))).* from application a, times where a.id = $1 returning id),
         quoted as (insert into quote select (jsonb_populate_record(q, jsonb_build_object('id', quote, 'application_id', application, 'created_at', at, 'reference', quote::text))).*
           from quote q, times where q.id = (select id from quote where application_id = $1 limit 1) returning id)
       insert into policy select (jsonb_populate_record(p, jsonb_build_object('id', gen_random_uuid(), 'application_id', application, 'quote_id', quote,
           'payment_id', gen_random_uuid(), 'number', 'N' || n, 'issued_at', at, 'currency', case n % 3 when 0 then 'EUR' else 'GBP' end, 'plan', 'plan ' || n % 2))).*
         from policy p, times where p.id = $2`,
      [applicationId, policy.id, edges],
    )
  })
  const periods = edges
    .filter((_at, place) => place % 7 === 0)
    .map((from, place) => ({ from, to: edges[(place * 31 + 5) % edges.length] ?? from }))

  const compare = async (timeZone: string) => {
    for (const { from, to } of periods)
      for (const step of ['hour', 'day', 'month'] as const) {
        const asked = { mode: 'live', from, to, step, timeZone } as const
        expect(await figures(company, asked), JSON.stringify(asked)).toEqual(await records(company, asked))
      }
  }

  test.each(zones)('%s', async (timeZone) => {
    await app.owner.query('update company set time_zone = $2 where id = $1', [company.companyId, timeZone])
    await compare(timeZone)
    // What is moved in time is moved in its sums.
    await app.owner.query(
      `update policy set issued_at = issued_at + interval '25 minutes' where company_id = $1 and currency = 'EUR'`,
      [company.companyId],
    )
    expect(await waiting(company)).toBeGreaterThan(0)
    await compare(timeZone)
    await addUp()
    expect(await waiting(company)).toBe(0)
    await compare(timeZone)
  })
})

test('two sales at once do not wait for one another, nor for the adding up', async () => {
  const company = await app.aCompany()
  const { policy } = await aPolicy(app, company)
  const [one, other] = [await app.pool.connect(), await app.pool.connect()]
  try {
    for (const client of [one, other])
      await client.query(
        `begin; set local role app; set local app.company = '${company.companyId}'; set local lock_timeout = '500ms'`,
      )
    const sell = `update policy set issued_at = issued_at + interval '1 second' where id = $1`
    await one.query(sell, [policy.id])
    await other.query('select add_up_figures(100)')
    await other.query(
      `insert into application select (jsonb_populate_record(a, jsonb_build_object('id', gen_random_uuid(), 'token_hash', 'x'))).*
       from application a limit 1`,
    )
    await Promise.all([one.query('commit'), other.query('commit')])
    expect(await waiting(company)).toBeGreaterThan(0)
  } finally {
    one.release()
    other.release()
  }
})
