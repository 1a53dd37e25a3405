import { z } from 'zod'
import { job } from '../../../platform/jobs/job.ts'

const again = { retryDelaySeconds: 5 } as const

/** A company's: the reviewers get what it submitted of an item last, and lose what it took back or withdrew. */
export const bringItem = job('exchange.bring', { input: z.object({ itemId: z.uuid() }), ...again })

/** The operator's: the author learns what was decided. */
export const bringExchangeDecision = job('exchange.decide', { input: z.object({ reviewId: z.uuid() }), ...again })

/** The operator's: one who took it learns that there is a later version. */
export const tellTaker = job('exchange.tell', {
  input: z.object({ itemId: z.uuid(), byCompanyId: z.uuid(), number: z.int() }),
  ...again,
})

/** The operator's: the author's item is no longer released. */
export const bringWithdrawal = job('exchange.withdraw', {
  input: z.object({ forCompanyId: z.uuid(), forItemId: z.uuid(), reasons: z.string() }),
  ...again,
})

/** A taker's: it is counted, and told of later versions. */
export const bringTake = job('exchange.take', { input: z.object({ takeId: z.uuid() }), ...again })

/** A company's: those who run the product read what is wrong with a design. */
export const bringReport = job('exchange.report', {
  input: z.object({ reportId: z.uuid(), itemId: z.uuid(), number: z.int(), text: z.string() }),
  ...again,
})
