import type { pricing } from '@coverwright/contract/build/pricing'
import { isDraft } from '@coverwright/domain/build/pricing-table/pricing-table-lifecycle'
import { fail } from '@coverwright/domain/errors'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { newId } from '../../../platform/id.ts'
import {
  getContent,
  getVersionInCompany,
  knownDataFor,
  lockTable,
  nextNumber,
  saveVersion,
  toVersion,
  versionFor,
} from './internal.ts'
import { runTask } from './table-task.ts'
import { pricingTableVersions } from './tables.ts'

/** What is or was active is never changed: policies were sold by it. A copy with the edits is the new version. */
export const editRows: HandlerOf<typeof pricing, 'editRows'> = async ({ tx, audit }, { id, revision, edits }) => {
  const base = await getVersionInCompany(tx, id)
  // Whoever still sees the draft may mean rows that somebody else moved before it was activated.
  if (!isDraft(base.state) && base.revision !== revision) return fail('pricing-table.changed-meanwhile')
  const version = isDraft(base.state) ? (await versionFor(tx, { id, revision }, 'edit')).version : base
  const content = await getContent(tx, id)
  const known = await knownDataFor(tx, version)
  const edited = await runTask('edit', { ...content, edits, known })
  if (edited.problems.length > 0)
    return fail(
      'pricing-table.cell',
      Object.fromEntries(
        edited.problems.slice(0, 100).map(({ row, column, message }) => [`${row},${column}`, message]),
      ),
    )
  const change = {
    rows: edited.rows,
    rowCount: edited.rowCount,
    tableWarnings: [...edited.warnings],
    report: { sourceRows: edited.rowCount, failedRows: 0, errors: 0, warnings: 0, rows: edited.rowCount },
  }
  await audit(id, { edits: edits.length })
  if (isDraft(base.state)) return toVersion(await saveVersion(tx, version, change))
  // Two edits at once would take the same number, and the table may be gone by now.
  await lockTable(tx, base.tableId)
  const copy = { id: newId(), tableId: base.tableId, number: await nextNumber(tx, base.tableId), revision: 1 }
  await tx
    .insert(pricingTableVersions)
    .values({ ...copy, ...change, state: 'converted', columns: content.shape, sourceName: '' })
  return toVersion(await saveVersion(tx, copy, {}))
}
