import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { Client, escapeLiteral } from 'pg'
import { z } from 'zod'
import { startEmbeddedPostgres } from '../src/platform/database/embedded-postgres.ts'
import { migrate } from '../src/platform/database/migrate.ts'
import { openPool } from '../src/platform/database/open-pool.ts'
import { withTenant } from '../src/platform/database/with-tenant.ts'
import { newId } from '../src/platform/id.ts'
import { enqueue } from '../src/platform/jobs/enqueue.ts'
import { handle } from '../src/platform/jobs/handler.ts'
import { job } from '../src/platform/jobs/job.ts'
import { prepareJobs } from '../src/platform/jobs/prepare-jobs.ts'
import { startWorker } from '../src/platform/jobs/start-worker.ts'

// The promise: the job of a worker that was killed runs again within 30 seconds, with the settings of production.
const limitMs = 30_000
const rounds = 3

const postgres = await startEmbeddedPostgres(join(import.meta.dirname, '../../../.data/soak'))
const ownerUrl = postgres.urlOf('postgres', 'postgres')
await migrate(ownerUrl)
const lost = job('soak.lost', { input: z.strictObject({}) })
await prepareJobs(ownerUrl, [lost])
const owner = new Client(ownerUrl)
await owner.connect()
await owner.query(`alter role server login password ${escapeLiteral(postgres.password)}`)
await owner.query('delete from pgboss.job')
const url = postgres.urlOf('server', 'postgres')
const pool = openPool(url)

for (let round = 1; round <= rounds; round++) {
  const child = fork(join(import.meta.dirname, 'hanging-worker.ts'), [url, lost.name])
  await once(child, 'message')
  await withTenant(pool, { companyId: newId(), mode: 'read write' }, (tx) => enqueue(tx, lost, {}))
  await once(child, 'message')
  child.kill('SIGKILL')
  const killedAt = Date.now()

  const { promise: resumed, resolve } = Promise.withResolvers<void>()
  const worker = await startWorker(url, [handle(lost, async () => resolve())], {
    onError: (error) => process.stderr.write(`${error.stack}\n`),
  })
  await resumed
  const tookMs = Date.now() - killedAt
  await worker.stop()
  process.stdout.write(`round ${round}: resumed after ${(tookMs / 1000).toFixed(1)} s\n`)
  if (tookMs > limitMs) process.exitCode = 1
}

await pool.end()
await owner.end()
await postgres.release()
