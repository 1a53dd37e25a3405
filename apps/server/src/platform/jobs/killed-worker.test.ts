import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { cloneDatabase } from '../../../test/clone-database.ts'
import { eventually } from '../../../test/eventually.ts'
import { openPool } from '../database/open-pool.ts'
import { withTenant } from '../database/with-tenant.ts'
import { newId } from '../id.ts'
import { enqueue } from './enqueue.ts'
import { handle } from './handler.ts'
import { job } from './job.ts'
import { prepareJobs } from './prepare-jobs.ts'
import { startWorker } from './start-worker.ts'

const lost = job('test.lost', { input: z.strictObject({}) })
const { owner, serverUrl } = await cloneDatabase()
await prepareJobs(Object.assign(new URL(serverUrl), { username: 'postgres' }).href, [lost])
const pool = openPool(serverUrl)
afterAll(() => pool.end())

test('the job of a killed worker is done by another', async () => {
  const child = fork(fileURLToPath(new URL('../../../soak/hanging-worker.ts', import.meta.url)), [serverUrl, lost.name])
  await once(child, 'message')
  const id = await withTenant(pool, { companyId: newId(), mode: 'read write' }, (tx) => enqueue(tx, lost, {}))
  await once(child, 'message')
  child.kill('SIGKILL')
  // The soak waits the ten seconds out.
  await owner.query(`update pgboss.job set heartbeat_on = now() - interval '11 s' where id = $1`, [id])

  const attempts: number[] = []
  const trouble: Error[] = []
  const handled = handle(lost, async ({ attempt }) => void attempts.push(attempt))
  const worker = await startWorker(serverUrl, [handled], {
    superviseSeconds: 1,
    onError: (error) => trouble.push(error),
  })
  await eventually(() => expect(attempts).toEqual([1]))
  await worker.stop()
  expect(trouble).toEqual([])
  expect((await owner.query('select state from pgboss.job')).rows).toEqual([{ state: 'completed' }])
})
