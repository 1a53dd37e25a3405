import type { pricing } from '@coverwright/contract/build/pricing'
import { planActivation } from '@coverwright/domain/build/pricing-table/activation'
import { columnText } from '@coverwright/domain/build/pricing-table/column-text'
import type { TableShape } from '@coverwright/domain/build/pricing-table/pricing-table'
import { fail } from '@coverwright/domain/errors'
import { and, eq, ne } from 'drizzle-orm'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { getContent, knownDataFor, saveVersion, toVersion, versionFor } from './internal.ts'
import { runTask } from './table-task.ts'
import { pricingTables, pricingTableVersions } from './tables.ts'

/** Compiled once more as quotes will use it: what the product asks may have changed since it was converted. */
export const activateVersion: HandlerOf<typeof pricing, 'activateVersion'> = async (
  { tx, audit },
  { id, revision, effectiveFrom },
) => {
  const { version, state } = await versionFor(tx, { id, revision }, 'activate')
  const content = await getContent(tx, id)
  const warnings = await runTask('check', { ...content, known: await knownDataFor(tx, version) })
  const errors = warnings.filter(({ severity }) => severity === 'error')
  if (errors.length > 0 || version.rowCount === 0)
    return fail('pricing-table.unfinished', { table: errors[0]?.message ?? 'The table has no rows.' })

  const { tableId, state: at } = pricingTableVersions
  // One activation of a table at a time: two together would both hold for the same days.
  await tx
    .select({ id: pricingTables.id })
    .from(pricingTables)
    .where(eq(pricingTables.id, version.tableId))
    .for('update')
  const active = await tx
    .select()
    .from(pricingTableVersions)
    .where(and(eq(tableId, version.tableId), eq(at, 'active'), ne(pricingTableVersions.id, id)))
  const { superseded, shortened } = planActivation(active, effectiveFrom)
  const stays = active.filter((each) => !superseded.includes(each.id))
  if (stays.some(({ columns }) => columns && !isSameShape(columns, content.shape)))
    return fail('pricing-table.other-columns')
  for (const each of active) {
    const end = shortened.find((one) => one.id === each.id)
    if (superseded.includes(each.id)) await saveVersion(tx, each, { state: 'superseded' })
    else if (end) await saveVersion(tx, each, { effectiveTo: end.effectiveTo })
  }
  const saved = await saveVersion(tx, version, {
    state,
    effectiveFrom,
    effectiveTo: null,
    tableWarnings: [...warnings],
  })
  await audit(id, { effectiveFrom, superseded, shortened })
  return toVersion(saved)
}

const isSameShape = (left: TableShape, right: TableShape) => written(left) === written(right)

const written = ({ hitPolicy, beyond, prefer, dimensions, outputs }: TableShape) =>
  JSON.stringify([
    hitPolicy,
    beyond,
    ...(prefer ? [prefer.result, prefer.order, prefer.listed] : []),
    ...[...dimensions, ...outputs].map(columnText),
  ])
