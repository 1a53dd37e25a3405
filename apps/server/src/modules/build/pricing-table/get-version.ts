import type { pricing } from '@coverwright/contract/build/pricing'
import { storedMapping } from '@coverwright/domain/build/pricing-table/mapping'
import { asc, eq } from 'drizzle-orm'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { getJobProgress } from '../../../platform/jobs/progress.ts'
import { getTableInCompany, getVersionInCompany, shapesBeside, toVersion } from './internal.ts'
import { pricingTableSheets } from './tables.ts'

export const getVersion: HandlerOf<typeof pricing, 'getVersion'> = async ({ tx }, { id }) => {
  const version = await getVersionInCompany(tx, id)
  const table = await getTableInCompany(tx, version.tableId)
  const { name, rowCount, columnCount, versionId, position } = pricingTableSheets
  const sheets = await tx
    .select({ name, rows: rowCount, columns: columnCount })
    .from(pricingTableSheets)
    .where(eq(versionId, id))
    .orderBy(asc(position))
  const progress = version.jobId === null ? undefined : await getJobProgress(tx, version.jobId)
  return {
    ...toVersion(version),
    tableName: table.name,
    productId: table.productId,
    shape: version.columns,
    sheets,
    identified: version.identified && {
      ...version.identified,
      mapping: storedMapping(version.identified.mapping),
    },
    mapping: version.mapping && storedMapping(version.mapping),
    corrections: { cells: { ...version.corrections.cells }, skipped: [...version.corrections.skipped] },
    problems: version.problems,
    tableWarnings: version.tableWarnings,
    progress: [...(progress?.steps ?? [])],
    shapesBeside: await shapesBeside(tx, table),
  }
}
