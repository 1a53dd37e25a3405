import { asc, eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { runNow } from '../../../test/run-now.ts'
import { startTestApp } from '../../../test/test-app.ts'
import type { WriteTx } from '../database/with-tenant.ts'
import { inCompany, waysIn } from '../http/ways-in.ts'
import { newId } from '../id.ts'
import { jobProgress } from '../jobs/tables.ts'
import { hearWaiting, mostTries } from './hear-events.ts'
import type { Listener, RaisedEvent } from './listener.ts'
import { raiseEvent } from './raise-event.ts'
import { raisedEvents } from './tables.ts'
import { countWaiting, eventKeptDays, eventTendingJobs } from './tend-events.ts'

const app = await startTestApp()

/** A company, and what happens in it; nothing asks the server, which would hear of it too. */
async function aPlace() {
  const { companyId } = await app.aCompany()
  const within = <T>(work: (tx: WriteTx) => Promise<T>) => inCompany(app.pool)(companyId, work)
  return {
    within,
    raise: (count: number) =>
      within(async (tx) => {
        for (let n = 0; n < count; n++) raiseEvent(tx, 'agent.added', { agentId: newId() })
      }),
    hear: (...listeners: Listener[]) => hearWaiting(within, listeners, new Date()),
    /** Who heard of what, as often as they did. */
    notes: async () => (await within((tx) => tx.select().from(jobProgress))).map(({ job }) => job).toSorted(),
    rows: () => within((tx) => tx.select().from(raisedEvents).orderBy(asc(raisedEvents.id))),
  }
}

/** What it hears it writes down where the transaction of its hearing decides whether it stays. */
const aListener = (
  name: string,
  before: (tx: WriteTx, event: RaisedEvent) => Promise<void> = async () => {},
): Listener => ({
  name,
  hear: async (tx, event) => {
    await before(tx, event)
    await tx.insert(jobProgress).values({ job: `${name} ${event.id}`, steps: [] })
  },
})

test('however many hear at once, each listener hears each event once, in batches', async () => {
  const { raise, hear, rows, notes } = await aPlace()
  for (const count of [1, 60, 60]) await raise(count)
  const listeners = [aListener('one'), aListener('other')]
  await Promise.all([hear(...listeners), hear(...listeners), hear(...listeners)])
  await hear(...listeners)
  const heard = await rows()
  expect(heard).toHaveLength(121)
  expect(await notes()).toEqual(heard.flatMap(({ id }) => [`one ${id}`, `other ${id}`]).toSorted())
  for (const { heard: names, doneAt } of heard)
    expect([names.toSorted(), doneAt !== null]).toEqual([['one', 'other'], true])
})

test('cut off in the middle, nothing is lost and nothing is heard twice', async () => {
  const { raise, hear, rows, notes } = await aPlace()
  await raise(80)
  let left = 70
  const dying = aListener('mails', async (tx) => {
    left--
    if (left <= 0) await tx.select({ end: sql`pg_terminate_backend(pg_backend_pid())` }).from(sql`(values (1)) as one`)
  })
  await expect(hear(dying)).rejects.toThrow('terminat')
  expect((await notes()).length).toBeLessThan(80)
  await hear(aListener('mails'))
  const all = await rows()
  expect(await notes()).toEqual(all.map(({ id }) => `mails ${id}`).toSorted())
  expect(all.every(({ doneAt }) => doneAt)).toBe(true)
})

test('a listener that fails on one event hears the others, keeps nobody from hearing, and is counted', async () => {
  const { raise, hear, rows, within } = await aPlace()
  await raise(3)
  const bad = (await rows())[1]?.id
  const failing = aListener('failing', async (_tx, { id }) => {
    if (id === bad) throw new Error('No such template')
  })
  await expect(hear(failing, aListener('other'))).rejects.toThrow('No such template')
  expect((await rows()).map(({ id, heard, doneAt }) => [id === bad, heard.length, doneAt !== null])).toEqual([
    [false, 2, true],
    [true, 1, false],
    [false, 2, true],
  ])
  const ways = waysIn(app.pool, 'test')
  const before = await ways.door(countWaiting)
  await within((tx) =>
    tx
      .update(raisedEvents)
      .set({ tries: mostTries })
      .where(eq(raisedEvents.id, bad ?? '')),
  )
  expect(await ways.door(countWaiting)).toEqual({ waiting: before.waiting - 1, stuck: before.stuck + 1 })
  // It waits for somebody to look, and holds up nobody.
  await hear(failing, aListener('other'))
})

const jobs = async () =>
  (await app.owner.query(`select from pgboss.job where name = 'event.hear' and state = 'created'`)).rowCount ?? 0

test('what a transaction raises is one job, and nothing where it fails', async () => {
  const { raise, within, rows } = await aPlace()
  const before = await jobs()
  await raise(20)
  await expect(
    within(async (tx) => {
      raiseEvent(tx, 'agent.added', { agentId: newId() })
      throw new Error('Thought better of it')
    }),
  ).rejects.toThrow('Thought better')
  expect(await jobs()).toBe(before + 1)
  expect(await rows()).toHaveLength(20)
})

test('an event whose fields are of another shape is not raised', async () => {
  const { within } = await aPlace()
  const raised = within(async (tx) => raiseEvent(tx, 'agent.added', { agentId: 'Ada Finch' }))
  await expect(raised).rejects.toThrow('agentId')
})

test('old events go once everybody has heard of them, and forgotten ones are heard', async () => {
  const { raise, rows, within } = await aPlace()
  await raise(3)
  const [old, waiting] = await rows()
  const at = new Date(Date.now() - (eventKeptDays + 1) * 86_400_000)
  const change = (id: string | undefined, doneAt: Date | null) =>
    within((tx) =>
      tx
        .update(raisedEvents)
        .set({ createdAt: at, doneAt })
        .where(eq(raisedEvents.id, id ?? '')),
    )
  await change(old?.id, at)
  await change(waiting?.id, null)
  const [wake, sweep] = eventTendingJobs(waysIn(app.pool, 'job'))
  if (sweep) await runNow(app, sweep)
  expect((await rows()).map(({ id }) => id)).not.toContain(old?.id)
  expect(await rows()).toHaveLength(2)
  if (wake) await runNow(app, wake)
  const { rowCount } = await app.owner.query(`select from pgboss.job where singleton_key like '%/wake'`)
  expect(rowCount).toBe(1)
})
