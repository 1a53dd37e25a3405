import { eq } from 'drizzle-orm'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import { getPartnershipInCompany, otherSideOf } from './internal.ts'
import { knownCompanies, partnerCompanies } from './views.ts'

/** The other side of a partnership that is in force; undefined when it is not. */
export async function findBoundPartner(tx: ReadTx, partnershipId: string, ownId: string) {
  const partnership = await getPartnershipInCompany(tx, partnershipId)
  const otherId = otherSideOf(partnership, ownId)
  if (partnership.state !== 'active' || !otherId) return undefined
  const [partner] = await tx.select().from(knownCompanies).where(eq(knownCompanies.id, otherId))
  return partner && { id: partner.id, name: partner.name, country: partner.country }
}

/** What more a bound partner shows. */
export async function findPartnerDetails(tx: ReadTx, partnerId: string) {
  const [details] = await tx.select().from(partnerCompanies).where(eq(partnerCompanies.id, partnerId))
  return details
}
