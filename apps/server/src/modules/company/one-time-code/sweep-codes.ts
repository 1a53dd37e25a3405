import { inArray, lte } from 'drizzle-orm'
import type { WaysIn } from '../../../platform/http/ways-in.ts'
import { handleRecurring } from '../../../platform/jobs/handler.ts'
import { recurringJob } from '../../../platform/jobs/job.ts'
import { findOperator } from '../company/index.ts'
import { dayBefore } from './one-time-code.ts'
import { oneTimeCodes } from './tables.ts'

const sweepCodes = recurringJob('one-time-code.sweep', { cron: '7,22,37,52 * * * *', retryLimit: 0, concurrency: 1 })

/** In the operator's company are those of strangers, many of whom never come back for another. */
export const oneTimeCodeSweeps = ({ door }: Pick<WaysIn, 'door'>) => [
  handleRecurring(sweepCodes, async ({ inCompany, now }) => {
    await inCompany(await door(findOperator), (tx) => {
      const { id, createdAt } = oneTimeCodes
      const old = tx
        .select({ id })
        .from(oneTimeCodes)
        .where(lte(createdAt, dayBefore(now)))
        .for('update', { skipLocked: true })
      return tx.delete(oneTimeCodes).where(inArray(id, old))
    })
  }),
]
