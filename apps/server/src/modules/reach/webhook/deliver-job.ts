import { z } from 'zod'
import { job } from '../../../platform/jobs/job.ts'

/** One try. What failed waits as a time in its row, and is handed over when that has come. */
export const deliverWebhook = job('webhook.deliver', {
  input: z.object({ deliveryId: z.uuid() }),
  places: 'webhooks',
  concurrency: 12,
  expireInSeconds: 60,
})
