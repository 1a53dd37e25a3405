import type { publisher } from '@coverwright/contract/publish/publisher'
import { desc, eq, inArray } from 'drizzle-orm'
import { selectPage } from '../../../platform/database/select-page.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { getProductInCompany } from '../../build/product/index.ts'
import { mounts, releases, toRelease } from '../release/index.ts'

export const listReleases: HandlerOf<typeof publisher, 'listReleases'> = async ({ tx }, { productId }, paging) => {
  if (productId) await getProductInCompany(tx, productId)
  const where = productId ? eq(releases.productId, productId) : undefined
  const { items, ...page } = await selectPage(tx, releases, where, paging)
  const ids = items.map(({ id }) => id)
  const stays =
    ids.length > 0
      ? await tx
          .select()
          .from(mounts)
          .where(inArray(mounts.releaseId, ids))
          .orderBy(desc(mounts.mountedAt), desc(mounts.id))
      : []
  return {
    items: items.map((row) =>
      toRelease(
        row,
        stays.find(({ releaseId }) => releaseId === row.id),
      ),
    ),
    ...page,
  }
}
