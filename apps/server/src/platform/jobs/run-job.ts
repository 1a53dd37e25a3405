import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'
import { fromDrizzle, type JobWithMetadata, type PgBoss } from 'pg-boss'
import { z } from 'zod'
import { sendRest } from '../database/at-the-end.ts'
import { clientOf } from '../database/row-plan.ts'
import { type WriteTx, withTenant } from '../database/with-tenant.ts'
import type {
  HandledCompanyJob,
  HandledJob,
  HandledOutboundJob,
  HandledRecurringJob,
  OutsideContext,
} from './handler.ts'
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

/** What the handler writes last and the end of the job are one transaction: no effect twice, none without the end. */
async function runForCompany(
  { boss, pool, now }: Means,
  handled: HandledCompanyJob | HandledOutboundJob,
  taken: TakenJob,
) {
  const { companyId, memberId, input } = Payload.parse(taken.data)
  const { id: jobId, signal, retryCount: attempt } = taken
  const { job } = handled
  const inCompany = within(pool)
  const apart = <T>(work: (tx: WriteTx) => Promise<T>) => inCompany(companyId, work)
  const { progress, finish } = createProgress({ jobId, job: job.name, memberId }, apart)
  const outside: OutsideContext = { companyId, jobId, attempt, now, signal, progress, apart, inCompany }
  const end = async (tx: WriteTx) => {
    await finish(tx, 'done')
    await complete(boss, tx, taken)
  }
  try {
    const data = job.input.parse(input)
    await (handled.kind === 'outbound' ? goOut(handled, outside, data, end) : stayIn(handled, outside, data, end))
  } catch (error) {
    // Where even this cannot be written, the handler's own error says more.
    if (attempt >= taken.retryLimit) await apart((tx) => finish(tx, 'failed')).catch(() => {})
    throw error
  }
}

type End = (tx: WriteTx) => Promise<void>

const stayIn = ({ handler }: HandledCompanyJob, outside: OutsideContext, data: unknown, end: End) =>
  outside.apart(async (tx) => {
    await handler({ tx, ...outside }, data)
    await end(tx)
  })

async function goOut({ read, act, settle }: HandledOutboundJob, outside: OutsideContext, data: unknown, end: End) {
  const task = await outside.apart(async (tx) => {
    const found = await read({ tx, ...outside }, data)
    if (found === undefined) await end(tx)
    return found
  })
  if (task === undefined) return
  const outcome = await act(task, outside)
  await outside.apart(async (tx) => {
    await settle({ tx, ...outside }, task, outcome)
    await end(tx)
  })
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
