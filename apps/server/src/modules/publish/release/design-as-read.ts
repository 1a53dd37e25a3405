import type { Body } from '@coverwright/domain/build/body/body'
import {
  designWithKeywords,
  keywordsOfDesign,
  type Unwritten,
  unwrittenIn,
} from '@coverwright/domain/build/keyword/with-keywords'
import type { Shell } from '@coverwright/domain/build/page/shell'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import { readDocument } from '../../build/document/index.ts'
import { findKeywordTexts } from '../../build/keyword/index.ts'
import { bodyDocument, type ProductRow, shellDocument } from '../../build/product/index.ts'

export interface DesignAsRead {
  readonly body: Body | null
  readonly shell: Shell | null
  /** Texts in it are the company's keywords: none of them was checked together with what it stands in. */
  readonly hasKeywords: boolean
  /** Keywords that it names in a language they have no text in. */
  readonly unwritten: readonly Unwritten[]
}

/** What a product is made of as buyers would read it today: with the company's keywords written out. */
export async function designAsRead(tx: ReadTx, product: ProductRow): Promise<DesignAsRead> {
  const design = {
    body: await readDocument(tx, bodyDocument, product.id),
    shell: await readDocument(tx, shellDocument, product.id),
  }
  const [first] = product.languages
  const keywords = await findKeywordTexts(tx, keywordsOfDesign(design))
  if (!first || Object.keys(keywords).length === 0) return { ...design, hasKeywords: false, unwritten: [] }
  const { body, shell } = designWithKeywords(design, keywords, first)
  const unwritten = unwrittenIn(design, keywords, first)
  // A provider's body comes with the provider's own texts in it.
  return { body: product.baseReleaseId ? design.body : body, shell, hasKeywords: true, unwritten }
}
