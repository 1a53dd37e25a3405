import { namesAbove } from '@coverwright/domain/publish/domain/domain'
import { provenStates } from '@coverwright/domain/publish/domain/domain-lifecycle'
import type { HostProof } from '@coverwright/domain/publish/release/site-host'
import { and, eq, inArray } from 'drizzle-orm'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import { isProven } from './internal.ts'
import { domains } from './tables.ts'

export interface Standing {
  readonly mayAnswer: boolean
  /** A certificate for exactly this name holds. */
  readonly isCertified: boolean
}

/** A host that is taken, and how. */
interface Taken {
  readonly host: string
  readonly companyId: string
  readonly proof: HostProof
  readonly unprovenUntil: Date | null
}

/**
 * Whether what stands at a host answers. Under a proven name it is whoever has proven it, and of several names the
 * longest; where one was proven once and is nobody's now, nobody answers until somebody proves it anew. What stands
 * without proof answers for its time, whether or not anybody has ended it by then.
 */
export async function standingAt(
  door: ReadTx,
  { host, companyId, proof, unprovenUntil }: Taken,
  now: Date,
): Promise<Standing> {
  if (proof === 'label') return { mayAnswer: true, isCertified: false }
  const { name, state, certificateEndsAt } = domains
  const rows = await door
    .select({ companyId: domains.companyId, name, state, certificateEndsAt })
    .from(domains)
    .where(inArray(name, namesAbove(host)))
  const [holder] = rows
    .filter((row) => isProven(row.state))
    .toSorted((left, right) => right.name.length - left.name.length)
  const isOpen = !holder && !rows.some((row) => row.state === 'released' || row.state === 'expired')
  const isInTime = proof === 'unproven' && (unprovenUntil === null || unprovenUntil > now)
  const isOwn = holder?.companyId === companyId
  return {
    mayAnswer: isOwn || (isOpen && isInTime),
    isCertified: isOwn && holder.name === host && holder.certificateEndsAt !== null && holder.certificateEndsAt > now,
  }
}

/** The proven domain of exactly this name. */
export async function findProven(door: ReadTx, name: string) {
  const [row] = await door
    .select({ id: domains.id, companyId: domains.companyId })
    .from(domains)
    .where(and(eq(domains.name, name), inArray(domains.state, [...provenStates])))
  return row
}
