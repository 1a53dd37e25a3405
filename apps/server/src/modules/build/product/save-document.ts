import { type Body, parseBody } from '@coverwright/domain/build/body/body'
import type { ProductDocument } from '@coverwright/domain/build/document/document'
import { renamedData, withDataNames } from '@coverwright/domain/build/page/rename-in-shell'
import { Shell } from '@coverwright/domain/build/page/shell'
import { isEditable } from '@coverwright/domain/build/product/product-lifecycle'
import { fail } from '@coverwright/domain/errors'
import { eq } from 'drizzle-orm'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import { publish } from '../../../platform/live/publish.ts'
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
  const isBody = save.document === 'body'
  const kept = isBody ? { body: model, bodyRevision: revision } : { shell: model, shellRevision: revision }
  // A body's model is a body.
  const renamed = isBody ? await renamedShell(tx, save.id, model as Body) : {}
  const [after] = await tx
    .update(products)
    .set({ ...kept, ...renamed })
    .where(eq(products.id, save.id))
    .returning()
  publish(tx, { kind: 'document', subjectId: save.id })
  return after ?? fail('product.not-found')
}

/** Data renamed in the body is renamed in the logic that reads it: else the journey would ask for what nobody answers. */
async function renamedShell(tx: WriteTx, id: string, body: Body) {
  const [row] = await tx.select().from(products).where(eq(products.id, id))
  if (!row?.body || !row.shell) return {}
  const names = renamedData(parseBody(row.body), body)
  if (names.size === 0) return {}
  return { shell: withDataNames(Shell.parse(row.shell), names), shellRevision: row.shellRevision + 1 }
}
