import type { StatisticsRange } from '@coverwright/domain/insight/statistics/key-figures'
import { type SQL, sql } from 'drizzle-orm'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'

export interface Period {
  readonly from: Date
  readonly to: Date
}

interface Asked {
  readonly range: StatisticsRange
  readonly timeZone: string
  readonly now: Date
  /** The first thing that happened, where all time is asked for. */
  readonly since: Date | undefined
}

const steps = { all: 'month', year: 'month', days30: 'day', days7: 'day', hours24: 'hour' } as const

/**
 * The range and the same length of time before it. Days, months and years begin when they do where the company is;
 * the database reckons them, for it knows every zone and its changes of the clock.
 */
export async function periodsOf(tx: ReadTx, { range, timeZone, now, since }: Asked) {
  const local = sql`${now.toISOString()}::timestamptz at time zone ${timeZone}`
  const today = sql`date_trunc('day', ${local})`
  const year = sql`date_trunc('year', ${local})`
  const first = sql`date_trunc('month', ${(since ?? now).toISOString()}::timestamptz at time zone ${timeZone})`
  const bounds = {
    all: { from: first, before: null },
    year: { from: year, before: [sql`${year} - interval '1 year'`, sql`${local} - interval '1 year'`] },
    days30: { from: sql`${today} - interval '29 days'`, before: [sql`${today} - interval '59 days'`, undefined] },
    days7: { from: sql`${today} - interval '6 days'`, before: [sql`${today} - interval '13 days'`, undefined] },
    hours24: { from: sql`${local} - interval '24 hours'`, before: [sql`${local} - interval '48 hours'`, undefined] },
  } as const satisfies Record<StatisticsRange, { from: SQL; before: readonly [SQL, SQL | undefined] | null }>

  const { from, before } = bounds[range]
  const [start, end] = before ?? []
  const time = (at: SQL) => sql<Date>`(${at}) at time zone ${timeZone}`.mapWith((text) => new Date(text))
  const [row] = await tx
    .select({ from: time(from), start: time(start ?? from), end: time(end ?? from) })
    .from(sql`(values (1)) as one`)
  if (!row) throw new Error('A range has no beginning')
  return {
    period: { from: row.from, to: now },
    before: before ? { from: row.start, to: row.end } : null,
    step: steps[range],
  }
}

export type Step = (typeof steps)[StatisticsRange]

/** When each step of a period begins, where the company is. */
export async function stepsOf(tx: ReadTx, { from, to }: Period, step: Step, timeZone: string): Promise<Date[]> {
  const local = (at: Date) => sql`date_trunc(${step}, ${at.toISOString()}::timestamptz at time zone ${timeZone})`
  const at = sql<Date>`step at time zone ${timeZone}`.mapWith((text) => new Date(text))
  const rows = await tx
    .select({ at })
    .from(sql`generate_series(${local(from)}, ${local(to)}, ${`1 ${step}`}::interval) as step`)
  return rows.map((row) => row.at)
}

/** The step a column's time falls into. */
export const stepOf = (column: SQL, step: Step, timeZone: string) =>
  sql<Date>`date_trunc(${step}, ${column} at time zone ${timeZone}) at time zone ${timeZone}`.mapWith(
    (text) => new Date(text),
  )
