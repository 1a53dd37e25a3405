import { z } from 'zod'
import { addMonths, daysFrom } from '../../base/day/day.ts'
import { type Billing, billings } from './plan.ts'

/** Prices before tax, from a day on until the next or the end. */
const Segment = z.object({ from: z.iso.date(), priceMinor: z.int().min(0) })

/** What is billed together: from its first day up to the day before its end. */
export const BillingPeriod = z.object({
  billing: z.enum(billings),
  /** The day of the month on which periods begin; kept, so that 31 January comes back after February. */
  anchor: z.iso.date(),
  /** Which period since the anchor this is, from 0. */
  number: z.int().min(0),
  start: z.iso.date(),
  end: z.iso.date(),
  segments: z.array(Segment).min(1),
  /** What was asked for it so far. */
  invoicedMinor: z.int().min(0),
})
export type BillingPeriod = z.output<typeof BillingPeriod>

/**
 * What a company has paid and not used, in millionths of a penny: what is not a whole penny is not lost with a change, so
 * that after any number of them what was invoiced is what was used. Below zero it is less than a penny that is owed.
 */
export type CreditMicro = number

export interface Billed {
  readonly period: BillingPeriod
  readonly creditMicro: CreditMicro
  /** What is to be paid now, before tax. Never below zero: what is over stays as credit. */
  readonly chargeMinor: number
}

const micro = 1_000_000
const monthsOf = { monthly: 1, annual: 12 } as const satisfies Record<Billing, number>

/** How many days from the first up to, and without, the second. */
const daysBetween = (first: string, end: string) => daysFrom(first, end) - 1

/** Begins on the day itself, and takes what was paid before and not used. */
export const openPeriod = (anchor: string, billing: Billing, priceMinor: number, credit: CreditMicro = 0): Billed =>
  periodAt({ anchor, number: 0 }, billing, priceMinor, credit)

/** The one after it, at a price that may have changed. */
export const nextPeriod = (
  { anchor, number, billing }: BillingPeriod,
  priceMinor: number,
  credit: CreditMicro = 0,
): Billed => periodAt({ anchor, number: number + 1 }, billing, priceMinor, credit)

function periodAt(
  { anchor, number }: Pick<BillingPeriod, 'anchor' | 'number'>,
  billing: Billing,
  priceMinor: number,
  credit: CreditMicro,
): Billed {
  const [start, end] = [number, number + 1].map((at) => addMonths(anchor, at * monthsOf[billing]))
  if (!start || !end) throw new Error('A period has a beginning and an end')
  const chargeMinor = Math.max(0, Math.round((priceMinor * micro - credit) / micro))
  const segments = [{ from: start, priceMinor }]
  return {
    period: { billing, anchor, number, start, end, segments, invoicedMinor: priceMinor },
    creditMicro: credit - (priceMinor - chargeMinor) * micro,
    chargeMinor,
  }
}

/**
 * Another price from a day on, which counts as one of the new. What is asked for is what the whole period now costs, without
 * what was asked for before: of the first change that is the difference of the prices for the days that are left.
 */
export function changePrice(period: BillingPeriod, priceMinor: number, from: string): Billed {
  const kept = period.segments.filter((segment) => segment.from < from)
  const changed = { ...period, segments: [...kept, { from, priceMinor }] }
  const invoicedMinor = Math.max(period.invoicedMinor, Math.round(costOf(changed, period.end)))
  return {
    period: { ...changed, invoicedMinor },
    creditMicro: 0,
    chargeMinor: invoicedMinor - period.invoicedMinor,
  }
}

/** Ends it before its time: what was asked for days to come is credit. The day itself is no longer one of it. */
export const closePeriod = (period: BillingPeriod, on: string): CreditMicro =>
  Math.round((period.invoicedMinor - costOf(period, on)) * micro)

/** What its days before this one cost, with all the fractions of a penny there are. */
export function costOf({ segments, start, end }: BillingPeriod, until: string): number {
  const days = daysBetween(start, end)
  const priced = segments.map(({ from, priceMinor }, at) => {
    const to = segments[at + 1]?.from ?? end
    return priceMinor * Math.max(0, daysBetween(from, to < until ? to : until))
  })
  return priced.reduce((sum, each) => sum + each, 0) / days
}

/** The first day after the month that is running, counted from when periods began: what gets smaller does so then. */
export function endOfMonth({ start, end }: BillingPeriod, today: string): string {
  const ends = Array.from({ length: 12 }, (_, at) => addMonths(start, at + 1))
  const next = ends.find((each) => each > today) ?? end
  return next < end ? next : end
}
