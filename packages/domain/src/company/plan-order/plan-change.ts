import { daysFrom, dayWords } from '../../base/day/day.ts'
import { type BillingPeriod, changePrice, closePeriod, openPeriod } from '../plan/billing-period.ts'
import { type Billing, type PlanName, type PlanTerms, planNames, priceOf } from '../plan/plan.ts'
import { renewedPeriod } from '../plan/renewal.ts'

/** What a company has when it asks for another plan. */
export interface Held {
  readonly plan: PlanName
  /** It is tried out: whatever is bought is more than nothing. */
  readonly isTrial: boolean
  readonly terms: PlanTerms
  readonly period: BillingPeriod | null
  readonly creditMicro: number
  /** It was given up, and its last period is over. */
  readonly isEnded: boolean
}

export interface Wanted {
  readonly plan: PlanName
  readonly billing: Billing
  readonly terms: PlanTerms
}

export interface OrderLine {
  readonly text: string
  readonly amountMinor: number
}

export interface PlanChange {
  readonly period: BillingPeriod
  readonly creditMicro: number
  readonly lines: readonly OrderLine[]
  readonly netMinor: number
}

export type NoChange = 'plan-order.same' | 'plan-order.smaller' | 'plan-order.not-sold'

const rankOf = (plan: PlanName) => planNames.indexOf(plan)

/** Less than what is had: it begins after the month that is running. */
export const isSmaller = ({ plan, period }: Pick<Held, 'plan' | 'period'>, wanted: Omit<Wanted, 'terms'>): boolean =>
  rankOf(wanted.plan) < rankOf(plan) || (period?.billing === 'annual' && wanted.billing === 'monthly')

/** What it means for a company to have another plan from today on, and what is to be paid for it now, before tax. */
export function planChange(held: Held, wanted: Wanted, today: string): PlanChange | NoChange {
  const { plan, billing, terms } = wanted
  const priceMinor = priceOf(terms, billing)
  if (priceMinor === null) return 'plan-order.not-sold'
  const { period } = held
  // What was agreed is not exchanged for less by somebody's click.
  if (!period && !held.isTrial && rankOf(plan) < rankOf(held.plan)) return 'plan-order.smaller'
  if (!period || held.isEnded) return begin(held, wanted, priceMinor, today, held.creditMicro)
  if (plan === held.plan && billing === period.billing) return 'plan-order.same'
  if (isSmaller(held, wanted)) return 'plan-order.smaller'
  if (period.end <= today) return afterRenewal(held, wanted, period, today)
  if (billing === period.billing) {
    const changed = changePrice(period, priceMinor, today)
    const [left, days] = [daysFrom(today, period.end) - 1, daysFrom(period.start, period.end) - 1]
    const text = `${plan} in place of ${held.plan}, ${dayWords(today)} up to ${dayWords(period.end)} (${left} of ${days} days)`
    const lines = [{ text, amountMinor: changed.chargeMinor }]
    return { period: changed.period, creditMicro: held.creditMicro, lines, netMinor: changed.chargeMinor }
  }
  return begin(held, wanted, priceMinor, today, held.creditMicro + closePeriod(period, today))
}

/** The period that is due is asked for together with what is more: days since the last one ended were used. */
function afterRenewal(held: Held, wanted: Wanted, period: BillingPeriod, today: string): PlanChange | NoChange {
  const renewed = renewedPeriod({ ...held, period, billing: period.billing })
  if (!renewed) return 'plan-order.not-sold'
  const change = planChange({ ...held, period: renewed.period, creditMicro: renewed.creditMicro }, wanted, today)
  if (typeof change === 'string') return change
  return { ...change, lines: [...renewed.lines, ...change.lines], netMinor: renewed.netMinor + change.netMinor }
}

function begin(
  held: Held,
  { plan, billing }: Wanted,
  priceMinor: number,
  today: string,
  creditMicro: number,
): PlanChange {
  const opened = openPeriod(today, billing, priceMinor, creditMicro)
  const text = `${plan}, ${billing}, ${dayWords(opened.period.start)} up to ${dayWords(opened.period.end)}`
  const usedMinor = opened.chargeMinor - priceMinor
  const credit = { text: `Paid for ${held.plan} and not used`, amountMinor: usedMinor }
  return {
    period: opened.period,
    creditMicro: opened.creditMicro,
    lines: [{ text, amountMinor: priceMinor }, ...(usedMinor === 0 ? [] : [credit])],
    netMinor: opened.chargeMinor,
  }
}

/**
 * What an order has become on the day it is paid: days that passed meanwhile were paid and not used, and are credit. The
 * reason where it is not wanted any more.
 */
export function planChangePaid(held: Held, wanted: Wanted, netMinor: number, today: string): PlanChange | NoChange {
  const change = planChange(held, wanted, today)
  if (typeof change === 'string') return change
  return { ...change, creditMicro: change.creditMicro + (netMinor - change.netMinor) * 1_000_000 }
}
