import { sql } from 'drizzle-orm'
import type { z } from 'zod'
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

/**
 * Writes the job in the caller's transaction, for the company of that transaction: it runs if and only if the
 * transaction commits. Answers the id of the job, or of the waiting one that has the same key.
 */
export async function enqueue<Input extends z.ZodObject>(
  tx: WriteTx,
  { name, input }: Job<Input>,
  data: z.input<Input>,
  { startAfter, singletonKey, memberId }: EnqueueOptions = {},
): Promise<string> {
  const payload = JSON.stringify({ input: input.parse(data), memberId })
  const id = sql<string>`enqueue_job(
    ${newId()}::uuid, ${name}, ${payload}::jsonb, ${startAfter?.toISOString() ?? null}::timestamptz, ${singletonKey ?? null}
  )`
  const [row] = await tx.select({ id }).from(sql`(values (1)) as one`)
  if (!row) throw new Error(`${name} was not enqueued`)
  return row.id
}
