import type { JourneyMode } from '@coverwright/domain/build/product/journey-mode'
import { noTimes } from '@coverwright/domain/insight/traffic/response-times'
import { and, count, countDistinct, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import { releases } from '../../publish/release/index.ts'
import { applications } from '../../sell/application/index.ts'
import { policies } from '../../sell/policy/index.ts'
import { quotes } from '../../sell/quote/index.ts'
import { type Period, type Step, stepOf } from '../statistics/index.ts'
import { trafficHours, trafficNotes, uptimeHours } from './tables.ts'

/** Which sites the figures are of. */
export interface Sites {
  readonly mode: JourneyMode
  readonly productId?: string | undefined
}

export interface TrafficSums {
  readonly visits: number
  readonly steps: number
  readonly requests: number
  readonly errors: number
  readonly times: readonly number[]
}

export const noTraffic: TrafficSums = { visits: 0, steps: 0, requests: 0, errors: 0, times: noTimes() }

const within = (time: PgColumn, { from, to }: Period) => and(gte(time, from), lt(time, to))

const ofRelease = (tx: ReadTx, column: PgColumn, { productId }: Sites) =>
  productId === undefined
    ? undefined
    : inArray(column, tx.select({ id: releases.id }).from(releases).where(eq(releases.productId, productId)))

/** What was counted on one page within one step of time. */
export interface TrafficCell extends TrafficSums {
  readonly productId: string
  readonly page: string
  /** When the step began. */
  readonly at: number
}

interface Clock {
  readonly step: Step
  readonly timeZone: string
}

/** Read once, for everything that is shown of it. Notes that wait to be added up count like those that were. */
export async function trafficCells(
  tx: ReadTx,
  { mode, productId }: Sites,
  { from, to }: Period,
  { step, timeZone }: Clock,
): Promise<TrafficCell[]> {
  const counted = (table: typeof trafficHours | typeof trafficNotes) => sql`
    select product_id, page, hour, visits, steps, requests, errors, times from ${table}
    where mode = ${mode} and hour >= date_trunc('hour', ${from.toISOString()}::timestamptz) and hour < ${to.toISOString()}
    ${productId === undefined ? sql`` : sql`and product_id = ${productId}`}`
  return tx
    .select({
      productId: sql<string>`product_id`,
      page: sql<string>`page`,
      at: inMs(stepOf(sql`hour`, step, timeZone)),
      visits: sumOf('visits'),
      steps: sumOf('steps'),
      requests: sumOf('requests'),
      errors: sumOf('errors'),
      times: sql<number[]>`array[${sql.raw(timeSums)}]::int[]`,
    })
    .from(sql`(${counted(trafficHours)} union all ${counted(trafficNotes)}) as counted`)
    .groupBy(sql`1, 2, 3`)
}

const sumOf = (column: string) => sql<number>`sum(${sql.raw(column)})`.mapWith(Number)
const timeSums = noTimes()
  .map((_none, at) => `sum(times[${at + 1}])`)
  .join(',')

/** Two equal times are two objects; as a key only the number serves. */
export const inMs = (at: ReturnType<typeof stepOf>) => sql<number>`${at}`.mapWith((text) => new Date(text).getTime())

export const addUp = (cells: readonly TrafficSums[]): TrafficSums =>
  cells.reduce<TrafficSums>(
    (sum, cell) => ({
      visits: sum.visits + cell.visits,
      steps: sum.steps + cell.steps,
      requests: sum.requests + cell.requests,
      errors: sum.errors + cell.errors,
      times: sum.times.map((many, at) => many + (cell.times[at] ?? 0)),
    }),
    noTraffic,
  )

/** The sums of cells that have something in common. */
export const addUpBy = <K>(cells: readonly TrafficCell[], key: (cell: TrafficCell) => K): Map<K, TrafficSums> =>
  new Map([...Map.groupBy(cells, key)].map(([found, some]) => [found, addUp(some)]))

/** Somebody who tries five plans was quoted once: what counts is the application. */
export async function quotesBy<K>(tx: ReadTx, sites: Sites, period: Period, key: SQL<K>): Promise<Map<K, number>> {
  const rows = await tx
    .select({ key, quoted: countDistinct(quotes.applicationId) })
    .from(quotes)
    .where(and(eq(quotes.mode, sites.mode), within(quotes.createdAt, period), ofRelease(tx, quotes.releaseId, sites)))
    .groupBy(sql`1`)
  return new Map(rows.map((row) => [row.key, row.quoted]))
}

export async function salesBy<K>(tx: ReadTx, sites: Sites, period: Period, key: SQL<K>): Promise<Map<K, number>> {
  const rows = await tx.select({ key, sold: count() }).from(policies).where(soldIn(sites, period)).groupBy(sql`1`)
  return new Map(rows.map((row) => [row.key, row.sold]))
}

export const soldIn = ({ mode, productId }: Sites, period: Period) =>
  and(
    eq(policies.mode, mode),
    within(policies.issuedAt, period),
    productId === undefined ? undefined : eq(policies.productId, productId),
  )

export async function startedIn(tx: ReadTx, sites: Sites, period: Period): Promise<number> {
  const { mode, createdAt, releaseId } = applications
  return tx.$count(applications, and(eq(mode, sites.mode), within(createdAt, period), ofRelease(tx, releaseId, sites)))
}

/** Of a hundred checks so many found the site answering. What is not live is not checked. */
export async function uptimeBy<K>(
  tx: ReadTx,
  { mode, productId }: Sites,
  period: Period,
  key: SQL<K>,
): Promise<Map<K, number>> {
  if (mode === 'test') return new Map()
  const rows = await tx
    .select({
      key,
      uptime:
        sql<number>`100.0 * (sum(${uptimeHours.checks}) - sum(${uptimeHours.failures})) / sum(${uptimeHours.checks})`.mapWith(
          Number,
        ),
    })
    .from(uptimeHours)
    .where(
      and(
        within(uptimeHours.hour, { ...period, from: wholeHour(period.from) }),
        productId === undefined ? undefined : eq(uptimeHours.productId, productId),
      ),
    )
    .groupBy(sql`1`)
  return new Map(rows.map((row) => [row.key, row.uptime]))
}

const wholeHour = (at: Date) => new Date(Math.floor(at.getTime() / 3_600_000) * 3_600_000)
