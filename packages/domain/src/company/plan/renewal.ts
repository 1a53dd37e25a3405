import { addDays, addMonths, dayIn, daysFrom, dayWords } from '../../base/day/day.ts'
import { type BillingPeriod, closePeriod, endOfMonth, nextPeriod, openPeriod } from './billing-period.ts'
import { type Billing, type PlanName, type PlanTerms, priceOf } from './plan.ts'

/** A smaller plan, or months in place of a year, from a day to come. */
export interface NextPlan {
  readonly plan: PlanName
  readonly billing: Billing
  readonly terms: PlanTerms
  /** The first day of it. */
  readonly on: string
  /** What goes offline on that day, for the smaller plan has fewer units. */
  readonly offline: readonly string[]
}

/** What decides when a subscription is looked at next. */
export interface Running {
  readonly period: BillingPeriod
  readonly terms: PlanTerms
  readonly next: NextPlan | null
}

/** Transactions above those included cost something. */
export const isCounted = ({ transactionsIncluded, transactionMinor }: PlanTerms): boolean =>
  transactionsIncluded !== null && transactionMinor > 0

/** The first day after today on which something is to be asked for. What is sold above a year's plan is billed every month. */
export function nextBillingDay({ period, terms, next }: Running, today: string): string {
  const month = isCounted(terms) ? endOfMonth(period, today) : period.end
  const days = [period.end, month, ...(next ? [next.on] : [])]
  return days.reduce((first, each) => (each < first ? each : first))
}

export interface Line {
  readonly text: string
  readonly amountMinor: number
}

export interface Renewed {
  readonly period: BillingPeriod
  readonly creditMicro: number
  readonly lines: readonly Line[]
  readonly netMinor: number
}

interface Renewing {
  readonly period: BillingPeriod
  readonly creditMicro: number
  readonly plan: PlanName
  readonly billing: Billing
  readonly terms: PlanTerms
}

/** The period that follows, or the one that begins on a day before the end. Undefined where no price is agreed. */
export function renewedPeriod(
  { period, creditMicro, plan, billing, terms }: Renewing,
  on: string = period.end,
): Renewed | undefined {
  const priceMinor = priceOf(terms, billing)
  if (priceMinor === null) return undefined
  // What rounding, or days that were paid and not used, have left over is carried into the next.
  const credit = creditMicro + closePeriod(period, on)
  const isNext = on === period.end && billing === period.billing
  const billed = isNext ? nextPeriod(period, priceMinor, credit) : openPeriod(on, billing, priceMinor, credit)
  const { start, end } = billed.period
  const text = `${plan}, ${billing}, ${dayWords(start)} up to ${dayWords(end)}`
  const usedMinor = billed.chargeMinor - priceMinor
  const lines = [{ text, amountMinor: priceMinor }]
  if (usedMinor !== 0) lines.push({ text: 'Paid before and not used', amountMinor: usedMinor })
  return { period: billed.period, creditMicro: billed.creditMicro, lines, netMinor: billed.chargeMinor }
}

/**
 * As it is when it was paid after the company was suspended: days on which nothing could be done with it are none of it. Those
 * before, on which it was waited for the money, are.
 */
export function periodAfterSuspension(period: BillingPeriod, suspendedOn: string, today: string): BillingPeriod {
  const served = Math.max(0, daysFrom(period.start, suspendedOn) - 1)
  if (suspendedOn >= today || suspendedOn >= period.end) return period
  const anchor = addDays(today, -served)
  const [{ priceMinor } = { priceMinor: 0 }] = period.segments.slice(-1)
  return { ...openPeriod(anchor, period.billing, priceMinor).period, invoicedMinor: period.invoicedMinor }
}

/** Sales of one month: all of it, and before the days that are billed. */
export interface MonthSold {
  readonly month: string
  readonly until: number
  readonly before: number
}

/** What was sold above what is included, month by month: what was billed of a month before is not billed again. */
export function aboveIncluded(months: readonly MonthSold[], { transactionsIncluded }: PlanTerms): number {
  if (transactionsIncluded === null) return 0
  const above = (sold: number) => Math.max(0, sold - transactionsIncluded)
  return months.reduce((sum, { until, before }) => sum + above(until) - above(before), 0)
}

export function usageLine(count: number, { transactionMinor }: PlanTerms, from: string, to: string): Line | undefined {
  if (count <= 0 || transactionMinor === 0) return undefined
  const text = `Transactions above those included, ${dayWords(from)} up to ${dayWords(to)}: ${count}`
  return { text, amountMinor: count * transactionMinor }
}

/** The months that days lie in, the last day not counted: each from its first day, cut to the days. */
export function monthsBetween(from: string, to: string) {
  const months: { readonly month: string; readonly first: string; readonly from: string; readonly to: string }[] = []
  for (let first = `${from.slice(0, 7)}-01`; first < to; first = addMonths(first, 1)) {
    const end = addMonths(first, 1)
    months.push({ month: first.slice(0, 7), first, from: first < from ? from : first, to: end < to ? end : to })
  }
  return months
}

/** The moment at which a day begins there. Clocks change by whole quarter hours at most, and days begin on one. */
export function dayStart(day: string, timeZone: string): Date {
  const quarter = 15 * 60_000
  let at = Date.parse(`${day}T12:00:00Z`)
  // Noon in Greenwich is never more than a day away from the midnight looked for.
  while (dayIn(timeZone, new Date(at)) < day) at += quarter
  while (dayIn(timeZone, new Date(at - quarter)) >= day) at -= quarter
  return new Date(at)
}

/** After the company is suspended its sites sell on for so long; it is told then and once more before they go offline. */
export const suspensionRules = { sitesDays: 30, secondNoticeDays: 23 } as const
