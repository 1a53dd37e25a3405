import type { ProductDocument } from '@coverwright/domain/document/document'
import { fail } from '@coverwright/domain/errors'
import { isEditable } from '@coverwright/domain/product/product-lifecycle'
import { eq } from 'drizzle-orm'
import type { WriteTx } from '../../platform/database/with-tenant.ts'
import { publish } from '../../platform/live/publish.ts'
import { checkedDocument, revisionOf } from './document-model.ts'
import { lockProductInCompany } from './internal.ts'
import { type ProductRow, products } from './tables.ts'

interface Save {
  readonly id: string
  readonly document: ProductDocument
  readonly revision: number
}

/** The row, held until the transaction ends, if a save may start from that revision. */
export async function openForSave(tx: WriteTx, { id, document, revision }: Save): Promise<ProductRow> {
  const product = await lockProductInCompany(tx, id)
  if (!isEditable(product.state)) return fail('product.in-trash')
  if (document === 'body' && product.baseReleaseId) return fail('primary-product.not-own-body')
  if (revisionOf(product, document) !== revision) return fail('product.changed-meanwhile')
  return product
}

/** Checks the content against its model, keeps it, and tells the screens that show it. */
export async function saveDocument(tx: WriteTx, save: Save, content: unknown): Promise<ProductRow> {
  const model = checkedDocument(save.document, content)
  const revision = save.revision + 1
  const [after] = await tx
    .update(products)
    .set(save.document === 'body' ? { body: model, bodyRevision: revision } : { shell: model, shellRevision: revision })
    .where(eq(products.id, save.id))
    .returning()
  await publish(tx, { kind: 'document', subjectId: save.id })
  return after ?? fail('product.not-found')
}
