import { and, eq, isNotNull } from 'drizzle-orm'
import type { ReadTx, WriteTx } from '../../../platform/database/with-tenant.ts'
import { products } from '../../build/product/index.ts'
import { type DocumentFile, replaceDraftDocument, replaceLiveDocument, withDocument } from '../release/index.ts'
import { resales } from '../resale/index.ts'
import { primaryProducts } from './tables.ts'

interface Replaced {
  readonly productId: string
  readonly document: string
}

/** What partners get from now on has the file in it. Answers the release before and since; nothing where none was offered. */
export async function replaceOffered(tx: WriteTx, { productId, document }: Replaced, file: DocumentFile) {
  const [primary] = await tx
    .select()
    .from(primaryProducts)
    .where(and(eq(primaryProducts.productId, productId), isNotNull(primaryProducts.releaseId)))
    .for('update')
  if (!primary?.releaseId) return undefined
  const { companyId, releaseId: from } = primary
  const { id: to } = await withDocument(tx, { companyId, releaseId: from }, document, file)
  await tx.update(primaryProducts).set({ releaseId: to }).where(eq(primaryProducts.id, primary.id))
  return { from, to }
}

/** Products that partners made of one of the company's own. */
export async function findSellers(tx: ReadTx, productId: string) {
  const [primary] = await tx.select().from(primaryProducts).where(eq(primaryProducts.productId, productId))
  if (!primary) return []
  return tx
    .selectDistinct({ companyId: resales.companyId, productId: resales.productId })
    .from(resales)
    .where(and(eq(resales.partnerId, primary.companyId), eq(resales.primaryId, primary.id)))
}

/**
 * In the seller's company: its live sites show the file, and what it publishes next has it. A product that stands on an
 * older version takes the file over with the new one. Answers how many sites.
 */
export async function replaceAtSeller(
  tx: WriteTx,
  { from, to, ...replaced }: Replaced & { readonly from: string; readonly to: string },
  file: DocumentFile,
  now: Date,
): Promise<number> {
  const { productId } = replaced
  const [product] = await tx.select().from(products).where(eq(products.id, productId))
  if (!product) return 0
  const sites = await replaceLiveDocument(tx, replaced, file, { actorId: product.companyId, now })
  if (product.baseReleaseId === from && from !== to) {
    await replaceDraftDocument(tx, replaced, file, to)
    await tx.update(products).set({ baseReleaseId: to }).where(eq(products.id, productId))
  }
  return sites
}
