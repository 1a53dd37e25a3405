import type { dashboard } from '@coverwright/contract/insight/dashboard'
import { readBranchStep } from '@coverwright/domain/build/flow/branch-step'
import { slowestOf } from '@coverwright/domain/insight/traffic/response-times'
import type { Counted, FunnelStep, TrafficPoint } from '@coverwright/domain/insight/traffic/traffic'
import { and, desc, eq, gte, isNull, or, sql } from 'drizzle-orm'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { getProductInCompany } from '../../build/product/index.ts'
import { getOwnCompany } from '../../company/company/index.ts'
import {
  type Clock,
  countOf,
  type Figure,
  type Period,
  periodsOf,
  readFigures,
  type Sites,
  stepsOf,
} from '../statistics/index.ts'
import { findFirstEvent } from './find-first-event.ts'
import { type ShownPage, shownPages } from './shown-pages.ts'
import { addUp, addUpBy, noTraffic, type TrafficCell, type TrafficSums, trafficCells, uptimeBy } from './sums.ts'
import { outages } from './tables.ts'

const mostOutages = 20
const mostEntries = 10

export const getTraffic: HandlerOf<typeof dashboard, 'getTraffic'> = async ({ tx, now }, { range, ...sites }) => {
  if (sites.productId !== undefined) await getProductInCompany(tx, sites.productId)
  const { timeZone } = await getOwnCompany(tx)
  const since = range === 'all' ? await findFirstEvent(tx, sites) : undefined
  const { period, before, step } = await periodsOf(tx, { range, timeZone, now, since })
  const clock = { step, timeZone }
  const current = await readRange(tx, sites, period, clock)
  const earlier = before && (await readRange(tx, sites, before, clock))
  const pages = sites.productId === undefined ? [] : await shownPages(tx, sites.productId)
  const byPage = addUpBy(current.cells, ({ page }) => page)
  return {
    ...current.counted,
    before: earlier?.counted ?? null,
    series: current.series,
    seriesBefore: earlier?.series ?? null,
    funnel: [
      stepOfFunnel('visits', current.counted.visits),
      stepOfFunnel('started', countOf(current.figures, 'start')),
      ...(sites.productId === undefined ? [] : funnelOf(pages, byPage)),
      stepOfFunnel('sales', current.counted.sales),
    ],
    branches: sites.productId === undefined ? [] : branchesOf(byPage),
    entries: entriesOf(pages, byPage),
    outages: await outagesIn(tx, sites, period),
  }
}

async function readRange(tx: ReadTx, sites: Sites, period: Period, clock: Clock) {
  const cells = await trafficCells(tx, sites, period, clock)
  const figures = await readFigures(tx, sites, period, clock)
  return {
    cells,
    figures,
    counted: await countedIn(tx, sites, period, addUp(cells), figures),
    series: seriesOf(cells, figures, await stepsOf(tx, period, clock.step, clock.timeZone)),
  }
}

async function countedIn(
  tx: ReadTx,
  sites: Sites,
  period: Period,
  sums: TrafficSums,
  figures: readonly Figure[],
): Promise<Counted> {
  const all = sql<number>`1`
  return {
    visits: sums.visits,
    quotes: countOf(figures, 'quote'),
    sales: countOf(figures, 'sale'),
    requests: sums.requests,
    errors: sums.errors,
    slowMs: slowestOf(sums.times),
    uptime: (await uptimeBy(tx, sites, period, all)).get(1) ?? null,
  }
}

function seriesOf(cells: readonly TrafficCell[], figures: readonly Figure[], steps: readonly Date[]): TrafficPoint[] {
  const counted = addUpBy(cells, ({ at }) => at)
  const byStep = Map.groupBy(figures, ({ at }) => at)
  return steps.map((at) => {
    const own = byStep.get(at.getTime()) ?? []
    const { visits, errors, times } = counted.get(at.getTime()) ?? noTraffic
    return {
      at: at.toISOString(),
      visits,
      quotes: countOf(own, 'quote'),
      sales: countOf(own, 'sale'),
      errors,
      slowMs: slowestOf(times),
    }
  })
}

const stepOfFunnel = (kind: 'visits' | 'started' | 'sales', count: number): FunnelStep => ({
  kind,
  path: null,
  title: null,
  count,
})

/** The pages as they follow one another now, then those of earlier releases that people still got past. */
function funnelOf(pages: readonly ShownPage[], byPage: ReadonlyMap<string, TrafficSums>): FunnelStep[] {
  const known = new Set(pages.map(({ path }) => path))
  const former = [...byPage].filter(([path, { steps }]) => steps > 0 && !known.has(path) && !readBranchStep(path))
  return [
    ...pages
      .filter(({ isStep }) => isStep)
      .map(({ path, title }) => ({ kind: 'page' as const, path, title, count: byPage.get(path)?.steps ?? 0 })),
    ...former.map(([path, { steps }]) => ({ kind: 'former-page' as const, path, title: null, count: steps })),
  ]
}

const branchesOf = (byPage: ReadonlyMap<string, TrafficSums>) =>
  [...byPage].flatMap(([step, { steps: count }]) => {
    const taken = readBranchStep(step)
    return taken && count > 0 ? [{ ...taken, count }] : []
  })

const entriesOf = (pages: readonly ShownPage[], byPage: ReadonlyMap<string, TrafficSums>) =>
  [...byPage]
    .filter(([, { visits }]) => visits > 0)
    .map(([path, { visits }]) => ({ path, title: pages.find((page) => page.path === path)?.title ?? null, visits }))
    .toSorted((left, right) => right.visits - left.visits)
    .slice(0, mostEntries)

/** Going on, or ended within the time. */
async function outagesIn(tx: ReadTx, { mode, productId }: Sites, { from }: Period) {
  if (mode === 'test') return []
  const rows = await tx
    .select()
    .from(outages)
    .where(
      and(
        or(isNull(outages.endedAt), gte(outages.endedAt, from)),
        productId === undefined ? undefined : eq(outages.productId, productId),
      ),
    )
    .orderBy(desc(outages.beganAt))
    .limit(mostOutages)
  return rows.map(({ host, problem, beganAt, endedAt }) => ({
    host,
    problem,
    beganAt: beganAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
  }))
}
