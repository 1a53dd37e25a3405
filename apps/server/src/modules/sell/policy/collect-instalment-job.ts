import { and, asc, eq, lte, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { ReadTx, WriteTx } from '../../../platform/database/with-tenant.ts'
import type { WaysIn } from '../../../platform/http/ways-in.ts'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import { handleRecurring } from '../../../platform/jobs/handler.ts'
import { job, recurringJob } from '../../../platform/jobs/job.ts'
import { isOneOf } from '../../../platform/search/find-by-words.ts'
import { instalments } from './tables.ts'

/** Takes one instalment from the card of the first payment, on its day or on the day it is tried again. */
export const collectInstalment = job('instalment.collect', {
  places: 'payments',
  input: z.object({ instalmentId: z.uuid() }),
  retryLimit: 20,
  retryDelaySeconds: 15,
  expireInSeconds: 60,
})

/** Early in the day, whatever the time zone: whoever is told that it failed has the day to see to it. */
export const collectedAt = (day: string) => new Date(`${day}T06:00:00Z`)

/** It comes due then, however often it is asked for. */
export async function collectOn(tx: WriteTx, instalmentId: string, at: Date): Promise<void> {
  await tx.update(instalments).set({ collectAt: at }).where(eq(instalments.id, instalmentId))
}

const handOverDue = recurringJob('instalment.hand-over', { cron: '* * * * *', retryLimit: 0, concurrency: 1 })
const atOnce = 500

const findDue = (now: Date) => (door: ReadTx) =>
  door
    .select({ id: instalments.id, companyId: instalments.companyId })
    .from(instalments)
    .where(lte(instalments.collectAt, now))
    .orderBy(asc(instalments.collectAt))
    .limit(atOnce)

/**
 * What is due becomes a job, some at a time. It is taken off the list in the transaction that writes the job, so that of
 * two workers one does; what somebody settles in this moment is left for the next minute.
 */
async function handOver(tx: WriteTx, ids: readonly string[], now: Date): Promise<number> {
  const free = tx
    .select({ id: instalments.id })
    .from(instalments)
    .where(and(isOneOf(instalments.id, ids), lte(instalments.collectAt, now)))
    .for('update', { skipLocked: true })
  const taken = await tx
    .update(instalments)
    .set({ collectAt: null })
    .where(sql`${instalments.id} in ${free}`)
    .returning({ id: instalments.id })
  for (const { id } of taken) await enqueue(tx, collectInstalment, { instalmentId: id }, { singletonKey: id })
  return taken.length
}

export const handOverInstalmentsJob = ({ door }: Pick<WaysIn, 'door'>) =>
  handleRecurring(handOverDue, async ({ inCompany, now, signal }) => {
    for (;;) {
      const due = await door(findDue(now))
      let many = 0
      for (const [companyId, own] of Map.groupBy(due, (one) => one.companyId)) {
        const ids = own.map(({ id }) => id)
        many += await inCompany(companyId, (tx) => handOver(tx, ids, now))
      }
      if (due.length < atOnce || many === 0 || signal.aborted) return
    }
  })
