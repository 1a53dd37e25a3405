import { createHash } from 'node:crypto'
import type { z } from 'zod'
import { callAtTheEnd, callOnceAtTheEnd } from '../database/at-the-end.ts'
import { notifyAfter } from '../database/notify-after.ts'
import { clientOf } from '../database/row-plan.ts'
import type { WriteTx } from '../database/with-tenant.ts'
import { newId } from '../id.ts'
import type { Job } from './job.ts'

export interface EnqueueOptions {
  readonly startAfter?: Date
  /** Of several jobs with the same key that wait in a company, one runs. */
  readonly singletonKey?: string
  /** Who waits for the outcome and is told of the progress. */
  readonly memberId?: string
}

/** On which the job library's workers listen for the names of jobs to do. They also look every second. */
const channel = `pgboss_${createHash('sha224').update('pgboss').digest('hex').slice(0, 24)}`

const enqueueing = 'select enqueue_job($1::uuid, $2, $3::jsonb, $4::timestamptz, $5) as id'

/**
 * Writes the job in the caller's transaction, for the company of that transaction: it runs if and only if the
 * transaction commits. Answers the id of the job, or of the waiting one that has the same key.
 */
export async function enqueue<Input extends z.ZodObject>(
  tx: WriteTx,
  job: Job<Input>,
  data: z.input<Input>,
  options?: EnqueueOptions,
): Promise<string> {
  wakeWorkers(tx, job, options)
  const { rows } = await clientOf(tx).query<{ id: string }>(statementOf(job, data, options))
  const [row] = rows
  if (!row) throw new Error(`${job.name} was not enqueued`)
  return row.id
}

const enqueueingMany = `select enqueue_job(id, $1, data, null, key)
  from unnest($2::uuid[], $3::jsonb[], $4::text[]) as waiting (id, data, key)`

/** Many of one kind, each with its key, in one statement: a hundred ways to the database take longer than the work. */
export async function enqueueMany<Input extends z.ZodObject>(
  tx: WriteTx,
  { name, input }: Job<Input>,
  jobs: readonly { readonly data: z.input<Input>; readonly singletonKey: string }[],
): Promise<void> {
  wakeWorkers(tx, { name })
  const payloads = jobs.map(({ data }) => JSON.stringify({ input: input.parse(data) }))
  const keys = jobs.map(({ singletonKey }) => singletonKey)
  await clientOf(tx).query(enqueueingMany, [name, jobs.map(() => newId()), payloads, keys])
}

/** As `enqueue`, for who does not need the id: it is written with the end of the transaction. */
export const enqueueAtTheEnd = <Input extends z.ZodObject>(
  tx: WriteTx,
  job: Job<Input>,
  data: z.input<Input>,
  options?: EnqueueOptions,
): void => {
  wakeWorkers(tx, job, options)
  callAtTheEnd(tx, statementOf(job, data, options))
}

/** The same for work that looks for itself what is to be done: however often a transaction asks for it, it is one job. */
export const enqueueOnceAtTheEnd = <Input extends z.ZodObject>(
  tx: WriteTx,
  job: Job<Input>,
  data: z.input<Input>,
): void => {
  wakeWorkers(tx, job)
  callOnceAtTheEnd(tx, job.name, () => statementOf(job, data))
}

function wakeWorkers(tx: WriteTx, { name }: Pick<Job, 'name'>, { startAfter }: EnqueueOptions = {}) {
  if (!startAfter || startAfter.getTime() <= Date.now()) notifyAfter(tx, { channel, payload: name })
}

function statementOf<Input extends z.ZodObject>(
  { name, input }: Job<Input>,
  data: z.input<Input>,
  { startAfter, singletonKey, memberId }: EnqueueOptions = {},
) {
  const payload = JSON.stringify({ input: input.parse(data), memberId })
  const values = [newId(), name, payload, startAfter?.toISOString() ?? null, singletonKey ?? null]
  return { name: 'enqueue job', text: enqueueing, values }
}
