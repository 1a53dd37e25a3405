import type { pricing } from '@coverwright/contract/build/pricing'
import { checkMapping } from '@coverwright/domain/build/pricing-table/check-mapping'
import { type FieldMessages, fail } from '@coverwright/domain/errors'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import { sheetOf } from './handle-jobs.ts'
import { knownDataFor, saveVersion, toVersion, versionFor } from './internal.ts'
import { convertTable } from './jobs.ts'

/** A name that nothing answers to is told before a mapping that does not hold: it is usually the reason for it. */
export const saveMapping: HandlerOf<typeof pricing, 'saveMapping'> = async (context, { id, revision, mapping }) => {
  const { tx, actor, audit } = context
  const { version, state } = await versionFor(tx, { id, revision }, 'map')
  const problems = checkMapping(mapping, await knownDataFor(tx, version))
  for (const kind of ['keyword', 'mapping'] as const) {
    const found = problems.filter((problem) => problem.kind === kind)
    const fields: FieldMessages = Object.fromEntries(
      found.map(({ field, message }) => [field === null ? 'mapping' : `mapping.fields.${field}.name`, message]),
    )
    if (found.length > 0) return fail(`pricing-table.${kind}`, fields)
  }
  if (!(await sheetOf(tx, id, mapping.sheet)))
    return fail('pricing-table.mapping', { 'mapping.sheet': `There is no sheet “${mapping.sheet}”.` })
  const jobId = await enqueue(tx, convertTable, { versionId: id }, { memberId: actor.memberId })
  // Corrections are of cells: they hold for the sheet they were made in.
  const corrections = version.mapping?.sheet === mapping.sheet ? version.corrections : { cells: {}, skipped: [] }
  const saved = await saveVersion(tx, version, { state, mapping, corrections, jobId, reasons: [] })
  await audit(id, { sheet: mapping.sheet, columns: mapping.fields.length })
  return toVersion(saved)
}

/** Cells put right stay apart from what was read: the file remains what was uploaded. */
export const correctCells: HandlerOf<typeof pricing, 'correctCells'> = async (
  context,
  { id, revision, cells, skip },
) => {
  const { tx, actor, audit } = context
  const { version, state } = await versionFor(tx, { id, revision }, 'map')
  if (!version.mapping) return fail('pricing-table.state')
  const { corrections } = version
  const changed = Object.fromEntries(cells.map(({ row, column, text }) => [`${row},${column}`, text]))
  const jobId = await enqueue(tx, convertTable, { versionId: id }, { memberId: actor.memberId })
  const saved = await saveVersion(tx, version, {
    state,
    jobId,
    corrections: {
      cells: { ...corrections.cells, ...changed },
      skipped: [...new Set([...corrections.skipped, ...skip])],
    },
  })
  await audit(id, { cells: changed, skipped: skip })
  return toVersion(saved)
}
