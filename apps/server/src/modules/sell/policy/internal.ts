import { certificateName } from '@coverwright/domain/build/product/paperwork'
import { asc, eq } from 'drizzle-orm'
import { changeRow } from '../../../platform/database/save-row.ts'
import { selectRow, selectRowBy } from '../../../platform/database/select-row.ts'
import type { ReadTx, WriteTx } from '../../../platform/database/with-tenant.ts'
import { companies } from '../../company/company/index.ts'
import { getFileInCompany, linkTo } from '../../company/file/index.ts'
import { noteEnd } from '../../publish/resale/index.ts'
import { deskLife, type PolicyLinks, policyLink } from './policy-link.ts'
import { type InstalmentRow, instalments, type PolicyRow, policies, policyCorrections } from './tables.ts'

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

/** Opens for a few minutes; null while it is being made. One that is made when it is opened leads to where that is done. */
export async function certificateLink(
  tx: ReadTx,
  policy: PolicyRow,
  links: PolicyLinks,
  now: Date,
): Promise<string | null> {
  const { certificateFileId } = policy
  if (certificateFileId)
    return `${links.publicUrl}${(await linkTo(await getFileInCompany(tx, certificateFileId), links.tokens, now)).url}`
  return (await isMadeWhenOpened(tx, policy))
    ? `${policyLink(links, policy, deskLife)}?document=${certificateName}`
    : null
}

/** Of what a demo company's history brought along there are no certificates yet, and nobody waits for a mail with one. */
export async function isMadeWhenOpened(
  tx: ReadTx,
  { id, certificateFileId, issuedAt, email }: Pick<PolicyRow, 'id' | 'certificateFileId' | 'issuedAt' | 'email'>,
): Promise<boolean> {
  // Whose name was erased gets none.
  if (certificateFileId || email === '') return false
  const [company] = await tx.select({ until: companies.historyEndsAt }).from(companies)
  if (!company?.until || issuedAt >= company.until) return false
  // What was corrected is made by the correction's own job, which tells the customer.
  return (await tx.$count(policyCorrections, eq(policyCorrections.policyId, id))) === 0
}
