import { getTableName } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import { clientOf } from '../database/row-plan.ts'
import type { ReadTx, WriteTx } from '../database/with-tenant.ts'
import type { WaysIn } from '../http/ways-in.ts'
import { enqueueMany } from './enqueue.ts'
import { type HandledRecurringJob, handleRecurring } from './handler.ts'
import { type Job, recurringJob } from './job.ts'

interface Due<Input extends z.ZodObject> {
  /** When a row is to be looked at; null where nothing is to come. An index begins with the company, then this. */
  readonly column: PgColumn
  /** What is done with one row, and what it is told of the row. */
  readonly job: Job<Input>
  readonly inputOf: (id: string) => z.input<Input>
  /**
   * A row that was handed over is due again after a day unless its job has set another time or none, so that one whose job
   * was given up is not forgotten; or it is taken off the list.
   */
  readonly handedOver: 'look-again' | 'take-off'
}

/** How many of a company's rows are handed over before it is the next company's turn. */
export const atOnce = 100
/** Longer than any job is tried again. */
export const lookAgainMs = 24 * 60 * 60_000

/** Makes jobs of what has come due, every minute: what is due in days or months waits as a time in its own row. */
export const handOverDue = <Input extends z.ZodObject>(
  name: string,
  due: Due<Input>,
  { door }: Pick<WaysIn, 'door'>,
): HandledRecurringJob =>
  handleRecurring(
    recurringJob(name, { cron: '* * * * *', retryLimit: 0, concurrency: 1 }),
    async ({ inCompany, now, signal }) => {
      const failures: unknown[] = []
      for (let many = 1; many > 0 && !signal.aborted; ) {
        many = 0
        for (const [companyId, own] of Map.groupBy(await door(findDue(due, now)), (row) => row.companyId)) {
          const ids = own.map(({ id }) => id)
          try {
            many += await inCompany(companyId, (tx) => handOver(tx, due, ids, now))
          } catch (error) {
            // One company's trouble must not keep back those that come after it.
            failures.push(error)
          }
        }
      }
      if (failures.length > 0) throw failures[0]
    },
  )

const namesOf = ({ column }: Pick<Due<never>, 'column'>) => ({ table: getTableName(column.table), at: column.name })

/**
 * The next rows of every company that has any. Companies are found one after the other, each by one look into the index:
 * one with a hundred thousand due rows costs as much as one with a hundred, and holds up nobody.
 */
const findDue = (due: Pick<Due<never>, 'column'>, now: Date) => async (door: ReadTx) => {
  const { table, at } = namesOf(due)
  const { rows } = await clientOf(door).query<{ id: string; companyId: string }>(
    `with recursive company as (
      (select company_id from ${table} where ${at} is not null order by company_id limit 1)
      union all
      select (select next.company_id from ${table} next
        where next.${at} is not null and next.company_id > company.company_id order by next.company_id limit 1)
      from company where company.company_id is not null
    )
    select own.company_id as "companyId", own.id from company, lateral (
      select company_id, id from ${table} where company_id = company.company_id and ${at} <= $1 order by ${at} limit $2
    ) own`,
    [now, atOnce],
  )
  return rows
}

/** Of two workers one takes a row; what somebody is changing in this moment is left for the next minute. */
async function handOver<Input extends z.ZodObject>(
  tx: WriteTx,
  { job, inputOf, handedOver, ...due }: Due<Input>,
  ids: readonly string[],
  now: Date,
): Promise<number> {
  const { table, at } = namesOf(due)
  const { rows } = await clientOf(tx).query<{ id: string }>(
    `update ${table} set ${at} = $3 where id in (
      select id from ${table} where id = any($1::uuid[]) and ${at} <= $2 for update skip locked
    ) returning id`,
    [ids, now, handedOver === 'look-again' ? new Date(now.getTime() + lookAgainMs) : null],
  )
  if (rows.length > 0)
    await enqueueMany(
      tx,
      job,
      rows.map(({ id }) => ({ data: inputOf(id), singletonKey: id })),
    )
  return rows.length
}
