import { z } from 'zod'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import { job } from '../../../platform/jobs/job.ts'

/** One a product and day; each sets up the next. */
export const dailyReport = job('transaction.daily-report', {
  places: 'documents',
  input: z.object({ productId: z.uuid() }),
  retryLimit: 8,
  retryDelaySeconds: 30,
})

const reportHour = 5

/** The coming morning. While one waits, asking again changes nothing. */
export async function reportInTheMorning(tx: WriteTx, productId: string, now: Date): Promise<void> {
  const morning = new Date(now)
  morning.setUTCHours(reportHour, 0, 0, 0)
  if (morning <= now) morning.setUTCDate(morning.getUTCDate() + 1)
  await enqueue(tx, dailyReport, { productId }, { startAfter: morning, singletonKey: productId })
}
