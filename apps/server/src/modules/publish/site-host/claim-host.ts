import { fail } from '@coverwright/domain/errors'
import { type HostRules, placeOf, refusalText } from '@coverwright/domain/publish/release/site-host'
import { eq } from 'drizzle-orm'
import type { ReadTx, WriteTx } from '../../../platform/database/with-tenant.ts'
import { findProvenNames } from '../domain/index.ts'
import { type SiteHostRow, siteHosts } from './tables.ts'

type Taking = Pick<SiteHostRow, 'host' | 'kind' | 'subjectId'>

/** How the company may stand at the host, or why not. */
export async function checkPlace(tx: ReadTx, host: string, rules: HostRules): Promise<'label' | 'domain'> {
  const { proof, refusal } = placeOf(host, { ...rules, ...(await findProvenNames(tx)) })
  return proof ?? fail('release.host-refused', { host: refusalText(refusal, rules.siteDomain) })
}

/**
 * Takes a host for the company, if it may stand there and nobody else does: of several at once the unique name lets
 * one through. Answers whether it is the company's now.
 */
export async function claimHost(tx: WriteTx, taking: Taking, proof: 'label' | 'domain'): Promise<boolean> {
  const own = await tx
    .update(siteHosts)
    .set({ ...taking, proof, unprovenUntil: null })
    .where(eq(siteHosts.host, taking.host))
    .returning({ id: siteHosts.id })
  if (own.length > 0) return true
  const taken = await tx
    .insert(siteHosts)
    .values({ ...taking, proof })
    .onConflictDoNothing()
    .returning({ id: siteHosts.id })
  return taken.length > 0
}

/** Something else of the company's stands at a host it has: how the host is proven stays as it is. */
export const passHost = (tx: WriteTx, fromId: string, toId: string) =>
  tx.update(siteHosts).set({ subjectId: toId }).where(eq(siteHosts.subjectId, fromId))

export const freeHost = (tx: WriteTx, subjectId: string) =>
  tx.delete(siteHosts).where(eq(siteHosts.subjectId, subjectId))
