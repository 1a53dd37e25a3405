import type { ReleaseContent } from '@coverwright/domain/publish/release/release'
import type { LeadForm } from '@coverwright/domain/sell/agent-page/agent-page'
import type { LinkCodes } from '@coverwright/domain/sell/channel/channel-link'
import { findLookUpRoles } from '../../../build/connector/index.ts'
import { findSellingAgentByCode } from '../../../company/agent/index.ts'
import { mayLeaveLead } from '../../../company/attempt/index.ts'
import { getOwnCompanyRow } from '../../../company/company/index.ts'
import { getFileInCompany } from '../../../company/file/index.ts'
import { standingAt } from '../../../publish/domain/index.ts'
import { findBackAt } from '../../../publish/maintenance/index.ts'
import { findMount, findReleasesAt, getMountInCompany, getRelease } from '../../../publish/release/index.ts'
import { findFormerProvider } from '../../../publish/resale/index.ts'
import { findPageAt, keepLead, readShownPage } from '../../agent-page/index.ts'
import { hasCoupons } from '../../coupon/index.ts'
import { findSenderByCode, hasPromoCodes } from '../../merchant/index.ts'
import { hasVouchers } from '../../voucher/index.ts'
import type { Mount, SaleServices } from './sale-services.ts'

/** What is sold where, and who may see it. */
export function findSite({ ways, hasHttps, now }: SaleServices) {
  const { door, read } = ways
  return {
    /** Nothing answers under a name that another company has proven to be theirs, or where its time is up. */
    findMount: async (host: string): Promise<Mount | undefined> => {
      const found = await door(async (tx) => {
        const mount = await findMount(tx, host)
        if (!mount) return undefined
        const { mayAnswer, isCertified } = await standingAt(tx, mount, now())
        if (!mayAnswer) return undefined
        return { ...mount, isSecure: hasHttps && isCertified, backAt: await findBackAt(tx, mount.companyId, now()) }
      })
      if (!found) return undefined
      const { companyId, productId } = found
      return read(companyId, async (tx) => ({
        ...found,
        formerProvider: await findFormerProvider(tx, productId),
        lookUpRoles: await findLookUpRoles(tx),
        hasPromoCodes:
          (await hasPromoCodes(tx, productId)) || (await hasCoupons(tx, productId)) || (await hasVouchers(tx, now())),
      }))
    },

    /** The same for the home page of an agent; undefined where nobody is to see it. */
    findAgentPage: async (host: string) => {
      const found = await door(async (tx) => {
        const at = await findPageAt(tx, host)
        if (!at) return undefined
        const { mayAnswer, isCertified } = await standingAt(tx, at, now())
        if (!mayAnswer) return undefined
        return { ...at, isSecure: hasHttps && isCertified, backAt: await findBackAt(tx, at.companyId, now()) }
      })
      if (!found) return undefined
      const { companyId, pageId, isSecure, backAt } = found
      const page = await read(companyId, (tx) => readShownPage(tx, pageId, found.host))
      return page && { companyId, pageId, host: found.host, isSecure, backAt, page }
    },

    /** Who of the company's agents has this code, and sells. */
    findAgent: ({ companyId }: Mount, code: string) => read(companyId, (tx) => findSellingAgentByCode(tx, code)),

    /** Whether what a visitor wrote to an agent was taken; refused where too much comes from one place. */
    leaveLead: async ({ companyId, pageId }: { companyId: string; pageId: string }, lead: LeadForm, from: string) => {
      if (!(await mayLeaveLead(ways, { pageId, from }, now()))) return false
      await ways.enter({ companyId, memberId: companyId }, async (tx, audit) => {
        await audit(pageId, { leadId: await keepLead(tx, pageId, lead) })
      })
      return true
    },

    /** Who sends customers by a link of these codes. */
    findSender: ({ companyId, productId }: Mount, codes: LinkCodes) =>
      read(companyId, (tx) => findSenderByCode(tx, codes.channel, { productId, merchant: codes.merchant })),

    /** The company's own icon of the browser's tab, where it has one. */
    findIcon: ({ companyId }: Pick<Mount, 'companyId'>) =>
      read(companyId, async (tx) => {
        const { faviconFileId } = await getOwnCompanyRow(tx)
        return faviconFileId === null ? undefined : getFileInCompany(tx, faviconFileId)
      }),

    /** What keeps a staging site private. */
    getStaging: ({ id, companyId }: Mount) => read(companyId, (tx) => getMountInCompany(tx, id)),

    getRelease: async ({ companyId }: Mount, releaseId: string): Promise<ReleaseContent> =>
      (await read(companyId, (tx) => getRelease(tx, { companyId, releaseId }))).content,

    findReleasesAt: ({ companyId, host }: Mount) => read(companyId, (tx) => findReleasesAt(tx, host)),
  }
}
