import { eq } from 'drizzle-orm'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import { tellTaker } from './jobs.ts'
import { type ExchangeReviewRow, exchangeTakers, releasedItems, releasedVersions } from './tables.ts'

/** In the operator's company: what was reviewed is what everybody takes from now on. */
export async function releaseItem(tx: WriteTx, review: ExchangeReviewRow, now: Date): Promise<void> {
  const { kind, name, about, tags, line, licence, withRates, derivedFrom, companyName: author } = review
  const { number, notes, hash, bytes, missingPhotos, id: fileId, forCompanyId, forItemId } = review
  const described = { kind, name, about, tags, line, licence, withRates, derivedFrom, author }
  const packed = { number, notes, hash, bytes, missingPhotos, fileId }
  const released = {
    ...described,
    ...packed,
    releasedAt: now,
    withdrawnAt: null,
  }
  const [item] = await tx
    .insert(releasedItems)
    .values({ ...released, forCompanyId, forItemId })
    .onConflictDoUpdate({
      target: [releasedItems.companyId, releasedItems.forCompanyId, releasedItems.forItemId],
      set: released,
    })
    .returning({ id: releasedItems.id })
  if (!item) throw new Error('The item was not released')
  await tx.insert(releasedVersions).values({ itemId: item.id, number, notes, hash }).onConflictDoNothing()
  const takers = await tx
    .selectDistinct({ byCompanyId: exchangeTakers.byCompanyId })
    .from(exchangeTakers)
    .where(eq(exchangeTakers.itemId, item.id))
  for (const { byCompanyId } of takers) await enqueue(tx, tellTaker, { itemId: item.id, byCompanyId, number })
}
