import { setImmediate as turnOfTheLoop } from 'node:timers/promises'
import { AppError } from '@coverwright/domain/errors'
import type { Pool } from 'pg'
import { afterAll, expect, test } from 'vitest'
import { cloneDatabase } from '../../../test/clone-database.ts'
import { newId } from '../id.ts'
import { openPool } from './open-pool.ts'
import { clientOf } from './row-plan.ts'
import { turnsOf } from './turns.ts'
import { withTenant } from './with-tenant.ts'

const { serverUrl } = await cloneDatabase()
const pools: Pool[] = []
const aPool = (url = serverUrl, kind: 'studio' | 'worker' = 'studio') => {
  const pool = openPool(url, kind)
  pools.push(pool)
  return pool
}
afterAll(async () => {
  await Promise.all(pools.map((pool) => pool.end()))
})

const [places, share] = [12, 6]
const [ours, theirs] = [newId(), newId()]

/** Holds a place until it is let go; `begun` says when it has one. */
function holding(pool: Pool, companyId: string, mode: 'read only' | 'read write' = 'read only') {
  const begun = Promise.withResolvers<void>()
  const end = Promise.withResolvers<void>()
  const done = withTenant(pool, { companyId, mode }, async () => {
    begun.resolve()
    await end.promise
  })
  done.catch(begun.reject)
  begun.promise.catch(() => undefined)
  return { begun: begun.promise, letGo: () => end.resolve(), done }
}

async function settle() {
  for (let n = 0; n < 20; n++) await turnOfTheLoop()
}

test.each(['read only', 'read write'] as const)('a company is served in the order it asked, %s', async (mode) => {
  const pool = aPool()
  // Whoever waits for a connection to be opened may be overtaken: all are.
  const opened = Array.from({ length: share }, () => holding(pool, ours))
  await Promise.all(opened.map((each) => each.begun))
  for (const { letGo } of opened) letGo()
  while (pool.idleCount < share) await settle()
  const begun: number[] = []
  const ask = (n: number) =>
    withTenant(pool, { companyId: ours, mode }, async (tx) => {
      begun.push(n)
      await clientOf(tx).query('select pg_sleep(0.002)')
    })
  const asked: Promise<void>[] = []
  for (let n = 0; n < 200; n++) {
    asked.push(ask(n))
    // Newcomers come while connections rest between two transactions.
    if (n % 3 === 0) await settle()
  }
  await Promise.all(asked)
  expect(begun).toEqual(Array.from({ length: 200 }, (_each, n) => n))
})

test('a company holds no more than its share, and another is served meanwhile', async () => {
  const pool = aPool()
  const held = Array.from({ length: share }, () => holding(pool, ours))
  await Promise.all(held.map(({ begun }) => begun))
  const further = holding(pool, ours)
  await expect(withTenant(pool, { companyId: theirs, mode: 'read only' }, async () => 'served')).resolves.toBe('served')
  await settle()
  expect(turnsOf(pool).waitingCount()).toBe(1)
  held[0]?.letGo()
  await further.begun
  for (const { letGo } of [...held, further]) letGo()
  await Promise.all([...held, further].map(({ done }) => done))
})

test('companies take turns: one that asks for much holds up the next for one place at most', async () => {
  const pool = aPool()
  const [first, second] = [newId(), newId()]
  const held = [first, second].flatMap((company) => Array.from({ length: share }, () => holding(pool, company)))
  await Promise.all(held.map(({ begun }) => begun))
  const order: string[] = []
  const ask = (company: string) =>
    withTenant(pool, { companyId: company, mode: 'read only' }, async () => void order.push(company))
  const asked = [...Array.from({ length: 50 }, () => ask(first)), ask(theirs)]
  for (const { letGo } of held) letGo()
  await Promise.all([...asked, ...held.map(({ done }) => done)])
  expect(order.indexOf(theirs)).toBeLessThan(2)
})

test('nobody waits for ever: who gets no connection in time is told to come back', async () => {
  const pool = aPool()
  const held = Array.from({ length: share }, () => holding(pool, ours))
  await Promise.all(held.map(({ begun }) => begun))
  await expect(holding(pool, ours).done).rejects.toEqual(new AppError('busy'))
  // And holds nothing afterwards.
  expect(turnsOf(pool).waitingCount()).toBe(0)
  for (const { letGo } of held) letGo()
  await Promise.all(held.map(({ done }) => done))
  await expect(withTenant(pool, { companyId: ours, mode: 'read write' }, async () => 'served')).resolves.toBe('served')
})

test('a job goes on waiting where a call is told to come back', async () => {
  const [calls, jobs] = [aPool(), aPool(serverUrl, 'worker')]
  const held = [
    ...Array.from({ length: share }, () => holding(calls, ours)),
    ...Array.from({ length: 20 }, () => holding(jobs, ours)),
  ]
  await Promise.all(held.map(({ begun }) => begun))
  const job = holding(jobs, ours)
  await expect(holding(calls, ours).done).rejects.toEqual(new AppError('busy'))
  expect(turnsOf(jobs).waitingCount()).toBe(1)
  for (const { letGo } of [...held, job]) letGo()
  await Promise.all([...held, job].map(({ done }) => done))
})

test('a line that is too long is not joined', async () => {
  const pool = aPool()
  const held = Array.from({ length: share }, () => holding(pool, ours))
  await Promise.all(held.map(({ begun }) => begun))
  const asked = Array.from({ length: 501 }, () =>
    withTenant(pool, { companyId: ours, mode: 'read only' }, async () => {}),
  )
  await expect(asked.at(-1)).rejects.toEqual(new AppError('busy'))
  for (const { letGo } of held) letGo()
  expect((await Promise.allSettled(asked)).filter(({ status }) => status === 'rejected')).toHaveLength(1)
  await Promise.all(held.map(({ done }) => done))
})

test('a database that cannot be reached is busy, and the place is free again', async () => {
  const pool = aPool('postgres://server:nothing@127.0.0.1:1/none')
  const ask = () => withTenant(pool, { companyId: ours, mode: 'read only' }, async () => {})
  for (let n = 0; n < places * 2; n++) await expect(ask()).rejects.toEqual(new AppError('busy'))
})

test('a statement that waits for a lock too long ends as busy', async () => {
  const pool = aPool()
  const [one, other] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const first = withTenant(pool, { companyId: ours, mode: 'read write' }, async (tx) => {
    await clientOf(tx).query('select pg_advisory_xact_lock(7)')
    one.resolve()
    await other.promise
  })
  await one.promise
  const second = withTenant(pool, { companyId: ours, mode: 'read write' }, async (tx) => {
    await clientOf(tx).query(`set local lock_timeout = '50ms'`)
    await clientOf(tx).query('select pg_advisory_xact_lock(7)')
  })
  await expect(second).rejects.toEqual(new AppError('busy'))
  other.resolve()
  await first
})

test('every connection has its limits', async () => {
  const client = await aPool().connect()
  for (const name of ['lock_timeout', 'statement_timeout', 'idle_in_transaction_session_timeout']) {
    const { rows } = await client.query<{ value: string }>('select current_setting($1) as value', [name])
    expect(rows[0]?.value, name).not.toBe('0')
  }
  client.release()
})
