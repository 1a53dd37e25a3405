import type { dashboard } from '@coverwright/contract/insight/dashboard'
import { and, count, desc, eq, type SQL, sql, sum } from 'drizzle-orm'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { getProductInCompany, products } from '../../build/product/index.ts'
import { getOwnCompany } from '../../company/company/index.ts'
import { policies } from '../../sell/policy/index.ts'
import { type Period, periodsOf, type Step, stepOf, stepsOf } from '../statistics/index.ts'
import { findFirstEvent } from './find-first-event.ts'
import { type Sites, soldIn } from './sums.ts'

const total = (column: Parameters<typeof sum>[0]) => sum(column).mapWith(Number)
const gross = total(policies.grossMinor)
const money = {
  currency: policies.currency,
  policies: count(),
  netMinor: total(policies.netMinor),
  commissionMinor: total(policies.commissionMinor),
  feeMinor: total(policies.feeMinor),
  taxMinor: total(policies.taxMinor),
  grossMinor: gross,
}

const most = 50

export const getRevenue: HandlerOf<typeof dashboard, 'getRevenue'> = async ({ tx, now }, { range, ...sites }) => {
  if (sites.productId !== undefined) await getProductInCompany(tx, sites.productId)
  const { timeZone } = await getOwnCompany(tx)
  const since = range === 'all' ? await findFirstEvent(tx, sites) : undefined
  const { period, before, step } = await periodsOf(tx, { range, timeZone, now, since })
  const totals = await totalsOf(tx, sites, period)
  const shown = { step, timeZone, currency: totals[0]?.currency ?? '' }
  return {
    totals,
    before: before && (await totalsOf(tx, sites, before)),
    series: await seriesOf(tx, sites, period, shown),
    seriesBefore: before && (await seriesOf(tx, sites, before, shown)),
    products: await tx
      .select({ productId: policies.productId, name: products.name, ...money })
      .from(policies)
      .innerJoin(products, eq(products.id, policies.productId))
      .where(soldIn(sites, period))
      .groupBy(policies.productId, products.name, policies.currency)
      .orderBy(desc(gross))
      .limit(most),
    plans: await tx
      .select({ plan: policies.plan, ...money })
      .from(policies)
      .where(soldIn(sites, period))
      .groupBy(policies.plan, policies.currency)
      .orderBy(desc(gross))
      .limit(most),
  }
}

const totalsOf = (tx: ReadTx, sites: Sites, period: Period) =>
  tx.select(money).from(policies).where(soldIn(sites, period)).groupBy(policies.currency).orderBy(desc(gross))

interface Shown {
  readonly step: Step
  readonly timeZone: string
  readonly currency: string
}

async function seriesOf(tx: ReadTx, sites: Sites, period: Period, { step, timeZone, currency }: Shown) {
  const at = stepOf(sql`${policies.issuedAt}`, step, timeZone)
  const inCurrency: SQL = sql`${policies.currency} = ${currency}`
  const rows = await tx
    .select({ at, policies: count(), grossMinor: gross })
    .from(policies)
    .where(and(soldIn(sites, period), inCurrency))
    .groupBy(sql`1`)
  const sold = new Map(rows.map((row) => [row.at.getTime(), row]))
  return (await stepsOf(tx, period, step, timeZone)).map((start) => ({
    at: start.toISOString(),
    policies: sold.get(start.getTime())?.policies ?? 0,
    grossMinor: sold.get(start.getTime())?.grossMinor ?? 0,
  }))
}
