import type pg from 'pg'
import { type Columns, pretendAMillionRows } from './a-million-rows.ts'
import type { Statement } from './recorded-statements.ts'

interface Plan {
  readonly 'Node Type': string
  readonly 'Parent Relationship'?: string
  readonly 'Relation Name'?: string
  readonly 'Index Cond'?: string
  readonly 'Recheck Cond'?: string
  readonly Filter?: string
  readonly 'Presorted Key'?: readonly string[]
  readonly Plans?: readonly Plan[]
}

interface Explained {
  readonly 'QUERY PLAN': readonly { readonly Plan: Plan }[]
}

/** A table of which a statement reads more, the more rows the company has there. */
interface Scan {
  readonly table: string
  readonly how: string
}

export interface Explainer {
  readonly scansOf: (statement: Statement) => Promise<Scan[]>
  readonly end: () => Promise<void>
}

/**
 * Asks the database how it would carry out a statement for a company with a million rows in every table, of which it has all.
 * Until `end` the connection is in a transaction that forgets this again.
 */
export async function startExplaining(owner: pg.Client, companyId: string): Promise<Explainer> {
  await owner.query('begin')
  const columns = await pretendAMillionRows(owner)
  await owner.query(`set local enable_seqscan = off; set local role app; set local app.company = '${companyId}'`)
  return {
    scansOf: async ({ text, values }) => {
      const { rows } = await owner.query<Explained>(`explain (format json) ${text}`, [...values])
      return rows.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan: plan }) => growingIn(plan, columns, false)))
    },
    end: async () => void (await owner.query('rollback')),
  }
}

/** Steps that hand on row by row: with a limit above them they stop when it is reached. */
const streaming = new Set([
  'Limit',
  'Subquery Scan',
  'Result',
  'Append',
  'Merge Append',
  'Nested Loop',
  'LockRows',
  'Incremental Sort',
  'Memoize',
])

function growingIn(plan: Plan, columns: Columns, isLimited: boolean): Scan[] {
  const own = scanOf(plan, columns, isLimited)
  const isStill = (isLimited && streams(plan, columns)) || plan['Node Type'] === 'Limit'
  // A bitmap's conditions stand below it, and are looked at from there.
  if (plan['Node Type'] === 'Bitmap Heap Scan') return own
  return [
    ...own,
    ...(plan.Plans ?? []).flatMap((child) =>
      growingIn(child, columns, isStill && child['Parent Relationship'] !== 'Inner'),
    ),
  ]
}

const streams = (plan: Plan, columns: Columns) =>
  streaming.has(plan['Node Type']) &&
  // Sorted by what very many rows share, it has to read all of those first.
  (plan['Presorted Key'] ?? []).every((key) => {
    const [column = '', table = relationOf(plan)] = key.split('.').toReversed()
    return columns.get(table)?.telling.includes(column) ?? true
  })

/** The first table that is read for a step: where there is but one, its columns are named without it. */
const relationOf = (plan: Plan): string =>
  plan['Relation Name'] ?? plan.Plans?.map(relationOf).find((name) => name !== '') ?? ''

function scanOf(plan: Plan, columns: Columns, isLimited: boolean): Scan[] {
  const table = plan['Relation Name']
  const known = table && columns.get(table)
  if (!known) return []
  const conditions = plan['Node Type'] === 'Bitmap Heap Scan' ? bitmapConditions(plan) : [plan['Index Cond'] ?? '']
  const isTold = conditions.every((condition) => wordsOf(condition).some((word) => known.telling.includes(word)))
  // Of what is found seldom the planner reads by its own index instead, as far as it has one.
  const given = new Set(['company_id', ...conditions.flatMap(wordsOf)])
  const isLed = (word: string) =>
    known.indexes.some(
      (index) => index.includes(word) && index.slice(0, index.indexOf(word)).every((column) => given.has(column)),
    )
  const isFilterLed = wordsOf(plan.Filter ?? '').every((word) => !known.all.includes(word) || isLed(word))
  const stopsEarly = isLimited && plan['Node Type'] !== 'Bitmap Heap Scan' && isFilterLed
  if (isTold || stopsEarly) return []
  const how = [plan['Node Type'], ...conditions, plan.Filter && `filter ${plan.Filter}`].filter(Boolean).join(' ')
  return [{ table, how }]
}

/** Of two that are both asked for one is enough; of two either of which may be, each must narrow. */
function bitmapConditions(plan: Plan): string[] {
  const children = plan.Plans ?? []
  if (plan['Node Type'] === 'BitmapAnd') return [children.flatMap(bitmapConditions).join(' and ')]
  return [...(plan['Index Cond'] ? [plan['Index Cond']] : []), ...children.flatMap(bitmapConditions)]
}

/** Names of the table's own columns: those of others have a table before them, and values stand in quotes. */
const wordsOf = (condition: string) =>
  condition
    .replaceAll(/'(?:[^']|'')*'/g, '')
    .replaceAll(/\b\w+\.\w+/g, '')
    .match(/\w+/g) ?? []
