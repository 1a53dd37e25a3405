import { z } from 'zod'
import { billings, PlanTerms, planNames, UnitsInUse } from './plan.ts'

/** What a company has, and until when it is paid. */
export const Subscription = z
  .object({
    plan: z.enum(planNames),
    /** It is tried out and nothing is paid for it. */
    isTrial: z.boolean(),
    /** Null where nothing is billed: in a trial, and where it is agreed otherwise. */
    billing: z.enum(billings).nullable(),
    terms: PlanTerms,
    /** The period that was paid last, its end being the day of the next payment. */
    periodStart: z.iso.date().nullable(),
    periodEnd: z.iso.date().nullable(),
    /** What was paid and not used: the next payments are smaller by it. */
    creditMinor: z.int(),
  })
  .meta({ id: 'Subscription' })
export type Subscription = z.output<typeof Subscription>

export const SubscriptionDetails = z
  .object({
    ...Subscription.shape,
    units: UnitsInUse,
    /** Live sales of the month that is running. */
    transactions: z.object({ month: z.string(), used: z.int() }),
  })
  .meta({ id: 'SubscriptionDetails' })
export type SubscriptionDetails = z.output<typeof SubscriptionDetails>
