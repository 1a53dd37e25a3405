import { and, eq, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import { siteHosts } from './tables.ts'

export const isUnderName = (host: PgColumn, name: string): SQL | undefined =>
  or(eq(host, name), sql`right(${host}, ${name.length + 1}) = ${`.${name}`}`)

/** The company has proven the name: what it has under it stands by that from now on, and has no end any more. */
export const proveHosts = (tx: WriteTx, name: string) =>
  tx
    .update(siteHosts)
    .set({ proof: 'domain', unprovenUntil: null })
    .where(and(eq(siteHosts.proof, 'unproven'), isUnderName(siteHosts.host, name)))
