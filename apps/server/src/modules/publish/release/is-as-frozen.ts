import { canonicalJson } from '@coverwright/domain/hash-json'
import type { ReleaseContent } from '@coverwright/domain/publish/release/release'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import { readDocument } from '../../build/document/index.ts'
import { findPackedTables } from '../../build/pricing-table/index.ts'
import { bodyDocument, type ProductRow, settingsOf, shellDocument } from '../../build/product/index.ts'
import { compileDesign } from './check-design.ts'

/** Whether a product still is what was frozen of it, or was worked on since. */
export async function isAsFrozen(tx: ReadTx, product: ProductRow, content: ReleaseContent): Promise<boolean> {
  const shell = await readDocument(tx, shellDocument, product.id)
  const frozen = [content.settings, content.shell, content.paperwork ?? null]
  if (canonicalJson([settingsOf(product), shell, product.paperwork ?? null]) !== canonicalJson(frozen)) return false
  // A provider's body changes by taking a new one over, which is a change of the product's own.
  if (product.baseReleaseId) return true
  const body = await readDocument(tx, bodyDocument, product.id)
  if (!body || canonicalJson(body) !== canonicalJson(content.body)) return false
  const tables = await findPackedTables(tx, product.id)
  // The body compiled when it was frozen: that it does no longer comes of other tables.
  const now = await compileDesign(product.companyId, { body, tables }).catch(() => undefined)
  return now?.programHash === content.programHash
}
