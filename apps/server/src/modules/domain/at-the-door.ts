import { namesAbove } from '@coverwright/domain/domain/domain'
import { provenStates } from '@coverwright/domain/domain/domain-lifecycle'
import { and, eq, inArray } from 'drizzle-orm'
import type { ReadTx } from '../../platform/database/with-tenant.ts'
import { domains } from './tables.ts'

/**
 * Whose a name is: the company that has proven it or a name above it. Where one was proven once and is nobody's now,
 * nobody answers under it until somebody proves it anew; where none ever was, whoever publishes there first does.
 */
export async function mayAnswerAt(door: ReadTx, host: string, companyId: string): Promise<boolean> {
  const rows = await door
    .select({ companyId: domains.companyId, state: domains.state })
    .from(domains)
    .where(inArray(domains.name, namesAbove(host)))
  const holders = rows.filter(({ state }) => isProven(state))
  if (holders.length > 0) return holders.some((holder) => holder.companyId === companyId)
  return !rows.some(({ state }) => state === 'released' || state === 'expired')
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
