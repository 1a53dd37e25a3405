import { asc, inArray, lt, sql } from 'drizzle-orm'
import type { ReadTx } from '../database/with-tenant.ts'
import { handleRecurring } from '../jobs/handler.ts'
import { recurringJob } from '../jobs/job.ts'
import { keyKeptHours } from './once-by-key.ts'
import { idempotencies } from './tables.ts'
import type { WaysIn } from './ways-in.ts'

const sweepKeys = recurringJob('idempotency.sweep', { cron: '*/10 * * * *', retryLimit: 0, concurrency: 1 })

const kept = sql`now() - ${keyKeptHours} * interval '1 hour'`
const atOnce = 1000

const findOld = (door: ReadTx) =>
  door
    .select({ id: idempotencies.id, companyId: idempotencies.companyId })
    .from(idempotencies)
    .where(lt(idempotencies.createdAt, kept))
    .orderBy(asc(idempotencies.createdAt))
    .limit(atOnce)

/** Some at a time: no call pays for what was left by others, and no lock lasts. */
export const sweepKeysJob = ({ door }: Pick<WaysIn, 'door'>) =>
  handleRecurring(sweepKeys, async ({ inCompany, signal }) => {
    for (;;) {
      const old = await door(findOld)
      for (const [companyId, own] of Map.groupBy(old, (key) => key.companyId)) {
        const ids = own.map(({ id }) => id)
        await inCompany(companyId, (tx) => tx.delete(idempotencies).where(inArray(idempotencies.id, ids)))
      }
      if (old.length < atOnce || signal.aborted) return
    }
  })
