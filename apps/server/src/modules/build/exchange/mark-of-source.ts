import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import { findHeads } from '../document/index.ts'
import { findTableMarks } from '../pricing-table/index.ts'
import type { ExchangeItemRow } from './tables.ts'

type Source = Pick<ExchangeItemRow, 'kind' | 'sourceId'>

/**
 * What tells one state of a source from the next: how often its document was saved, and of an insurance when its tables
 * changed last. Null where there is no document any more.
 */
export async function findMarks(tx: ReadTx, sources: readonly Source[]) {
  const headOf = await findHeads(
    tx,
    sources.map(({ sourceId }) => sourceId),
  )
  const tables = await findTableMarks(
    tx,
    sources.filter(({ kind }) => kind === 'body').map(({ sourceId }) => sourceId),
  )
  return ({ kind, sourceId }: Source): string | null => {
    const { revision, isThere } = headOf(kind, sourceId)
    return isThere ? `${revision} ${kind === 'body' ? (tables.get(sourceId) ?? '') : ''}`.trim() : null
  }
}
