import { buffer } from 'node:stream/consumers'
import { storedMapping } from '@coverwright/domain/build/pricing-table/mapping'
import { pricingTableLifecycle } from '@coverwright/domain/build/pricing-table/pricing-table-lifecycle'
import { and, eq } from 'drizzle-orm'
import { fileKey } from '../../../adapters/files/file-key.ts'
import { sheetLimits } from '../../../adapters/spreadsheets/limits.ts'
import { audited } from '../../../platform/audit/audited.ts'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import type { Files } from '../../../platform/files/files.ts'
import { handle } from '../../../platform/jobs/handler.ts'
import { TaskRefused } from '../../../platform/threads/tasks.ts'
import { knownDataFor, type LightVersion, saveVersion } from './internal.ts'
import { convertTable, identifyTable } from './jobs.ts'
import { runTask, type TableTasks } from './table-task.ts'
import { pricingTableSheets, pricingTableVersions } from './tables.ts'

/** The active version stays what it is until another is activated: nothing here touches it. */
export const pricingTableJobs = ({ files }: { readonly files: Files }) => [
  handle(identifyTable, async ({ tx, companyId, jobId, progress }, { versionId }) => {
    const version = await workedOn(tx, versionId, jobId)
    if (!version?.fileId || version.state !== 'uploaded') return
    await progress(0, 2, 'read')
    const content = await buffer(await files.get(fileKey(companyId, version.fileId)))
    const known = await knownDataFor(tx, version)
    const earlier = await earlierMappings(tx, version)
    const read = await refusable(
      runTask('identify', { content, name: version.sourceName, known, limits: sheetLimits, earlier }),
    )
    await progress(1, 2, 'identify')
    await tx.delete(pricingTableSheets).where(eq(pricingTableSheets.versionId, versionId))
    const sheets = 'reason' in read ? [] : read.sheets
    if (sheets.length > 0)
      await tx.insert(pricingTableSheets).values(
        sheets.map(({ name, rowCount, columnCount, content: cells }, position) => ({
          name,
          rowCount,
          columnCount,
          content: cells,
          versionId,
          position,
        })),
      )
    const identified = 'reason' in read ? null : read.identified
    const reasons = 'reason' in read ? [read.reason] : [...read.reasons]
    const state =
      pricingTableLifecycle.next(version.state, identified && reasons.length === 0 ? 'identify' : 'fail') ??
      version.state
    await audited(tx, companyId, 'pricing-table/identify', async (audit) => {
      await saveVersion(tx, version, { state, identified, reasons, jobId: null })
      await audit(versionId, { state })
    })
  }),
  handle(convertTable, async ({ tx, companyId, jobId, progress }, { versionId }) => {
    const version = await workedOn(tx, versionId, jobId)
    if (!version?.mapping || version.state !== 'mapped') return
    await progress(0, 1, 'convert')
    const { corrections } = version
    const mapping = storedMapping(version.mapping)
    const known = await knownDataFor(tx, version)
    const sheet = await sheetOf(tx, versionId, mapping.sheet)
    const made = sheet
      ? await refusable(runTask('convert', { sheet, mapping, known, corrections }))
      : { reason: 'The sheet is gone.' }
    await audited(tx, companyId, 'pricing-table/convert', async (audit) => {
      const change = 'reason' in made ? { state: version.state, reasons: [made.reason] } : converted(made)
      await saveVersion(tx, version, { ...change, jobId: null })
      await audit(versionId, { state: change.state })
    })
  }),
]

/** Only what has no error left is converted; with errors the version stays at the mapping, its problems told. */
function converted({ shape, rows, report, problems, warnings }: TableTasks['convert']['output']) {
  const isWhole = report.errors === 0 && report.rows > 0
  return {
    state: isWhole ? ('converted' as const) : ('mapped' as const),
    columns: shape,
    rows,
    rowCount: report.rows,
    report,
    reasons: [],
    problems: [...problems],
    tableWarnings: [...warnings],
  }
}

/** Settled or begun anew meanwhile: then this job has nothing to say any more. */
async function workedOn(tx: WriteTx, versionId: string, jobId: string): Promise<LightVersion | undefined> {
  const { id, jobId: work } = pricingTableVersions
  const [version] = await tx
    .select()
    .from(pricingTableVersions)
    .where(and(eq(id, versionId), eq(work, jobId)))
    .for('update')
  return version
}

/** How the other versions of the table were mapped. */
async function earlierMappings(tx: Pick<WriteTx, 'select'>, { tableId }: LightVersion) {
  const { number, mapping, corrections, tableId: of } = pricingTableVersions
  const rows = await tx.select({ number, mapping, corrections }).from(pricingTableVersions).where(eq(of, tableId))
  return rows.flatMap((row) =>
    row.mapping ? [{ number: row.number, mapping: storedMapping(row.mapping), leftOut: row.corrections.skipped }] : [],
  )
}

export async function sheetOf(
  tx: Pick<WriteTx, 'select'>,
  versionId: string,
  name: string,
): Promise<Uint8Array | undefined> {
  const { content, versionId: of, name: called } = pricingTableSheets
  const [row] = await tx
    .select({ content })
    .from(pricingTableSheets)
    .where(and(eq(of, versionId), eq(called, name)))
  return row?.content
}

const refusable = <T>(work: Promise<T>): Promise<T | { readonly reason: string }> =>
  work.catch((error: unknown) => {
    if (error instanceof TaskRefused) return { reason: error.message }
    throw error
  })
