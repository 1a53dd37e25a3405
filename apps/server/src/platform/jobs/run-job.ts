import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'
import { fromDrizzle, type JobWithMetadata, type PgBoss } from 'pg-boss'
import { z } from 'zod'
import { sendRest } from '../database/at-the-end.ts'
import { clientOf } from '../database/row-plan.ts'
import { type WriteTx, withTenant } from '../database/with-tenant.ts'
import type { HandledCompanyJob, HandledJob, HandledRecurringJob } from './handler.ts'
import { createProgress } from './progress.ts'

const Payload = z.object({ companyId: z.uuid(), memberId: z.uuid().optional(), input: z.unknown() })

export type TakenJob = JobWithMetadata<unknown>

interface Means {
  readonly boss: PgBoss
  readonly pool: Pool
  /** What the handler takes for now. */
  readonly now: Date
}

/** Runs one job that was taken. */
export const runJob = (means: Means, handled: HandledJob, taken: TakenJob): Promise<void> =>
  handled.kind === 'platform' ? runRecurring(means, handled, taken) : runForCompany(means, handled, taken)

/** What the handler writes and the end of the job are one transaction: no effect twice, none without the end. */
async function runForCompany({ boss, pool, now }: Means, { job, handler }: HandledCompanyJob, taken: TakenJob) {
  const { companyId, memberId, input } = Payload.parse(taken.data)
  const { id: jobId, signal, retryCount: attempt } = taken
  const inCompany = within(pool)
  const apart = <T>(work: (tx: WriteTx) => Promise<T>) => inCompany(companyId, work)
  const { progress, finish } = createProgress({ jobId, job: job.name, memberId }, apart)
  try {
    const data = job.input.parse(input)
    await apart(async (tx) => {
      await handler({ tx, companyId, jobId, attempt, now, signal, progress, apart, inCompany }, data)
      await finish(tx, 'done')
      await complete(boss, tx, taken)
    })
  } catch (error) {
    // Where even this cannot be written, the handler's own error says more.
    if (attempt >= taken.retryLimit) await apart((tx) => finish(tx, 'failed')).catch(() => {})
    throw error
  }
}

async function runRecurring({ pool, now }: Means, { handler }: HandledRecurringJob, { id: jobId, signal }: TakenJob) {
  await handler({ jobId, now, signal, inCompany: within(pool) })
}

const within =
  (pool: Pool) =>
  <T>(companyId: string, work: (tx: WriteTx) => Promise<T>) =>
    withTenant(pool, { companyId, mode: 'read write' }, work)

/** Fails, and takes the handler's writes with it, when the job has meanwhile been given to another worker. */
async function complete(boss: PgBoss, tx: WriteTx, { name, id, retryCount }: TakenJob) {
  // Under the tenant's role, which ends here.
  await sendRest(clientOf(tx))
  const database = wholeDatabase(tx)
  await database.execute(sql`set local role worker`)
  const { affected } = (await boss.complete(name, { id, retryCount }, null, {
    db: fromDrizzle(database, sql),
  })) as Settled
  if (affected !== 1) throw new Error(`${name} ${id} is no longer ours to finish`)
}

/** What pg-boss answers, although its types hide it. */
interface Settled {
  readonly affected: number
}

/** `withTenant` hands out a whole drizzle database and shows a part of it; nothing after this uses the tenant's role. */
const wholeDatabase = (tx: WriteTx) => tx as NodePgDatabase
