import type { login } from '@coverwright/contract/company/login'
import { sideOf } from '@coverwright/domain/company/partnership/partner-types'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { getOwnCompany } from '../company/index.ts'
import { getMemberInCompany } from '../member/index.ts'
import { openLink, readToken } from './link.ts'

/** Opening changes nothing: mail scanners open links too. */
export const openBinding: HandlerOf<typeof login, 'getConnectCompanyInfo'> = async ({ read, now }, { token }) => {
  const link = readToken(token)
  return read(link.companyId, async (tx) => {
    const row = await openLink(tx, link, now)
    const { name, businessType, partnerType, country } = await getOwnCompany(tx)
    const inviter = await getMemberInCompany(tx, row.invitedBy)
    return {
      company: { name, businessType, partnerType, country },
      invitedBy: inviter.name,
      partnerType: row.partnerType,
      side: sideOf(row.partnerType, row.ownType),
      paymentMode: row.paymentMode,
      note: row.note,
      expiresAt: (row.expiresAt ?? now).toISOString(),
    }
  })
}

/** The public card of the company behind a link, for the pages that lead up to signing up. */
export const getCompanyInfo: HandlerOf<typeof login, 'getCompanyInfo'> = async (context, input) =>
  (await openBinding(context, input)).company
