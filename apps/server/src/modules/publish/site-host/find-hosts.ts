import { isUnder } from '@coverwright/domain/publish/release/site-host'
import { inArray } from 'drizzle-orm'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import { findProvenNames } from '../domain/index.ts'
import { siteHosts } from './tables.ts'

/** Where things stand, by their ids. */
export async function findHosts(tx: ReadTx, subjectIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await findRows(tx, subjectIds)
  return new Map(rows.map(({ subjectId, host }) => [subjectId, host]))
}

interface Standing {
  readonly host: string
  /** Whether the company may stand there still: a domain may have expired. */
  readonly isOurs: boolean
}

export async function findStandings(
  tx: ReadTx,
  subjectIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, Standing>> {
  const rows = await findRows(tx, subjectIds)
  const { proven } = rows.some(({ proof }) => proof === 'domain') ? await findProvenNames(tx) : { proven: [] }
  return new Map(
    rows.map(({ subjectId, host, proof, unprovenUntil }) => {
      const isOurs =
        proof === 'label' ||
        (proof === 'domain' && proven.some((name) => isUnder(host, name))) ||
        (proof === 'unproven' && (unprovenUntil === null || unprovenUntil > now))
      return [subjectId, { host, isOurs }]
    }),
  )
}

async function findRows(tx: ReadTx, subjectIds: readonly string[]) {
  if (subjectIds.length === 0) return []
  const { subjectId, host, proof, unprovenUntil } = siteHosts
  return tx
    .select({ subjectId, host, proof, unprovenUntil })
    .from(siteHosts)
    .where(inArray(subjectId, [...subjectIds]))
}
