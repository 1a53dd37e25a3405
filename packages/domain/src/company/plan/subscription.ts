import { z } from 'zod'
import { addDays, addMonths } from '../../base/day/day.ts'
import { billings, PlanTerms, planNames, UnitsInUse } from './plan.ts'

/** What is shown of a card that the provider keeps. */
export const KeptCard = z
  .object({
    brand: z.string(),
    last4: z.string(),
    /** Like 08/30; empty where the provider has not said. */
    expiry: z.string(),
    /** The bank will not have it charged again: it is not tried any more. */
    isRefused: z.boolean(),
  })
  .meta({ id: 'KeptCard' })
export type KeptCard = z.output<typeof KeptCard>

/** In words of no language: Visa •••• 4242. */
export const cardName = ({ brand, last4 }: Pick<KeptCard, 'brand' | 'last4'>): string => `${brand} •••• ${last4}`.trim()

/** People are told so many days before a card that is kept expires. */
export const cardNoticeDays = [30, 7] as const

/** The last day of a card, which is good to the end of its month; undefined where the provider has not said. */
export function lastDayOf({ expiry }: Pick<KeptCard, 'expiry'>): string | undefined {
  const [, month, year] = /^(0[1-9]|1[0-2])\/(\d\d)$/.exec(expiry) ?? []
  if (!month || !year) return undefined
  return addDays(addMonths(`20${year}-${month}-01`, 1), -1)
}

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
    /** Renewals are charged to it; without one they are paid by link or transfer. */
    card: KeptCard.nullable(),
    /** It is not renewed when its period is over. */
    isCancelled: z.boolean(),
    /** It was given up, and is over. */
    isEnded: z.boolean(),
    /** Since when nothing can be edited or published, and when sites go offline. */
    suspendedOn: z.iso.date().nullable(),
    sitesOfflineOn: z.iso.date().nullable(),
    /** A smaller plan to come. */
    next: z.object({ plan: z.enum(planNames), billing: z.enum(billings), on: z.iso.date() }).nullable(),
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
