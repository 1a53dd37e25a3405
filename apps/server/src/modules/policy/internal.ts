import { asc, eq } from 'drizzle-orm'
import type { ReadTx, WriteTx } from '../../platform/database/with-tenant.ts'
import { getFileInCompany, linkTo } from '../file/index.ts'
import { noteEnd } from '../resale/index.ts'
import type { PolicyLinks } from './policy-link.ts'
import { type InstalmentRow, instalments, type PolicyRow, policies } from './tables.ts'

export async function findPolicyOfApplication(tx: ReadTx, applicationId: string): Promise<PolicyRow | undefined> {
  const [row] = await tx.select().from(policies).where(eq(policies.applicationId, applicationId))
  return row
}

export async function findPolicy(tx: ReadTx, id: string): Promise<PolicyRow | undefined> {
  const [row] = await tx.select().from(policies).where(eq(policies.id, id))
  return row
}

export async function lockPolicy(tx: WriteTx, id: string): Promise<PolicyRow | undefined> {
  const [row] = await tx.select().from(policies).where(eq(policies.id, id)).for('no key update')
  return row
}

export async function savePolicy(
  tx: WriteTx,
  id: string,
  change: Partial<Omit<typeof policies.$inferInsert, 'id' | 'companyId'>>,
): Promise<void> {
  await tx.update(policies).set(change).where(eq(policies.id, id))
  if (change.state && change.state !== 'issued') await noteEnd(tx, id, change.state)
}

export const instalmentsOf = (tx: ReadTx, policyId: string): Promise<InstalmentRow[]> =>
  tx.select().from(instalments).where(eq(instalments.policyId, policyId)).orderBy(asc(instalments.number))

/** Opens for a few minutes; null while it is being made. */
export async function certificateLink(
  tx: ReadTx,
  { certificateFileId }: PolicyRow,
  { tokens, publicUrl }: PolicyLinks,
  now: Date,
): Promise<string | null> {
  if (!certificateFileId) return null
  return `${publicUrl}${(await linkTo(await getFileInCompany(tx, certificateFileId), tokens, now)).url}`
}
