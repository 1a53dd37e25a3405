import type { ReleaseContent } from '@coverwright/domain/publish/release/release'
import { getOwnCompanyRow } from '../../../company/company/index.ts'
import { getFileInCompany } from '../../../company/file/index.ts'
import { standingAt } from '../../../publish/domain/index.ts'
import { findBackAt } from '../../../publish/maintenance/index.ts'
import { findMount, findReleasesAt, getMountInCompany, getRelease } from '../../../publish/release/index.ts'
import { findFormerProvider } from '../../../publish/resale/index.ts'
import type { Mount, SaleServices } from './sale-services.ts'

/** What is sold where, and who may see it. */
export function findSite({ ways: { door, read }, hasHttps, now }: SaleServices) {
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
      const formerProvider = await read(found.companyId, (tx) => findFormerProvider(tx, found.productId))
      return { ...found, formerProvider }
    },

    /** The company's own icon of the browser's tab, where it has one. */
    findIcon: ({ companyId }: Mount) =>
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
