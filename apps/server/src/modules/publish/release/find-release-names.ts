import { inArray, sql } from 'drizzle-orm'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import { releases } from './tables.ts'

/** What products were called when they were frozen, by release: a design may have another name since. */
export async function findReleaseNames(tx: ReadTx, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .select({ id: releases.id, name: sql<string>`${releases.content}#>>'{settings,name}'` })
    .from(releases)
    .where(inArray(releases.id, [...ids]))
  return new Map(rows.map(({ id, name }) => [id, name]))
}
