import type { insurers } from '@coverwright/contract/company/insurers'
import { asc, eq } from 'drizzle-orm'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { countSites } from './count-sites.ts'
import { getPartnershipInCompany, otherSideOf, partnershipOf } from './internal.ts'
import { partnerCompanies, partnerContacts } from './views.ts'

export const getPartnership: HandlerOf<typeof insurers, 'getPartnership'> = async ({ tx, actor, now }, { id }) => {
  const row = await getPartnershipInCompany(tx, id)
  const otherId = otherSideOf(row, actor.companyId)
  return {
    partnership: await partnershipOf(tx, row, actor.companyId, now),
    details: otherId ? await detailsOf(tx, otherId) : null,
    sites: otherId ? await countSites(tx, otherId) : 0,
  }
}

/** None unless the partnership is active: the database shows these of bound partners alone. */
async function detailsOf(tx: ReadTx, partnerId: string) {
  const [company] = await tx.select().from(partnerCompanies).where(eq(partnerCompanies.id, partnerId))
  if (!company) return null
  const contacts = await tx
    .select()
    .from(partnerContacts)
    .where(eq(partnerContacts.companyId, partnerId))
    .orderBy(asc(partnerContacts.department), asc(partnerContacts.name))
  return { ...company, contacts }
}
