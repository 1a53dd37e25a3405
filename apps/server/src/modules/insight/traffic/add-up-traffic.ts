import { lt, sql } from 'drizzle-orm'
import { z } from 'zod'
import { handle } from '../../../platform/jobs/handler.ts'
import { job } from '../../../platform/jobs/job.ts'
import { journeySteps } from './tables.ts'

/** Written with the notes it adds up, so that a company without visitors costs nothing. */
export const addUpTraffic = job('traffic.add-up', { input: z.strictObject({}) })

/** By then no application is taken up again, and nothing is counted a second time. */
export const stepDays = 90

export const trafficJobs = [
  handle(addUpTraffic, async ({ tx, now }) => {
    await tx.select({ done: sql`add_up_traffic()` }).from(sql`(values (1)) as one`)
    const old = new Date(now.getTime() - stepDays * 86_400_000)
    await tx.delete(journeySteps).where(lt(journeySteps.createdAt, old))
  }),
]
