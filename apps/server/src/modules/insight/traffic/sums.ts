import { noTimes } from '@coverwright/domain/insight/traffic/response-times'
import { and, eq, gte, lt, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import { type Clock, inMs, type Period, type Sites, stepOf } from '../statistics/index.ts'
import { trafficHours, trafficNotes, uptimeHours } from './tables.ts'

export interface TrafficSums {
  readonly visits: number
  readonly steps: number
  readonly requests: number
  readonly errors: number
  readonly times: readonly number[]
}

export const noTraffic: TrafficSums = { visits: 0, steps: 0, requests: 0, errors: 0, times: noTimes() }

const within = (time: PgColumn, { from, to }: Period) => and(gte(time, from), lt(time, to))

/** What was counted on one page within one step of time. */
export interface TrafficCell extends TrafficSums {
  readonly productId: string
  readonly page: string
  /** When the step began. */
  readonly at: number
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
