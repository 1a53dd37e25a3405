import { hash } from 'node:crypto'
import { endOfMonth } from '@coverwright/domain/company/plan/billing-period'
import { priceOf } from '@coverwright/domain/company/plan/plan'
import {
  aboveIncluded,
  dayStart,
  isCounted,
  type Line,
  monthsBetween,
  renewedPeriod,
  usageLine,
} from '@coverwright/domain/company/plan/renewal'
import { withVat } from '@coverwright/domain/company/plan/vat'
import { eq, sql } from 'drizzle-orm'
import { keptQuery } from '../../../platform/database/kept-query.ts'
import type { ReadTx, WriteTx } from '../../../platform/database/with-tenant.ts'
import { getOwnCompanyRow } from '../company/index.ts'
import { changeSubscription, type SubscriptionRow } from '../plan/index.ts'
import { insertOrder, vatOn } from './internal.ts'
import { orderPaid } from './order-paid.ts'
import { type PlanOrderRow, planOrders } from './tables.ts'

/** How many live sales there were from one moment up to another: sales stand after plans, and are handed in. */
export type SalesBetween = (tx: ReadTx, from: Date, to: Date, timeZone: string) => Promise<number>

interface Making {
  readonly today: string
  readonly now: Date
  readonly salesBetween: SalesBetween
}

type Paying = SubscriptionRow & { readonly period: NonNullable<SubscriptionRow['period']> }

export const isPaying = (row: SubscriptionRow | undefined): row is Paying => row !== undefined && row.period !== null

/** From which day on another period is to be paid for: after this one, or when a smaller plan begins. */
const dueOf = ({ period, next }: Paying) => (next && next.on < period.end ? next.on : period.end)

export const isRenewalDue = (row: Paying, today: string): boolean => row.endedOn === null && dueOf(row) <= today

/** Writes the order of the next period, with what was sold above the one before. The company is locked. */
export async function makeRenewal(tx: WriteTx, row: Paying, making: Making): Promise<PlanOrderRow | undefined> {
  const { period, creditMicro, next } = row
  const on = dueOf(row)
  const isSmaller = next !== null && next.on <= on
  // What it was sold with, unless the company was told in time that it changes.
  const kept = row.told && row.told.from <= on ? row.told.terms : row.terms
  const { plan, billing, terms } = isSmaller ? next : { plan: row.plan, billing: period.billing, terms: kept }
  if (priceOf(terms, billing) === null) return undefined
  const renewed = renewedPeriod({ period, creditMicro, plan, billing, terms }, on)
  if (!renewed) return undefined
  const used = await usageOf(tx, row, on, making)
  const lines = [...renewed.lines, ...(used.line ? [used.line] : [])]
  return saveOrder(tx, making, {
    kind: 'renewal',
    row,
    plan,
    billing,
    terms,
    lines,
    dueOn: on,
    netMinor: renewed.netMinor + (used.line?.amountMinor ?? 0),
    period: renewed.period,
    creditMicro: renewed.creditMicro,
    usageTo: on,
    usageToAt: used.until,
  })
}

/** Of a year, and of a plan that has ended: what was sold above it is asked for by itself. Nothing where there is nothing. */
export async function makeUsage(
  tx: WriteTx,
  row: Paying,
  usageTo: string,
  making: Making,
): Promise<PlanOrderRow | undefined> {
  const used = await usageOf(tx, row, usageTo, making)
  if (!used.line) {
    await changeSubscription(tx, { usageFrom: usageTo, usageFromAt: used.until })
    return undefined
  }
  const { plan, terms, period } = row
  const { amountMinor: netMinor } = used.line
  const about = { row, plan, terms, billing: period.billing, dueOn: usageTo, usageTo, usageToAt: used.until }
  return saveOrder(tx, making, {
    kind: 'usage',
    ...about,
    lines: [used.line],
    netMinor,
    period: null,
    creditMicro: null,
  })
}

/** The end of the month that what was sold in a year is billed up to; undefined before it is over. */
export function usageDueOf({ period, terms, usageFrom }: Paying, today: string): string | undefined {
  if (!isCounted(terms) || !usageFrom || period.end <= today) return undefined
  const end = endOfMonth(period, usageFrom < period.start ? period.start : usageFrom)
  return end <= today ? end : undefined
}

interface Used {
  readonly line?: Line | undefined
  /** The moment up to which it is counted; null where nothing is. */
  readonly until: Date | null
}

async function usageOf(tx: ReadTx, row: Paying, to: string, { salesBetween }: Making): Promise<Used> {
  const { terms, usageFrom } = row
  if (!isCounted(terms) || !usageFrom) return { until: null }
  if (usageFrom >= to) return { until: row.usageFromAt }
  const { timeZone } = await getOwnCompanyRow(tx)
  const at = (day: string) => dayStart(day, timeZone)
  const count = async (from: Date, until: Date) => (from < until ? salesBetween(tx, from, until, timeZone) : 0)
  // Where the last bill ended, wherever the company has moved since.
  let from = row.usageFromAt ?? at(usageFrom)
  const months = []
  for (const month of monthsBetween(usageFrom, to)) {
    const before = await count(at(month.first), from)
    const until = at(month.to)
    months.push({ month: month.month, before, until: before + (await count(from, until)) })
    if (from < until) from = until
  }
  return { line: usageLine(aboveIncluded(months, terms), terms, usageFrom, to), until: from }
}

type Asked = Pick<
  PlanOrderRow,
  'kind' | 'plan' | 'billing' | 'terms' | 'lines' | 'netMinor' | 'period' | 'creditMicro' | 'usageTo' | 'usageToAt'
> & { readonly row: Paying; readonly dueOn: string }

const ordersDueOn = keptQuery((tx) =>
  tx
    .select({ failures: planOrders.failures })
    .from(planOrders)
    .where(eq(planOrders.dueOn, sql.placeholder('dueOn')))
    .prepare('plan orders due on'),
)

async function saveOrder(tx: WriteTx, { today, now }: Making, { row, ...asked }: Asked): Promise<PlanOrderRow> {
  const { country } = await getOwnCompanyRow(tx)
  const before = await ordersDueOn(tx, { dueOn: asked.dueOn })
  const order = await insertOrder(tx, {
    ...asked,
    ...withVat(asked.netMinor, await vatOn(tx, country, today)),
    id: idOfRenewal(row.id, asked.dueOn, before.length),
    nextOn: today,
    // Whoever ordered something else meanwhile and gave it up has no more time for it than before.
    failures: Math.max(0, ...before.map(({ failures }) => failures)),
    createdAt: now,
  })
  // What was paid before pays for all of it.
  if (order.totalMinor === 0) await orderPaid(tx, order, now)
  return order
}

/**
 * The same wherever the database is restored: payments are named after their order, and a gateway that knows one takes
 * nothing a second time. Ids sort by time: this one by the day on which it is due.
 */
export function idOfRenewal(ofId: string, dueOn: string, place: number): string {
  const time = Date.parse(dueOn).toString(16).padStart(12, '0')
  const rest = hash('sha256', `${ofId} ${dueOn} ${place}`)
  return `${time.slice(0, 8)}-${time.slice(8)}-7${rest.slice(0, 3)}-8${rest.slice(3, 6)}-${rest.slice(6, 18)}`
}
