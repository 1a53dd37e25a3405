import { z } from 'zod'
import type { WaysIn } from '../../../platform/http/ways-in.ts'
import { handOverDue } from '../../../platform/jobs/hand-over-due.ts'
import { job } from '../../../platform/jobs/job.ts'
import { subscriptions } from './tables.ts'

/** Asks for what has come due of one subscription, takes it from the card, and sees to what follows where it is not paid. */
export const renewSubscription = job('subscription.renew', {
  places: 'payments',
  input: z.object({ subscriptionId: z.uuid() }),
  retryLimit: 20,
  retryDelaySeconds: 15,
  expireInSeconds: 60,
})

/** Tells of what is nearly used, and of terms to come. */
export const watchUse = job('subscription.watch-use', { input: z.object({ subscriptionId: z.uuid() }) })

export const subscriptionSweeps = (ways: Pick<WaysIn, 'door'>) => [
  handOverDue(
    'subscription.hand-over',
    {
      column: subscriptions.renewAt,
      job: renewSubscription,
      inputOf: (subscriptionId) => ({ subscriptionId }),
      handedOver: 'look-again',
    },
    ways,
  ),
  handOverDue(
    'subscription.hand-over-watched',
    {
      column: subscriptions.watchAt,
      job: watchUse,
      inputOf: (subscriptionId) => ({ subscriptionId }),
      handedOver: 'look-again',
    },
    ways,
  ),
]
