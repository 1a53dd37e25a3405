import { provenStates } from '@coverwright/domain/publish/domain/domain-lifecycle'
import type { ProvenNames } from '@coverwright/domain/publish/release/site-host'
import { inArray } from 'drizzle-orm'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import { domains } from './tables.ts'
import { cededNames } from './views.ts'

/** Under which names the company may stand. */
export async function findProvenNames(tx: ReadTx): Promise<ProvenNames> {
  const own = tx
    .select({ name: domains.name })
    .from(domains)
    .where(inArray(domains.state, [...provenStates]))
  const proven = (await own.orderBy(domains.name)).map(({ name }) => name)
  const ceded = proven.length === 0 ? [] : await tx.select().from(cededNames)
  return { proven, ceded: ceded.map(({ name }) => name) }
}
