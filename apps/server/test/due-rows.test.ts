import { expect, test } from 'vitest'
import { applications, expireApplication } from '../src/modules/sell/application/index.ts'
import { type InCompany, inCompany, waysIn } from '../src/platform/http/ways-in.ts'
import { atOnce, handOverDue, lookAgainMs } from '../src/platform/jobs/hand-over-due.ts'
import { answersOf, aSite } from './buyers.ts'
import { runNow } from './run-now.ts'
import { aVisitor } from './site-visitor.ts'
import { startTestApp } from './test-app.ts'

const app = await startTestApp()
const sweep = handOverDue(
  'application.hand-over',
  {
    column: applications.dueAt,
    job: expireApplication,
    inputOf: (applicationId) => ({ applicationId }),
    handedOver: 'look-again',
  },
  waysIn(app.pool, 'job'),
)
const reach = inCompany(app.pool)
/** Sweeps with something done on the way into each company. */
const sweepBy = (way: InCompany) =>
  sweep.handler({
    jobId: crypto.randomUUID(),
    now: new Date(),
    signal: new AbortController().signal,
    inCompany: way,
  })
const sweepAfter = (meanwhile: () => Promise<unknown>) =>
  sweepBy(async (companyId, work) => {
    await meanwhile()
    return reach(companyId, work)
  })

/** A company with so many applications that are due. */
async function aCompanyWith(many: number) {
  const company = await app.aCompany()
  const { host } = await aSite(app, company)
  await aVisitor(app, host).post('/', answersOf(app))
  const { rows: columns } = await app.owner.query<{ name: string }>(
    `select quote_ident(attname) as name from pg_attribute
     where attrelid = 'application'::regclass and attnum > 0 and attname not in ('id', 'token_hash', 'due_at')`,
  )
  const same = columns.map(({ name }) => name).join()
  await app.owner.query(
    `insert into application (id, token_hash, due_at, ${same})
     select gen_random_uuid(), gen_random_uuid()::text, now() - interval '1 hour', ${same}
     from application, generate_series(1, $2) where company_id = $1`,
    [company.companyId, many],
  )
  return company.companyId
}

/** Jobs that wait, by the row they are about. */
const jobsOf = async (companyId: string) =>
  (
    await app.owner.query<{ id: string }>(
      `select data->'input'->>'applicationId' as id from pgboss.job
       where name = 'application.expire' and data->>'companyId' = $1`,
      [companyId],
    )
  ).rows.map(({ id }) => id)
const put = (companyId: string, change: string) =>
  app.owner.query(`update application set ${change} where company_id = $1 and due_at is not null`, [companyId])
const forget = () => app.owner.query(`delete from pgboss.job where name = 'application.expire'`)

test('however many are due in one company, the others have their turn between them', async () => {
  const [many, few, none] = [await aCompanyWith(2 * atOnce + 1), await aCompanyWith(1), await aCompanyWith(0)]
  const turns: string[] = []
  await sweepBy((companyId, work) => {
    turns.push(companyId)
    return reach(companyId, work)
  })
  expect(turns.slice(0, 2).toSorted()).toEqual([many, few].toSorted())
  expect(turns.slice(2)).toEqual([many, many])
  expect((await jobsOf(many)).length).toBe(2 * atOnce + 1)
  expect((await jobsOf(few)).length).toBe(1)
  expect(await jobsOf(none)).toEqual([])
})

test('swept by several workers at once each row is handed over once', async () => {
  await forget()
  const companyId = await aCompanyWith(atOnce + 20)
  await Promise.all([runNow(app, sweep), runNow(app, sweep), runNow(app, sweep)])
  await runNow(app, sweep)
  const jobs = await jobsOf(companyId)
  expect(jobs.length).toBe(atOnce + 20)
  expect(new Set(jobs).size).toBe(jobs.length)
})

test('stopped in the middle of a company nothing of it is lost, the others are done, and the trouble is told', async () => {
  await forget()
  const [first = '', second = ''] = [await aCompanyWith(3), await aCompanyWith(3)].toSorted()
  const broken = sweepBy((companyId, work) =>
    reach(companyId, async (tx) => {
      const done = await work(tx)
      if (companyId === first) throw new Error('the worker is gone')
      return done
    }),
  )
  await expect(broken).rejects.toThrow('the worker is gone')
  expect((await jobsOf(first)).length).toBe(0)
  expect((await jobsOf(second)).length).toBe(3)
  await runNow(app, sweep)
  expect((await jobsOf(first)).length).toBe(3)
})

test('a row that was put off after it was found is left, and so is one that somebody is changing', async () => {
  await forget()
  const companyId = await aCompanyWith(2)
  await sweepAfter(() => put(companyId, `due_at = now() + interval '1 hour'`))
  expect(await jobsOf(companyId)).toEqual([])
  await put(companyId, `due_at = now() - interval '1 hour'`)
  await app.owner.query('begin')
  try {
    await put(companyId, 'language = language')
    await sweepAfter(async () => {})
    expect(await jobsOf(companyId)).toEqual([])
  } finally {
    await app.owner.query('rollback')
  }
  await sweepAfter(async () => {})
  expect((await jobsOf(companyId)).length).toBe(2)
})

test('what was handed over and never settled is handed over again after a day, and not before', async () => {
  await forget()
  const companyId = await aCompanyWith(1)
  await runNow(app, sweep)
  await forget()
  const begun = Date.now()
  try {
    app.clock.now = () => new Date(begun + lookAgainMs - 60_000)
    await runNow(app, sweep)
    expect(await jobsOf(companyId)).toEqual([])
    app.clock.now = () => new Date(begun + lookAgainMs + 60_000)
    await runNow(app, sweep)
    expect((await jobsOf(companyId)).length).toBe(1)
  } finally {
    app.clock.now = () => new Date()
  }
})
