import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { localTimeAt } from '@coverwright/domain/publish/release/local-time'
import { Client } from 'pg'
import { afterEach, expect, test } from 'vitest'
import { eventually } from '../../../../test/eventually.ts'
import { aMount, anEvent } from '../../../../test/publications.ts'
import { runNow } from '../../../../test/run-now.ts'
import { startTestApp, type TestCompany } from '../../../../test/test-app.ts'
import { inCompany, waysIn } from '../../../platform/http/ways-in.ts'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import { startWorker } from '../../../platform/jobs/start-worker.ts'
import { expireMount, mountSweeps, releaseJobs } from '../release/index.ts'
import { publisherJobs } from './execute-event.ts'

const app = await startTestApp()
const stops: (() => Promise<void>)[] = []
const trouble: string[] = []
const work = async () => {
  const worker = await startWorker(app.serverUrl, [...publisherJobs(app.ports), ...releaseJobs], {
    superviseSeconds: 1,
    onError: ({ message }) => trouble.push(message),
  })
  stops.push(() => worker.stop(2000))
}
afterEach(async () => {
  await Promise.all(stops.splice(0).map((stop) => stop()))
})

const inAMonth = () => localTimeAt(new Date(Date.now() + 30 * 86_400_000), 'Europe/London')
/** Nobody waits a month: the clock of the event and of its job is put forward. */
async function comeDue(eventId: string) {
  await app.owner.query('update schedule_event set at = now() where id = $1', [eventId])
  await app.owner.query(`update pgboss.job set start_after = now() where data -> 'input' ->> 'eventId' = $1`, [eventId])
}
const stateOf = async ({ client }: TestCompany, id: string) =>
  (await client.publisher.listEvents({}, { nowPage: 1, pageSize: 100 })).items.find((event) => event.id === id)
const movesAt = async (host: string) =>
  (await app.owner.query('select what from mount_event where host = $1 order by created_at, id', [host])).rows.map(
    ({ what }) => what,
  )

/** Nobody writes to the table meanwhile. */
async function withLocked(table: string, meanwhile: () => Promise<void>) {
  const { user, host, port, database, password } = app.owner
  const locker = new Client({ user, host, port, ...(database && { database }), ...(password && { password }) })
  await locker.connect()
  try {
    await locker.query(`begin; lock table ${table} in exclusive mode`)
    await meanwhile()
  } finally {
    await locker.end()
  }
}

async function aScheduledSwap(company: TestCompany) {
  const [live, next] = [await aMount(app, company), await aMount(app, company, 'staging')]
  const event = await company.client.publisher.scheduleEvent({
    name: 'New design',
    kind: 'swap',
    mountId: live.id,
    releaseId: next.releaseId,
    localTime: inAMonth(),
  })
  return { event, live, next }
}

test('online, swap and offline happen when they come due, and cannot be changed after', async () => {
  const company = await app.aCompany()
  const { publisher, product } = company.client
  const { event, live, next } = await aScheduledSwap(company)
  expect(event).toMatchObject({ state: 'scheduled', timeZone: 'Europe/London', version: 1, host: live.host })
  await work()
  await comeDue(event.id)
  await eventually(async () => expect(await stateOf(company, event.id)).toMatchObject({ state: 'done' }))
  const now = (await publisher.listStage({ stage: 'live' }, { nowPage: 1, pageSize: 50 })).items.find(
    ({ mount }) => mount?.host === live.host,
  )
  expect(now?.mount).toMatchObject({ releaseId: next.releaseId })
  expect(await movesAt(live.host)).toEqual(['published', 'swapped-out', 'swapped-in'])
  const change = { id: event.id, name: 'Later', localTime: inAMonth() }
  await expect(publisher.updateEvent(change)).rejects.toMatchObject({ code: 'publisher.executed' })
  await expect(publisher.cancelEvent({ id: event.id })).rejects.toMatchObject({ code: 'publisher.executed' })

  const form = { name: 'Close', kind: 'offline', mountId: now?.mount?.id ?? '', localTime: inAMonth() } as const
  const offline = await publisher.scheduleEvent(form)
  const online = await publisher.scheduleEvent({ ...form, kind: 'online', releaseId: live.releaseId, host: live.host })
  await comeDue(offline.id)
  await eventually(async () => expect(await stateOf(company, offline.id)).toMatchObject({ state: 'done' }))
  expect(await product.getProduct({ id: next.productId })).toMatchObject({ state: 'online' })
  await comeDue(online.id)
  await eventually(async () => expect((await movesAt(live.host)).at(-1)).toBe('went-live'))
  expect(
    (await company.client.message.listNotifications({}, { nowPage: 1, pageSize: 50 })).items.map(({ title }) => title),
  ).toContain(`New design is done: ${live.host}`)
  expect(trouble).toEqual([])
})

test('what was moved to another time or cancelled does not happen; what became impossible says why', async () => {
  const company = await app.aCompany()
  const { publisher } = company.client
  const [moved, cancelled] = [await anEvent(app, company), await anEvent(app, company)]
  await publisher.updateEvent({ id: moved.id, name: 'Another month', localTime: inAMonth() })
  await publisher.cancelEvent({ id: cancelled.id })
  const impossible = await aScheduledSwap(company)
  await publisher.takeOffline({ id: impossible.live.id })
  // The jobs of the old times come due, the moved event does not.
  await app.owner.query('update pgboss.job set start_after = now()')
  await app.owner.query('update schedule_event set at = now() where id = any($1)', [
    [cancelled.id, impossible.event.id],
  ])
  await work()
  await eventually(async () =>
    expect(await stateOf(company, impossible.event.id)).toMatchObject({
      state: 'failed',
      problem: 'Nothing of yours is live at this address.',
    }),
  )
  expect(await stateOf(company, moved.id)).toMatchObject({ state: 'scheduled', name: 'Another month' })
  expect(await stateOf(company, cancelled.id)).toMatchObject({ state: 'cancelled' })
  expect(await movesAt(moved.host)).toEqual(['published'])
})

test('a time that has passed, or is years ahead, is refused', async () => {
  const company = await app.aCompany()
  const { id: mountId } = await aMount(app, company)
  const at = (localTime: string) =>
    company.client.publisher.scheduleEvent({ name: 'Close', kind: 'offline', mountId, localTime })
  await expect(at('2020-01-01T06:00')).rejects.toMatchObject({ code: 'publisher.in-the-past' })
  await expect(at('2090-01-01T06:00')).rejects.toMatchObject({ code: 'publisher.too-far-ahead' })
  await expect(at('2026-13-40T06:00')).rejects.toMatchObject({ code: 'invalid' })
})

test('a worker killed between the steps of a swap: the next one does it, once', async () => {
  const company = await app.aCompany()
  const { event, live } = await aScheduledSwap(company)
  const child = fork(fileURLToPath(new URL('../../../../test/process/publisher-worker.ts', import.meta.url)), [
    app.serverUrl,
  ])
  await once(child, 'message')
  await withLocked('event', async () => {
    await comeDue(event.id)
    // The last step waits for the table: mounts have moved by then, nothing is committed.
    await eventually(async () => {
      const waiting = `select from pg_stat_activity where wait_event_type = 'Lock' and query like '%"event"%'`
      expect((await app.owner.query(waiting)).rowCount).toBe(1)
    })
    child.kill('SIGKILL')
    await once(child, 'exit')
  })
  expect(await movesAt(live.host)).toEqual(['published'])
  await app.owner.query(`update pgboss.job set heartbeat_on = now() - interval '11 s' where state = 'active'`)
  await work()
  await eventually(async () => expect(await stateOf(company, event.id)).toMatchObject({ state: 'done' }))
  expect(await movesAt(live.host)).toEqual(['published', 'swapped-out', 'swapped-in'])
})

test('come due while nothing ran, events happen once, with however many workers', async () => {
  const company = await app.aCompany()
  const swaps = [await aScheduledSwap(company), await aScheduledSwap(company), await aScheduledSwap(company)]
  for (const { event } of swaps) await comeDue(event.id)
  await Promise.all([work(), work(), work()])
  for (const { event, live } of swaps) {
    await eventually(async () => expect(await stateOf(company, event.id)).toMatchObject({ state: 'done' }))
    expect(await movesAt(live.host)).toEqual(['published', 'swapped-out', 'swapped-in'])
  }
})

test('at the end of its term a publication goes offline, or renews itself', async () => {
  const company = await app.aCompany()
  const [ends, renews, goesOn] = [await aMount(app, company), await aMount(app, company), await aMount(app, company)]
  await company.client.publisher.setAutoRenewal({ id: renews.id, isOn: true })
  const all = [ends.id, renews.id, goesOn.id]
  const { rowCount } = await app.owner.query('select from mount where due_at = expires_at and id = any($1)', [all])
  expect(rowCount).toBe(3)
  const over = `update mount set expires_at = now() - interval '1 minute', due_at = now() - interval '1 minute' where id = any($1)`
  await app.owner.query(over, [[ends.id, renews.id]])
  // Looked at although it was renewed meanwhile.
  await app.owner.query(`update mount set due_at = now() - interval '1 minute' where id = $1`, [goesOn.id])
  await runNow(app, mountSweeps(waysIn(app.pool, 'job')))
  await work()
  await eventually(async () => expect((await movesAt(ends.host)).at(-1)).toBe('expired'))
  await eventually(async () => expect((await movesAt(renews.host)).at(-1)).toBe('auto-renewed'))
  const { items } = await company.client.publisher.listStage({ stage: 'renew' }, { nowPage: 1, pageSize: 10 })
  expect(items).toMatchObject([{ mount: { id: ends.id, state: 'expired' } }])
  const look = 'select id, due_at = expires_at as is_at_the_end from mount where id = any($1) order by id'
  await eventually(async () =>
    expect((await app.owner.query(look, [all])).rows).toEqual([
      { id: ends.id, is_at_the_end: null },
      { id: renews.id, is_at_the_end: true },
      { id: goesOn.id, is_at_the_end: true },
    ]),
  )
})

test('a job that waits since before a publication had its time in the row does its work', async () => {
  const company = await app.aCompany()
  const mount = await aMount(app, company)
  await app.owner.query('update mount set expires_at = now(), due_at = null where id = $1', [mount.id])
  await inCompany(app.pool)(company.companyId, (tx) => enqueue(tx, expireMount, { mountId: mount.id }))
  await work()
  await eventually(async () => expect((await movesAt(mount.host)).at(-1)).toBe('expired'))
})
