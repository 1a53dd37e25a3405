import { afterAll, expect, test, vi } from 'vitest'
import { cloneDatabase } from '../../../test/clone-database.ts'
import { eventually } from '../../../test/eventually.ts'
import { openPool } from './open-pool.ts'

const { owner, serverUrl } = await cloneDatabase()
const onLost = vi.fn<(error: Error) => void>()
const pool = openPool(serverUrl, 'studio', { onLost })
afterAll(() => pool.end())

test('behind a pooler nothing is kept on a connection by name, nor asked for with it', async () => {
  const behind = openPool(serverUrl, 'studio', { isPrepared: false })
  const client = await behind.connect()
  for (const value of [1, 2]) {
    const named = { name: 'a plan', text: 'select $1::int as one', values: [value] }
    expect((await client.query(named)).rows).toEqual([{ one: value }])
  }
  expect((await client.query('select name from pg_prepared_statements')).rows).toEqual([])
  const { rows } = await client.query(`select current_setting('lock_timeout') as lock`)
  expect(rows).toEqual([{ lock: '0' }])
  client.release()
  await behind.end()
})

test('a lost connection is told of by its error alone, and the next one serves', async () => {
  await pool.query('select')
  await owner.query(`select pg_terminate_backend(pid) from pg_stat_activity where usename = 'server'
    and datname = current_database()`)
  await eventually(() => expect(onLost).toHaveBeenCalled())
  for (const told of onLost.mock.calls) expect(told).toEqual([expect.objectContaining({ code: '57P01' })])
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
})
