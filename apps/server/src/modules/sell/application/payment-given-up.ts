import { z } from 'zod'
import { job } from '../../../platform/jobs/job.ts'

/** The buyer went back from the gateway and changed something: what was about to be paid must not be taken any more. */
export const paymentGivenUp = job('application.payment-given-up', {
  places: 'payments',
  input: z.object({ applicationId: z.uuid() }),
  retryLimit: 10,
  retryDelaySeconds: 5,
  expireInSeconds: 60,
})
