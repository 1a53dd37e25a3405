import { asc, eq } from 'drizzle-orm'
import { changeRow } from '../../../platform/database/save-row.ts'
import { selectRow, selectRowBy } from '../../../platform/database/select-row.ts'
import type { ReadTx, WriteTx } from '../../../platform/database/with-tenant.ts'
import { getFileInCompany, linkTo } from '../../company/file/index.ts'
import { noteEnd } from '../../publish/resale/index.ts'
import type { PolicyLinks } from './policy-link.ts'
import { type InstalmentRow, instalments, type PolicyRow, policies } from './tables.ts'

export async function findPolicyOfApplication(tx: ReadTx, applicationId: string): Promise<PolicyRow | undefined> {
  return selectRowBy(tx, policies, 'applicationId', applicationId)
}

export async function findPolicy(tx: ReadTx, id: string): Promise<PolicyRow | undefined> {
  return selectRow(tx, policies, id)
}

export async function lockPolicy(tx: WriteTx, id: string): Promise<PolicyRow | undefined> {
  return selectRow(tx, policies, id, 'for no key update')
}

export async function savePolicy(
  tx: WriteTx,
  id: string,
  change: Partial<Omit<typeof policies.$inferInsert, 'id' | 'companyId'>>,
): Promise<void> {
  await changeRow(tx, policies, id, change)
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
