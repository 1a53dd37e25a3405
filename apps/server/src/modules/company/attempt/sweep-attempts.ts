import { inArray, lte } from 'drizzle-orm'
import type { WaysIn } from '../../../platform/http/ways-in.ts'
import { handleRecurring } from '../../../platform/jobs/handler.ts'
import { recurringJob } from '../../../platform/jobs/job.ts'
import { findOperator } from '../company/index.ts'
import { attemptCounts } from './tables.ts'

const sweepAttempts = recurringJob('attempt.sweep', { cron: '*/15 * * * *', retryLimit: 0, concurrency: 1 })

/** What has ended limits nobody any more, and most who tried never come back. */
export const attemptSweeps = ({ door }: Pick<WaysIn, 'door'>) => [
  handleRecurring(sweepAttempts, async ({ inCompany, now }) => {
    await inCompany(await door(findOperator), (tx) => {
      const { id, endsAt } = attemptCounts
      // What somebody counts in at this moment is left to them: waiting for it, each could wait for the other.
      const ended = tx.select({ id }).from(attemptCounts).where(lte(endsAt, now)).for('update', { skipLocked: true })
      return tx.delete(attemptCounts).where(inArray(id, ended))
    })
  }),
]
