import { afterAll, expect, test } from 'vitest'
import { aPolicy } from '../../../../test/buyers.ts'
import { eventually } from '../../../../test/eventually.ts'
import { startBilling } from '../../../../test/paying-companies.ts'
import { runNow } from '../../../../test/run-now.ts'
import type { TestCompany } from '../../../../test/test-app.ts'
import { waysIn } from '../../../platform/http/ways-in.ts'
import { figureSweeps, salesBetween } from '../../insight/statistics/index.ts'

const billing = await startBilling({ salesBetween })
const { app, at, aPaying, hurry, subscriptionOf, ordersOf } = billing
afterAll(() => billing.stop())

type Zone = 'Europe/London' | 'America/New_York' | 'America/St_Johns' | 'Asia/Kolkata' | 'Pacific/Auckland'

const moveTo = ({ companyId }: TestCompany, zone: Zone) =>
  app.owner.query('update company set time_zone = $2 where id = $1', [companyId, zone])

/** The day on which it is there, as calendars of that place say it. */
const dayThere = (moment: Date, timeZone: Zone) => new Intl.DateTimeFormat('en-CA', { timeZone }).format(moment)

/** Copies of a policy that was bought, each sold at its own moment: on the live site and, as often, on trial. */
async function sell(company: TestCompany, moments: readonly Date[]): Promise<void> {
  const { policy, applicationId } = await aPolicy(app, company)
  await app.owner.query(
    `with times as (select at, of_mode, gen_random_uuid() as application, gen_random_uuid() as quote, n
         from unnest($3::timestamptz[]) with ordinality as t (at, n), unnest(array['live', 'test']) as of_mode),
       started as (insert into application select (jsonb_populate_record(a, jsonb_build_object('id', application, 'mode', of_mode, 'created_at', at,
           'token_hash', application::text))).* from application a, times where a.id = $1 returning id),
       quoted as (insert into quote select (jsonb_populate_record(q, jsonb_build_object('id', quote, 'application_id', application, 'mode', of_mode,
           'created_at', at, 'reference', quote::text))).* from quote q, times
         where q.id = (select id from quote where application_id = $1 limit 1) returning id)
     insert into policy select (jsonb_populate_record(p, jsonb_build_object('id', gen_random_uuid(), 'application_id', application,
         'quote_id', quote, 'payment_id', gen_random_uuid(), 'mode', of_mode, 'number', of_mode || n, 'issued_at', at))).*
       from policy p, times where p.id = $2`,
    [applicationId, policy.id, moments],
  )
  // What was bought to be copied is none of them.
  await app.owner.query(`update policy set issued_at = '2020-01-01' where id = $1`, [policy.id])
}

/** What each bill says was sold above the ten of a month. */
const billedTo = async (company: TestCompany) =>
  (await ordersOf(company)).toReversed().flatMap(({ kind, lines }) => {
    const line = lines.find(({ text }) => text.startsWith('Transactions above'))
    return kind === 'change' ? [] : [line ? Number(/\d+$/.exec(line.text)?.[0]) : 0]
  })

async function renewOn(company: TestCompany, day: string): Promise<void> {
  const { periodEnd } = await subscriptionOf(company)
  at(day)
  await eventually(async () => {
    await hurry()
    expect((await subscriptionOf(company)).periodEnd).not.toBe(periodEnd)
  })
}

const ms = (moment: number) => new Date(moment)
const hour = 3_600_000

test.each<Zone>(['Europe/London', 'America/New_York', 'America/St_Johns', 'Asia/Kolkata', 'Pacific/Auckland'])(
  'every sale above the ten of its month is billed once, by the days of %s',
  async (zone) => {
    const company = await aPaying('2027-03-10')
    await moveTo(company, zone)
    // Around every midnight there is, on days of bills, at the ends of months, and where clocks change.
    const days = ['2027-03-10', '2027-03-14', '2027-03-28', '2027-04-01', '2027-04-04', '2027-04-10', '2027-05-01']
    const moments = [...days, '2027-05-10', '2027-05-20', '2027-06-01', '2027-06-10'].flatMap((day) =>
      [-13, -12, -5.5, -5, -4, 0, 1, 2.5, 3.5, 4, 5, 12, 13].flatMap((hours) =>
        [-1, 0, 1].map((late) => ms(Date.parse(day) + hours * hour + late)),
      ),
    )
    await sell(company, moments)
    // Some are added up by then, others are not.
    await runNow(app, figureSweeps(waysIn(app.pool, 'job')))
    for (const day of ['2027-04-11', '2027-05-11', '2027-06-11']) await renewOn(company, day)

    const starts = ['2027-03-10', '2027-04-10', '2027-05-10', '2027-06-10']
    const months = Map.groupBy(
      moments.map((moment) => dayThere(moment, zone)),
      (day) => day.slice(0, 7),
    )
    const above = [...months.values()].flatMap((sold) => sold.toSorted().slice(10))
    const expected = starts
      .slice(1)
      .map((end, place) => above.filter((day) => day >= (starts[place] ?? '') && day < end).length)
    expect(Math.min(...expected)).toBeGreaterThan(10)
    expect(await billedTo(company)).toEqual(expected)
  },
)

test('whoever moves to another time zone between two bills has no sale billed twice, and none forgotten', async () => {
  const company = await aPaying('2027-03-10')
  await moveTo(company, 'Europe/London')
  const early = Array.from({ length: 10 }, (_none, place) => ms(Date.parse('2027-04-02T12:00:00Z') + place))
  // The midnight of the bill is 23:00 in Greenwich; in Auckland it was eleven hours before, in New York it is five later.
  const [before, after] = ['2027-04-09T20:00:00Z', '2027-04-10T02:00:00Z'].map((moment) => new Date(moment))
  if (!before || !after) throw new Error('Both are sold')
  await sell(company, [...early, before, before, before, after, after])
  await renewOn(company, '2027-04-11')
  expect(await billedTo(company)).toEqual([3])
  await moveTo(company, 'Pacific/Auckland')
  await renewOn(company, '2027-05-11')
  expect(await billedTo(company)).toEqual([3, 2])

  const western = await aPaying('2027-03-10')
  await moveTo(western, 'Europe/London')
  await sell(western, [...early, before, before, before, after, after])
  await renewOn(western, '2027-04-11')
  await moveTo(western, 'America/New_York')
  await renewOn(western, '2027-05-11')
  expect(await billedTo(western)).toEqual([3, 2])
})

test('a sale that is being written as its day ends is in the bill of that day', async () => {
  const company = await aPaying('2027-03-10')
  await moveTo(company, 'Europe/London')
  await sell(
    company,
    Array.from({ length: 12 }, (_none, place) => ms(Date.parse('2027-04-09T12:00:00Z') + place)),
  )
  app.clock.now = () => new Date('2027-04-09T23:00:01Z')
  await hurry()
  await eventually(async () => {
    const { rows } = await app.owner.query(
      `select from pgboss.job where name = 'subscription.renew' and state in ('created', 'active', 'retry')`,
    )
    expect(rows).toEqual([])
  })
  // The last one was sold at a quarter of a second before midnight, and is committed only now.
  await app.owner.query(
    `update policy set issued_at = '2027-04-09T22:59:59.750Z' where company_id = $1 and issued_at = '2020-01-01'`,
    [company.companyId],
  )
  await renewOn(company, '2027-04-10')
  expect(await billedTo(company)).toEqual([3])
})
