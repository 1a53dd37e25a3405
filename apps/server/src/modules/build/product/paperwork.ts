import type { product } from '@coverwright/contract/build/product'
import { certificateName, type ProductPaperwork, standardPaperwork } from '@coverwright/domain/build/product/paperwork'
import { isEditable } from '@coverwright/domain/build/product/product-lifecycle'
import { fail } from '@coverwright/domain/errors'
import { eq } from 'drizzle-orm'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { readDocument } from '../document/index.ts'
import { bodyDocument } from './document-kinds.ts'
import { getProductInCompany, lockProductInCompany } from './internal.ts'
import { type ProductRow, products } from './tables.ts'

export const getPaperwork: HandlerOf<typeof product, 'getPaperwork'> = async ({ tx }, { productId }) =>
  paperworkOf(tx, await getProductInCompany(tx, productId))

export const savePaperwork: HandlerOf<typeof product, 'savePaperwork'> = async ({ tx, audit }, form) => {
  const { productId, ...paperwork } = form
  const before = await lockProductInCompany(tx, productId)
  if (!isEditable(before.state)) return fail('product.in-trash')
  const { documents, languages } = await paperworkOf(tx, before)
  const isKnown = paperwork.sendings.every(
    ({ document, language }) =>
      documents.some(({ name }) => name === document) && (language === null || languages.includes(language)),
  )
  if (!isKnown) return fail('product.no-such-document')
  const [after] = await tx.update(products).set({ paperwork }).where(eq(products.id, productId)).returning()
  await audit(productId, { paperwork })
  return paperworkOf(tx, after ?? fail('product.not-found'))
}

async function paperworkOf(tx: ReadTx, { id, name, languages, paperwork }: ProductRow): Promise<ProductPaperwork> {
  const own = (await readDocument(tx, bodyDocument, id))?.documents ?? []
  const documents = [
    { name: certificateName, title: 'Certificate of insurance', hasFile: true },
    ...own.map((document) => ({ name: document.name, title: document.title, hasFile: document.file !== undefined })),
  ]
  const { sendings, checkout } = paperwork ?? standardPaperwork({ documents: own })
  // A document that was taken out of the product since is no longer sent.
  const known = sendings.filter(({ document }) => documents.some((each) => each.name === document))
  return { productId: id, productName: name, languages: [...languages], documents, sendings: known, checkout }
}
