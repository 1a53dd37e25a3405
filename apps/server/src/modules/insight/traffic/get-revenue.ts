import type { dashboard } from '@coverwright/contract/insight/dashboard'
import { inArray } from 'drizzle-orm'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { getProductInCompany, products } from '../../build/product/index.ts'
import { getOwnCompany } from '../../company/company/index.ts'
import { addUpMoney, type Figure, ofKind, periodsOf, readFigures, salesBy, stepsOf } from '../statistics/index.ts'
import { findFirstEvent } from './find-first-event.ts'

const most = 50

export const getRevenue: HandlerOf<typeof dashboard, 'getRevenue'> = async ({ tx, now }, { range, ...sites }) => {
  if (sites.productId !== undefined) await getProductInCompany(tx, sites.productId)
  const { timeZone } = await getOwnCompany(tx)
  const since = range === 'all' ? await findFirstEvent(tx, sites) : undefined
  const { period, before, step } = await periodsOf(tx, { range, timeZone, now, since })
  const sold = await readFigures(tx, sites, period, { step, timeZone })
  const earlier = before && (await readFigures(tx, sites, before, { step, timeZone }))
  const totals = totalsOf(sold)
  const currency = totals[0]?.currency
  return {
    totals,
    before: earlier && totalsOf(earlier),
    series: seriesOf(sold, await stepsOf(tx, period, step, timeZone), currency),
    seriesBefore: before && seriesOf(earlier ?? [], await stepsOf(tx, before, step, timeZone), currency),
    products: await named(
      tx,
      salesBy(sold, (sale) => ({ productId: sale.productId, currency: sale.currency })).slice(0, most),
    ),
    plans: salesBy(sold, (sale) => ({ plan: sale.plan, currency: sale.currency })).slice(0, most),
  }
}

const totalsOf = (figures: readonly Figure[]) => salesBy(figures, ({ currency }) => ({ currency }))

async function named<T extends { readonly productId: string }>(tx: ReadTx, sales: readonly T[]) {
  const ids = [...new Set(sales.map(({ productId }) => productId))]
  const rows = ids.length === 0 ? [] : await tx.select().from(products).where(inArray(products.id, ids))
  const names = new Map(rows.map(({ id, name }) => [id, name]))
  return sales.map((sale) => Object.assign(sale, { name: names.get(sale.productId) ?? '' }))
}

/** In one currency: two cannot be added up. */
function seriesOf(figures: readonly Figure[], steps: readonly Date[], currency: string | undefined) {
  const sold = ofKind(figures, 'sale').filter((sale) => sale.currency === currency)
  const byStep = Map.groupBy(sold, ({ at }) => at)
  return steps.map((start) => {
    const { policies, commissionMinor, grossMinor } = addUpMoney(byStep.get(start.getTime()) ?? [])
    return { at: start.toISOString(), policies, commissionMinor, grossMinor }
  })
}
