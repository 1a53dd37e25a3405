import { z } from 'zod'
import { referralLifecycle } from './referral-lifecycle.ts'

/** How many cases stand under an address, by their state. */
export const ReferralCount = z.record(z.enum(referralLifecycle.states), z.int()).meta({
  id: 'ReferralCount',
  examples: [{ waiting: 0, accepted: 1, declined: 0, withdrawn: 2, bought: 0, expired: 0 }],
})

export type ReferralCount = z.output<typeof ReferralCount>
