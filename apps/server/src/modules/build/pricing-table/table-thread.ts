import { checkTable } from '@coverwright/domain/build/pricing-table/check-table'
import { compareTables } from '@coverwright/domain/build/pricing-table/compare-tables'
import { convert } from '@coverwright/domain/build/pricing-table/convert'
import { editRows } from '@coverwright/domain/build/pricing-table/edit-rows'
import { identify } from '@coverwright/domain/build/pricing-table/identify'
import { mapAgain } from '@coverwright/domain/build/pricing-table/map-again'
import { type Identified, isOpen } from '@coverwright/domain/build/pricing-table/mapping'
import { hiddenIn, type Sheet } from '@coverwright/domain/build/pricing-table/sheet'
import { readDescription, tableToSheets } from '@coverwright/domain/build/pricing-table/table-sheets'
import { markCells } from '../../../adapters/spreadsheets/mark-cells.ts'
import { pack, packRows, unpackRows, unpackSheet } from '../../../adapters/spreadsheets/pack-rows.ts'
import { readWorkbook, versionMarkedIn } from '../../../adapters/spreadsheets/read-workbook.ts'
import { writeXlsx } from '../../../adapters/spreadsheets/write-xlsx.ts'
import { doTasks } from '../../../platform/threads/do-tasks.ts'
import type { TableTasks } from './table-task.ts'

const sizeOf = ({ mapping }: Identified) =>
  mapping.layout.blocks.reduce((sum, { firstRow, lastRow }) => sum + lastRow - firstRow + 1, 0)
const askedOf = ({ mapping, questions }: Identified) => questions.filter((question) => isOpen(question, mapping)).length

/** Of several sheets the one with the most rows; one that leaves less to ask wins where they are alike. */
const largest = (all: readonly Identified[]): Identified | null =>
  all.toSorted((left, right) => sizeOf(right) - sizeOf(left) || askedOf(left) - askedOf(right))[0] ?? null

/** What a workbook hides is taken only where it shows no table. */
function preferred(all: readonly Identified[], sheets: readonly Sheet[]): Identified | null {
  const hidden = new Set(sheets.filter((sheet) => hiddenIn(sheet).sheet).map(({ name }) => name))
  const chosen = largest(all.filter(({ mapping }) => !hidden.has(mapping.sheet))) ?? largest(all)
  if (!chosen || hidden.size === 0 || hidden.has(chosen.mapping.sheet)) return chosen
  const names = [...hidden].map((name) => `“${name}”`).join(', ')
  return {
    ...chosen,
    notes: [...chosen.notes, `Hidden in the workbook, and not looked into unless you choose it: ${names}.`],
  }
}

/** A file that was downloaded with its wrong cells marked, and put right. */
function putRight(
  sheets: readonly Sheet[],
  found: readonly ReturnType<typeof identify>[],
  earlier: NonNullable<TableTasks['identify']['input']['earlier']>,
  version: number | null,
): Identified | undefined {
  const before = earlier.find(({ number }) => number === version)
  if (!before) return undefined
  // A text with columns is called after its file, whose name may be another now.
  const named = sheets.findIndex(({ name }) => name === before.mapping.sheet)
  const at = named < 0 && sheets.length === 1 ? 0 : named
  const [sheet, seen] = [sheets[at], found[at]]
  const identified = seen?.is === 'failed' ? seen.draft : seen?.identified
  return sheet && identified ? mapAgain(sheet, before, identified) : undefined
}

doTasks<TableTasks>({
  mark: ({ content, marks, limits }) => markCells(Buffer.from(content), marks, limits),
  identify({ content, name, known, limits, earlier = [] }) {
    const sheets = readWorkbook(Buffer.from(content), name, limits)
    const packed = sheets.map((sheet) => ({
      name: sheet.name,
      rowCount: sheet.rows.length,
      columnCount: sheet.rows.reduce((most, row) => Math.max(most, row.length), 0),
      content: pack(sheet),
    }))
    const described = readDescription(sheets)
    if (described) return { sheets: packed, identified: described, reasons: [] }
    const found = sheets.map((sheet) => identify(sheet, known))
    const marked = earlier.length > 0 ? versionMarkedIn(Buffer.from(content), limits) : null
    const again = putRight(sheets, found, earlier, marked)
    if (again) return { sheets: packed, identified: again, reasons: [] }
    const identified = found.flatMap((each) => (each.is === 'identified' ? [each.identified] : []))
    const reasons = found.flatMap((each) => (each.is === 'failed' ? each.reasons : []))
    const drafts = found.flatMap((each) => (each.is === 'failed' ? (each.draft ?? []) : []))
    if (identified.length === 0) return { sheets: packed, identified: preferred(drafts, sheets), reasons }
    return { sheets: packed, identified: preferred(identified, sheets), reasons: [] }
  },
  convert({ sheet, mapping, known, corrections }) {
    const { dimensions, outputs, rows, rowOf, problems, ...report } = convert(
      unpackSheet(sheet),
      mapping,
      known,
      corrections,
    )
    const { hitPolicy, beyond, prefer } = mapping
    const shape = { hitPolicy, beyond, ...(hitPolicy === 'priority' && prefer && { prefer }), dimensions, outputs }
    const { errors, warnings, sourceRows, failedRows } = report
    const source = { sheet: mapping.sheet, rowOf, column: mapping.layout.firstColumn }
    return {
      shape,
      rows: packRows(rows),
      report: { errors, warnings, sourceRows, failedRows, rows: rows.length },
      problems,
      warnings: rows.length > 0 && errors === 0 ? checkTable({ shape, rows, known, source }) : [],
    }
  },
  check: ({ shape, rows, known }) => checkTable({ shape, rows: unpackRows(rows), known }),
  edit({ shape, rows, edits, known }) {
    const edited = editRows(unpackRows(rows), edits, shape, known)
    const warnings =
      edited.problems.length > 0 || edited.rows.length === 0 ? [] : checkTable({ shape, rows: edited.rows, known })
    return { rows: packRows(edited.rows), rowCount: edited.rows.length, problems: edited.problems, warnings }
  },
  compare: ({ before, after }) =>
    compareTables(
      { shape: before.shape, rows: unpackRows(before.rows) },
      { shape: after.shape, rows: unpackRows(after.rows) },
    ),
  workbook: ({ name, shape, rows }) => writeXlsx(tableToSheets(name, shape, unpackRows(rows))),
})
