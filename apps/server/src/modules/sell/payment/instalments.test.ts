import { afterAll, expect, test } from 'vitest'
import { aPolicy, cards, recordsOf, useCard } from '../../../../test/buyers.ts'
import { eventually } from '../../../../test/eventually.ts'
import { hurry as comeDue, runNow } from '../../../../test/run-now.ts'
import { startTestApp } from '../../../../test/test-app.ts'
import { inCompany, waysIn } from '../../../platform/http/ways-in.ts'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import { startWorker } from '../../../platform/jobs/start-worker.ts'
import { collectInstalment, instalmentSweeps } from '../policy/index.ts'
import { instalmentJobs } from './collect-instalment.ts'
import { paymentJobs } from './handle-jobs.ts'

const app = await startTestApp()
const { gateways } = app.ports
const jobs = [...paymentJobs({ gateways }), ...instalmentJobs({ gateways })]
const now = () => app.clock.now()
const trouble: string[] = []
let worker = await startWorker(app.serverUrl, jobs, { now, onError: ({ message }) => trouble.push(message) })
afterAll(() => worker.stop(2000))

const hurry = () => comeDue(app)
const at = (day: string) => {
  app.clock.now = () => new Date(`${day}T09:00:00Z`)
}
const plusDays = (day: string, days: number) => new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)

async function aMonthly(card: string = cards.pays) {
  app.clock.now = () => new Date()
  const company = await app.aCompany()
  const { id } = await aPolicy(app, company, { pay: 'monthly', card })
  const rows = async () =>
    (
      await app.owner.query(
        `select number, due_on::text as due, state, failures, next_on::text as next, amount_minor::int as minor from instalment where policy_id = $1 order by number`,
        [id],
      )
    ).rows
  const mails = async () =>
    (
      await app.owner.query(`select subject, text from outbox_message where company_id = $1 order by id`, [
        company.companyId,
      ])
    ).rows
  const stateOf = async () => (await app.owner.query('select state from policy where id = $1', [id])).rows[0]?.state
  return { ...company, policyId: id, rows, mails, stateOf, records: () => recordsOf(app, company.companyId) }
}

test('twelve payments, one a month, each on its day and none before', async () => {
  const { rows, records } = await aMonthly()
  const schedule = await rows()
  expect(schedule.map(({ state }) => state)).toEqual(['paid', ...Array.from({ length: 11 }, () => 'due')])
  at(plusDays(schedule[1].due, -1))
  await hurry()
  await hurry()
  expect((await records()).charges).toHaveLength(1)
  for (const [index, { due }] of schedule.entries()) {
    if (index === 0) continue
    at(due)
    await eventually(async () => {
      await hurry()
      expect((await rows())[index].state).toBe('paid')
    })
  }
  const { charges, payments, policies } = await records()
  expect(charges).toHaveLength(12)
  const taken = charges.reduce((sum, { amount_minor: minor }) => sum + Number(minor), 0)
  expect(taken).toBe(schedule.reduce((sum, { minor }) => sum + minor, 0))
  expect(payments.every(({ state }) => state === 'paid')).toBe(true)
  expect(policies).toHaveLength(1)
})

test('a card that stops paying: told, tried after 3 and 7 days, 14 days of notice, then the policy ends', async () => {
  const { rows, records, mails, stateOf, client } = await aMonthly(cards.paysOnce)
  const [, second] = await rows()
  const days = [0, 3, 7, 21].map((after) => plusDays(second.due, after))
  const subjects = [/could not take/, /could not take/, /ends on .* unless you pay/, /has ended/]
  for (const [index, day] of days.entries()) {
    expect(await stateOf()).toBe('issued')
    at(plusDays(day, -1))
    await hurry()
    at(day)
    await eventually(async () => {
      await hurry()
      expect(await mails()).toHaveLength(index + 1)
    })
    expect((await mails())[index].subject).toMatch(subjects[index] ?? '')
  }
  expect(await stateOf()).toBe('lapsed')
  expect((await rows()).map(({ state }) => state)).toEqual(['paid', ...Array.from({ length: 11 }, () => 'cancelled')])
  const { charges, payments } = await records()
  expect(charges).toHaveLength(1)
  expect(payments.filter(({ state }) => state === 'failed').map(({ attempt }) => attempt)).toEqual([1, 2, 3, 4])
  expect((await client.message.listNotifications({})).items).toMatchObject([
    { title: expect.stringContaining('lapsed') },
  ])
  await hurry()
  expect(await mails()).toHaveLength(4)
})

test('paid by hand on the policyholder’s own page, with another card: cover goes on and that card pays the next', async () => {
  const { rows, records, mails, stateOf } = await aMonthly(cards.paysOnce)
  const [, second, third] = await rows()
  at(second.due)
  await eventually(async () => {
    await hurry()
    expect((await rows())[1].state).toBe('overdue')
  })
  const [page = ''] = /http:\S+\/my\/\S+/.exec((await mails())[0].text) ?? []
  const own = new URL(page).pathname
  expect((await app.app.inject(own)).body).toContain('We could not take your payment')
  const pressed = await Promise.all(
    Array.from({ length: 5 }, () =>
      app.app.inject({
        method: 'POST',
        url: `${own}?do=pay`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: '',
      }),
    ),
  )
  const urls = new Set(pressed.map(({ headers }) => headers.location))
  expect(urls.size).toBe(1)
  await useCard(app, [...urls][0] ?? '', cards.pays)
  expect((await rows())[1].state).toBe('paid')
  at(third.due)
  await eventually(async () => {
    await hurry()
    expect((await rows())[2].state).toBe('paid')
  })
  expect(await stateOf()).toBe('issued')
  expect((await records()).charges).toHaveLength(3)
})

test('a worker killed after the charge: the next one takes nothing again', async () => {
  const { rows, records } = await aMonthly()
  const [, second] = await rows()
  await worker.stop(2000)
  const { promise: isCharged, resolve: charged } = Promise.withResolvers<void>()
  const hanging = {
    ...gateways.test,
    charge: async (...asked: Parameters<typeof gateways.test.charge>) => {
      await gateways.test.charge(...asked)
      charged()
      return new Promise<never>(() => {})
    },
  }
  const dying = await startWorker(app.serverUrl, instalmentJobs({ gateways: { test: hanging } }), { now })
  at(second.due)
  await hurry()
  await isCharged
  expect((await rows())[1].state).toBe('due')
  await dying.stop(100)
  // A process that is killed takes its connections with it.
  await app.owner.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and state = 'idle in transaction'`,
  )
  await app.owner.query(`update pgboss.job set heartbeat_on = now() - interval '11 s' where state = 'active'`)

  worker = await startWorker(app.serverUrl, jobs, { now, superviseSeconds: 1 })
  await eventually(async () => {
    await app.owner.query(`update pgboss.job set start_after = now() where state in ('created', 'retry')`)
    expect((await rows())[1].state).toBe('paid')
  })
  expect((await records()).charges).toHaveLength(2)
})

test('the workers had no trouble', () => {
  expect(trouble).toEqual([])
})

test('no job waits for months: what is due is handed over, and once by however many workers', async () => {
  const { rows, policyId, records } = await aMonthly()
  const [, second] = await rows()
  const waiting = () =>
    app.owner.query(`select from pgboss.job where name = 'instalment.collect' and data::text like '%' || $1 || '%'`, [
      ids[0],
    ])
  const ids = (
    await app.owner.query('select id from instalment where policy_id = $1 and number = 2', [policyId])
  ).rows.map(({ id }) => String(id))
  const handOver = () => runNow(app, instalmentSweeps(waysIn(app.pool, 'job')))
  at(plusDays(second.due, -1))
  await handOver()
  expect((await waiting()).rowCount).toBe(0)
  at(second.due)
  await Promise.all([handOver(), handOver(), handOver()])
  expect((await waiting()).rowCount).toBe(1)
  await eventually(async () => expect((await rows())[1].state).toBe('paid'))
  expect((await records()).charges).toHaveLength(2)
})

test('a job that waits from before goes on, and the next instalment comes by its time', async () => {
  const { rows, policyId, companyId } = await aMonthly()
  const [, second] = await rows()
  // As it stood before instalments had a time: nothing in the row, a job in the queue.
  const { rows: taken } = await app.owner.query<{ id: string }>(
    'update instalment set collect_at = null where policy_id = $1 and number = 2 returning id',
    [policyId],
  )
  const instalmentId = taken[0]?.id ?? ''
  const startAfter = new Date(`${second.due}T06:00:00Z`)
  await inCompany(app.pool)(companyId, (tx) =>
    enqueue(tx, collectInstalment, { instalmentId }, { startAfter, singletonKey: instalmentId }),
  )
  at(second.due)
  await eventually(async () => {
    await app.owner.query(`update pgboss.job set start_after = now() where state = 'created'`)
    expect((await rows())[1].state).toBe('paid')
  })
  const { rows: next } = await app.owner.query<{ at: Date }>(
    'select collect_at as at from instalment where policy_id = $1 and number = 3',
    [policyId],
  )
  expect(next[0]?.at).not.toBeNull()
})
