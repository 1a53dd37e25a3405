import type { dashboard } from '@coverwright/contract/insight/dashboard'
import type { Currency } from '@coverwright/domain/base/money/money'
import type { JourneyMode } from '@coverwright/domain/build/product/journey-mode'
import { and, asc, count, countDistinct, desc, eq, gte, lt, sql, sum } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { getOwnCompany } from '../../company/company/index.ts'
import { policies } from '../../sell/policy/index.ts'
import { quotes } from '../../sell/quote/index.ts'
import { type Period, periodsOf, type Step, stepOf, stepsOf } from './periods.ts'

export const getKeyFigures: HandlerOf<typeof dashboard, 'getKeyFigures'> = async ({ tx, now }, { range, mode }) => {
  const { timeZone } = await getOwnCompany(tx)
  const since = range === 'all' ? await firstQuote(tx, mode) : undefined
  const { period, before, step } = await periodsOf(tx, { range, timeZone, now, since })
  const figures = await figuresOf(tx, period, mode)
  return {
    ...figures,
    before: before ? await figuresOf(tx, before, mode) : null,
    series: await seriesOf(tx, period, { step, timeZone, mode, currency: figures.premiums[0]?.currency }),
  }
}

async function firstQuote(tx: ReadTx, mode: JourneyMode) {
  const [first] = await tx
    .select({ at: quotes.createdAt })
    .from(quotes)
    .where(eq(quotes.mode, mode))
    .orderBy(asc(quotes.createdAt))
    .limit(1)
  return first?.at
}

const within = (time: PgColumn, { from, to }: Period) => and(gte(time, from), lt(time, to))
const soldIn = (period: Period, mode: JourneyMode) => and(eq(policies.mode, mode), within(policies.issuedAt, period))
const quotedIn = (period: Period, mode: JourneyMode) => and(eq(quotes.mode, mode), within(quotes.createdAt, period))

/** Somebody who tries five plans was quoted once: what counts is the application. */
const quoted = countDistinct(quotes.applicationId)
const gross = sum(policies.grossMinor).mapWith(Number)

async function figuresOf(tx: ReadTx, period: Period, mode: JourneyMode) {
  const [asked] = await tx.select({ quoted }).from(quotes).where(quotedIn(period, mode))
  const sold = await tx
    .select({ currency: policies.currency, grossMinor: gross, policies: count() })
    .from(policies)
    .where(soldIn(period, mode))
    .groupBy(policies.currency)
    .orderBy(desc(gross))
  return {
    quotes: asked?.quoted ?? 0,
    policies: sold.reduce((total, row) => total + row.policies, 0),
    premiums: sold.map(({ currency, grossMinor }) => ({ currency, grossMinor })),
  }
}

interface Series {
  readonly step: Step
  readonly timeZone: string
  readonly mode: JourneyMode
  readonly currency: Currency | undefined
}

async function seriesOf(tx: ReadTx, period: Period, { step, timeZone, mode, currency }: Series) {
  const quotedAt = stepOf(sql`${quotes.createdAt}`, step, timeZone)
  const asked = await tx
    .select({ at: quotedAt, quotes: quoted })
    .from(quotes)
    .where(quotedIn(period, mode))
    .groupBy(sql`1`)
  const soldAt = stepOf(sql`${policies.issuedAt}`, step, timeZone)
  const inCurrency = sql<number>`coalesce(sum(${policies.grossMinor}) filter (where ${policies.currency} = ${currency ?? ''}), 0)`
  const sold = await tx
    .select({ at: soldAt, policies: count(), grossMinor: inCurrency.mapWith(Number) })
    .from(policies)
    .where(soldIn(period, mode))
    .groupBy(sql`1`)
  const askedBy = new Map(asked.map((row) => [row.at.getTime(), row]))
  const soldBy = new Map(sold.map((row) => [row.at.getTime(), row]))
  return (await stepsOf(tx, period, step, timeZone)).map((at) => ({
    at: at.toISOString(),
    quotes: askedBy.get(at.getTime())?.quotes ?? 0,
    policies: soldBy.get(at.getTime())?.policies ?? 0,
    grossMinor: soldBy.get(at.getTime())?.grossMinor ?? 0,
  }))
}
