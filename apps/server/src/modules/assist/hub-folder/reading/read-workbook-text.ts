import type { HubPassage } from '@coverwright/domain/assist/hub-file/hub-file'
import {
  columnLetters,
  hiddenIn,
  isBlank,
  type Sheet,
  type SheetCell,
  textOf,
  withMergesFilled,
} from '@coverwright/domain/build/pricing-table/sheet'
import { sheetLimits } from '../../../../adapters/spreadsheets/limits.ts'
import { hasPictures, readWorkbook } from '../../../../adapters/spreadsheets/read-workbook.ts'
import { TaskRefused } from '../../../../platform/threads/tasks.ts'
import { measured, refused } from './measured.ts'
import type { ReadText } from './text-tasks.ts'

/** A file of four thousand words is small, whatever it says it unpacks to. */
const limits = { ...sheetLimits, unzippedBytes: 40 * 1024 * 1024, cells: 60_000, rows: 20_000 }

/** A row is a passage, read with the row that says what its columns are. */
export async function readWorkbookText(given: Uint8Array): Promise<ReadText> {
  const content = Buffer.from(given)
  try {
    if (hasPictures(content, limits)) return refused('non-text')
    const sheets = readWorkbook(content, '', limits)
    if (sheets.some(hidesText)) return refused('hidden-text')
    return measured(sheets.flatMap(passagesOf))
  } catch (error) {
    if (!(error instanceof TaskRefused)) throw error
    return refused(
      /password/.test(error.message) ? 'locked' : /more than/.test(error.message) ? 'too-many-words' : 'unreadable',
    )
  }
}

function hidesText(sheet: Sheet): boolean {
  if (sheet.unseen) return true
  const hidden = hiddenIn(sheet)
  return sheet.rows.some((cells, row) =>
    cells.some(
      (cell, column) =>
        !isBlank(cell) && (hidden.sheet || hidden.rows.includes(row) || hidden.columns.includes(column)),
    ),
  )
}

/** One table a sheet: its first row with several cells says what the columns are, and every value keeps its column. */
function passagesOf(sheet: Sheet): HubPassage[] {
  const { name } = sheet
  const rows = withMergesFilled(sheet).rows.map((cells, row) => rowOf(cells, columnsIn(sheet.rows[row] ?? [])))
  const left = Math.min(...rows.flatMap((row) => row?.first ?? []))
  let head: readonly string[] | undefined
  return rows.flatMap((row, nth) => {
    if (!row) return []
    const { cells, first, last, isOneCell } = row
    const heading = head ? `${name}: ${head.join(between)}` : name
    const width = Math.max(last + 1 - left, head?.length ?? 0)
    const texts = Array.from({ length: width }, (_, at) => cellText(cells[left + at] ?? null))
    const isAlone = isOneCell && (!head || first === left)
    const text = isAlone ? cellText(cells[first] ?? null) : texts.join(between)
    if (!head && !isOneCell) head = texts
    const range = `${columnLetters(first)}${nth + 1}:${columnLetters(last)}${nth + 1}`
    return [{ heading, text, place: { is: 'cells', sheet: name, cells: range } as const }]
  })
}

interface Row {
  readonly cells: readonly SheetCell[]
  readonly first: number
  readonly last: number
  /** A title is one cell, however far it was merged. */
  readonly isOneCell: boolean
}

/** Nothing where a row has no cells of its own. */
function rowOf(cells: readonly SheetCell[], own: readonly number[]): Row | undefined {
  const [first] = own
  if (first === undefined) return undefined
  const filled = columnsIn(cells)
  const isOneCell = own.length === 1 && filled.every((column) => cells[column] === cells[first])
  return {
    cells,
    first: isOneCell ? first : (filled[0] ?? first),
    last: isOneCell ? first : (filled.at(-1) ?? first),
    isOneCell,
  }
}

const between = ' | '

/** A line within a cell must not pass for the line between two. */
const cellText = (cell: SheetCell) =>
  textOf(cell)
    .trim()
    .replaceAll(/\s*\|\s*/g, '|')

const columnsIn = (cells: readonly SheetCell[]): number[] =>
  cells.flatMap((cell, column) => (isBlank(cell) ? [] : [column]))
