import { namesAbove } from '@coverwright/domain/domain/domain'
import { provenStates } from '@coverwright/domain/domain/domain-lifecycle'
import { and, eq, inArray } from 'drizzle-orm'
import type { ReadTx } from '../../platform/database/with-tenant.ts'
import { domains } from './tables.ts'

export interface Standing {
  readonly mayAnswer: boolean
  /** A certificate for exactly this name holds. */
  readonly isCertified: boolean
}

/**
 * Whose a name is: the company that has proven it or a name above it. Where one was proven once and is nobody's now,
 * nobody answers under it until somebody proves it anew; where none ever was, whoever publishes there first does.
 */
export async function standingAt(door: ReadTx, host: string, companyId: string, now: Date): Promise<Standing> {
  const { name, state, certificateEndsAt } = domains
  const rows = await door
    .select({ companyId: domains.companyId, name, state, certificateEndsAt })
    .from(domains)
    .where(inArray(name, namesAbove(host)))
  const holders = rows.filter((row) => isProven(row.state))
  const own = holders.filter((holder) => holder.companyId === companyId)
  const isOpen = holders.length === 0 && !rows.some((row) => row.state === 'released' || row.state === 'expired')
  return {
    mayAnswer: own.length > 0 || isOpen,
    isCertified: own.some((row) => row.name === host && row.certificateEndsAt !== null && row.certificateEndsAt > now),
  }
}

const isProven = (state: (typeof domains.$inferSelect)['state']) => provenStates.some((proven) => proven === state)

/** The proven domain of exactly this name. */
export async function findProven(door: ReadTx, name: string) {
  const [row] = await door
    .select({ id: domains.id, companyId: domains.companyId })
    .from(domains)
    .where(and(eq(domains.name, name), inArray(domains.state, [...provenStates])))
  return row
}
