import { fail } from '@coverwright/domain/errors'
import { type HostRules, placeOf, refusalText } from '@coverwright/domain/publish/release/site-host'
import { and, eq } from 'drizzle-orm'
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
 * Takes a host for what the company has of a kind, if it may stand there and nobody else does: of several at once the
 * unique name lets one through. Answers whether it is the company's now.
 */
export async function claimHost(tx: WriteTx, taking: Taking, proof: 'label' | 'domain'): Promise<boolean> {
  const own = await tx
    .update(siteHosts)
    .set({ ...taking, proof, unprovenUntil: null })
    // What else of the company's stands there is not put aside without a word.
    .where(and(eq(siteHosts.host, taking.host), eq(siteHosts.kind, taking.kind)))
    .returning({ id: siteHosts.id })
  return own.length > 0 || takeHost(tx, taking, proof)
}

/** Takes a host that nobody has, the company itself neither. */
export async function takeHost(tx: WriteTx, taking: Taking, proof: 'label' | 'domain'): Promise<boolean> {
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
