import type { CellProblem } from './cell-problem.ts'
import type { Corrections } from './convert.ts'
import { columnLetters } from './sheet.ts'

type Wrong = Pick<CellProblem, 'row' | 'column' | 'message'>

const headingOf = (version: number) => `What is wrong in version ${version}`
const told = 'Wrong: '
const ours = /^'?(?:What is wrong in version (\d+)$|Wrong: )/

interface Marks {
  /** The number of the version whose cells are wrong: what is taken in again is mapped as it was. */
  readonly version: number
  readonly headerRow: number | null
  readonly wrong: readonly Wrong[]
  readonly corrections: Corrections
}

/** The rows of a text with columns, and behind them a column that says what is wrong in each. */
export function withWrongColumn(rows: readonly (readonly string[])[], marks: Marks): string[][] {
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0)
  const messages = new Map<number, string[]>()
  for (const { row, column, message } of marks.wrong)
    messages.set(row, [...(messages.get(row) ?? []), `${columnLetters(column)}: ${message}`])
  return rows.map((cells, row) => {
    const given = cells.map((cell, column) => harmless(marks.corrections.cells[`${row},${column}`] ?? cell))
    const said = row === marks.headerRow ? headingOf(marks.version) : told + (messages.get(row) ?? []).join(' ')
    if (said === told) return given
    return [...Array.from({ length: width }, (_, at) => given[at] ?? ''), said]
  })
}

/** The rows as they were, and the version they come from, where such a column stands behind them. */
export function withoutWrongColumn(rows: readonly (readonly string[])[]): {
  readonly rows: readonly (readonly string[])[]
  readonly version: number | null
} {
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0)
  const last = rows.map((row) => (row.length === width ? (row[width - 1] ?? '') : '')).filter((cell) => cell !== '')
  if (last.length === 0 || !last.every((cell) => ours.test(cell))) return { rows, version: null }
  const numbers = last.flatMap((cell) => ours.exec(cell)?.[1] ?? [])
  return {
    rows: rows.map((row) => row.slice(0, width - 1).map(asWritten)),
    version: numbers.length === 1 ? Number(numbers[0]) : null,
  }
}

const escaped = /^'+[=+\-@\t\r]/

/** Before what a spreadsheet would work out, `writeCsv` puts an apostrophe; what had one already keeps its own. */
const harmless = (cell: string) => (escaped.test(cell) ? `'${cell}` : cell)
const asWritten = (cell: string) => (escaped.test(cell) ? cell.slice(1) : cell)
