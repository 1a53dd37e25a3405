import { Client } from 'pg'
import { afterAll, expect, test } from 'vitest'
import { cloneDatabase } from '../../../test/clone-database.ts'
import { eventually } from '../../../test/eventually.ts'
import { newId } from '../id.ts'
import { companyOf } from './company-of.ts'
import { forCompany } from './for-company.ts'
import { allNotified, notifyAfter } from './notify-after.ts'
import { endPool, openPool } from './open-pool.ts'
import { withTenant } from './with-tenant.ts'

const { owner, serverUrl } = await cloneDatabase()
const pool = openPool(serverUrl)
const listening = new Client(serverUrl)
const heard: string[] = []
listening.on('notification', ({ payload = '' }) => heard.push(payload))
await listening.connect()
await listening.query('listen news')
afterAll(async () => {
  await listening.end()
  await endPool(pool)
})

const commit = (payload: string, from = pool) =>
  withTenant(from, { companyId: newId(), mode: 'read write' }, async (tx) =>
    notifyAfter(tx, { channel: 'news', payload }),
  )
const committed = async () =>
  (await owner.query<{ count: number }>('select pg_current_xact_id()::text::bigint::int as count')).rows[0]?.count ?? 0

test('what commits at a time is told at a time, and the same thing once', async () => {
  const before = await committed()
  await Promise.all(Array.from({ length: 100 }, (_, n) => commit(`${n % 10}`)))
  await allNotified(pool)
  await eventually(() => expect(new Set(heard).size).toBe(10))
  // Transactions that write nothing take no number: all of these were notices.
  expect((await committed()) - before).toBeLessThan(20)
  expect(heard.splice(0).length).toBeLessThan(60)
})

test('connections that end have told everything', async () => {
  const other = openPool(serverUrl)
  await commit('first', other)
  await commit('last', other)
  await endPool(other)
  await eventually(() => expect(heard.splice(0)).toEqual(['first', 'last']))
})

test('the company is the one that the transaction works for at that moment', async () => {
  const [mine, theirs] = [newId(), newId()]
  const seen = await withTenant(pool, { companyId: mine, mode: 'read write' }, async (tx) => {
    const inside = await forCompany(tx, theirs, async () => companyOf(tx))
    await expect(forCompany(tx, theirs, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    return [inside, companyOf(tx)]
  })
  expect(seen).toEqual([theirs, mine])
})
