import { canonicalJson } from '@coverwright/domain/hash-json'
import type { ReleaseContent } from '@coverwright/domain/publish/release/release'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import { findDefinitions } from '../../build/connector/index.ts'
import { findPackedTables } from '../../build/pricing-table/index.ts'
import { type ProductRow, settingsOf } from '../../build/product/index.ts'
import { compileDesign } from './check-design.ts'
import { designAsRead } from './design-as-read.ts'
import { paperworkNow } from './paperwork-now.ts'
import { findRaisedEvents } from './raisable-events.ts'

/** Whether a product still is what was frozen of it, or was worked on since. */
export async function isAsFrozen(tx: ReadTx, product: ProductRow, content: ReleaseContent): Promise<boolean> {
  const { body, shell } = await designAsRead(tx, product)
  const connectors = shell && (await findDefinitions(tx, shell))
  const ownEvents = shell && (await findRaisedEvents(tx, shell))
  const frozen = [
    content.settings,
    content.shell,
    content.paperwork ?? null,
    content.connectors ?? null,
    content.ownEvents ?? null,
  ]
  const paperwork = await paperworkNow(tx, product, content.body)
  const now = [settingsOf(product), shell, paperwork ?? null, connectors ?? null, ownEvents ?? null]
  if (canonicalJson(now) !== canonicalJson(frozen)) return false
  // A provider's body changes by taking a new one over, which is a change of the product's own.
  if (product.baseReleaseId) return true
  if (!body || canonicalJson(body) !== canonicalJson(content.body)) return false
  const tables = await findPackedTables(tx, product.id)
  // The body compiled when it was frozen: that it does no longer comes of other tables.
  const compiled = await compileDesign(product.companyId, { body, tables }).catch(() => undefined)
  return compiled?.programHash === content.programHash
}
