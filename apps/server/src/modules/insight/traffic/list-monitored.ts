import type { dashboard } from '@coverwright/contract/insight/dashboard'
import { slowestOf } from '@coverwright/domain/insight/traffic/response-times'
import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { pageOfFew } from '../../../platform/database/list-page.ts'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { products } from '../../build/product/index.ts'
import { getOwnCompany } from '../../company/company/index.ts'
import { mounts } from '../../publish/release/index.ts'
import { countOf, periodsOf, readFigures, stepsOf, writtenOf } from '../statistics/index.ts'
import { findFirstEvent } from './find-first-event.ts'
import { addUpBy, noTraffic, trafficCells, uptimeBy } from './sums.ts'
import { outages, uptimeHours } from './tables.ts'

/** What can be bought, and how it is doing. */
export const listMonitored: HandlerOf<typeof dashboard, 'listMonitored'> = async ({ tx, now }, { range }, paging) => {
  const { orderBy = 'name' } = paging
  const isLive = inArray(products.id, tx.select({ id: mounts.productId }).from(mounts).where(eq(mounts.state, 'live')))
  const { items, ...page } = await pageOfFew(paging, {
    rows: (limit, offset) =>
      tx
        .select({ productId: products.id, name: products.name, line: products.line })
        .from(products)
        .where(isLive)
        .orderBy((orderBy.startsWith('-') ? desc : asc)(products.name), desc(products.id))
        .limit(limit)
        .offset(offset),
    count: () => tx.$count(products, isLive),
  })
  const figuresOf = await figuresByProduct(tx, range, now)
  return {
    items: items.map((product) => Object.assign(product, figuresOf(product.productId))),
    ...page,
  }
}

type Range = Parameters<typeof periodsOf>[1]['range']

/** All products in one go: a company with hundreds of them must not ask hundreds of times. */
async function figuresByProduct(tx: ReadTx, range: Range, now: Date) {
  const sites = { mode: 'live' } as const
  const { timeZone } = await getOwnCompany(tx)
  const since = range === 'all' ? await findFirstEvent(tx, sites) : undefined
  const { period, step } = await periodsOf(tx, { range, timeZone, now, since })
  const cells = await trafficCells(tx, sites, period, { step, timeZone })
  const traffic = addUpBy(cells, ({ productId }) => productId)
  const runs = addUpBy(cells, ({ productId, at }) => `${productId} ${at}`)
  const figures = await readFigures(tx, sites, period, { step, timeZone })
  const byProduct = Map.groupBy(figures, ({ productId }) => productId)
  const uptime = await uptimeBy(tx, sites, period, sql<string>`${uptimeHours.productId}`)
  const hosts = await tx
    .select({ productId: mounts.productId, host: mounts.host })
    .from(mounts)
    .where(eq(mounts.state, 'live'))
    .orderBy(asc(mounts.host))
  const down = new Set(
    (
      await tx
        .select({ host: outages.host })
        .from(outages)
        .where(and(isNull(outages.endedAt)))
    ).map(({ host }) => host),
  )
  const steps = await stepsOf(tx, period, step, timeZone)
  return (productId: string) => {
    const { visits, requests, errors, times } = traffic.get(productId) ?? noTraffic
    const own = byProduct.get(productId) ?? []
    const addresses = hosts.filter((one) => one.productId === productId).map(({ host }) => host)
    return {
      hosts: addresses,
      isDown: addresses.some((host) => down.has(host)),
      visits,
      quotes: countOf(own, 'quote'),
      sales: countOf(own, 'sale'),
      requests,
      errors,
      slowMs: slowestOf(times),
      uptime: uptime.get(productId) ?? null,
      premiums: writtenOf(own),
      run: steps.map((at) => runs.get(`${productId} ${at.getTime()}`)?.visits ?? 0),
    }
  }
}
