import { mostFound } from '@coverwright/domain/most-found'
import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { clientOf } from '../database/row-plan.ts'
import type { ReadTx } from '../database/with-tenant.ts'
import type { Searched } from './tables.ts'

export interface Found {
  readonly ids: readonly string[]
  /** There may be more: whoever looks for them types more. */
  readonly isCut: boolean
}

const finding = { name: 'find by words', text: 'select ids, is_cut as "isCut" from find_subjects($1, $2, $3)' }

/**
 * The records that have words beginning with each typed word: at most `mostFound`, so that searching among a million costs
 * what it costs among thousands. What people set up by hand (products, members, agents, photos …) is few enough to be
 * looked through for any part of a text: `contains`.
 */
export async function findByWords(tx: ReadTx, kind: Searched, typed: string): Promise<Found> {
  const { rows } = await clientOf(tx).query<Found>({ ...finding, values: [kind, typed, mostFound] })
  return rows[0] ?? { ids: [], isCut: false }
}

/** The first of some ids of which one more than `mostFound` was asked for. */
export const firstOf = (ids: readonly string[]): Found => ({
  ids: ids.slice(0, mostFound),
  isCut: ids.length > mostFound,
})

/** What was found in one way or the other. */
export function either(one: Found, other: Found): Found {
  const { ids, isCut } = firstOf([...new Set([...one.ids, ...other.ids])])
  return { ids, isCut: isCut || one.isCut || other.isCut }
}

/** One parameter, however many there are: a list of a thousand takes longer to read than its rows. */
export const isOneOf = (column: PgColumn, ids: readonly string[]): SQL =>
  sql`${column} = any(${sql.param(ids)}::uuid[])`

/** What a page says of a search that did not find all there is. */
export const moreOf = (found: Found | undefined) => (found?.isCut ? { more: true as const } : {})
