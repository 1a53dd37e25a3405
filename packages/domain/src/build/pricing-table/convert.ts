import type { Cell, Dimension, Output, TableRow } from '../rating/rating-table.ts'
import type { CellProblem, CellRead } from './cell-problem.ts'
import { shownIn, withDecimals } from './column-decimals.ts'
import { readTwoColumns } from './convert-pair.ts'
import type { KnownData } from './known-data.ts'
import { type Block, dataRows } from './layout.ts'
import type { Field, Mapping } from './mapping.ts'
import { ProblemLog } from './problem-log.ts'
import { type Condition, type Reading, readCondition } from './read-condition.ts'
import { readResult } from './read-result.ts'
import { cellAt, cellName, hiddenIn, type Sheet, type SheetCell, withMergesFilled } from './sheet.ts'
import { acrossColumns, isEmptyRow } from './source-cells.ts'
import { variantsIn } from './variants.ts'

/** What a person changed of the sheet without touching the file: texts by `row,column`, and rows left out. */
export interface Corrections {
  readonly cells: Readonly<Record<string, string>>
  readonly skipped: readonly number[]
}

export interface Conversion {
  readonly dimensions: Dimension[]
  readonly outputs: Output[]
  readonly rows: TableRow[]
  /** The sheet's row, from 0, that each row comes from. */
  readonly rowOf: number[]
  /** The first of them, errors first. */
  readonly problems: CellProblem[]
  readonly errors: number
  readonly warnings: number
  /** Rows of the sheet, those that could not be converted included. */
  readonly sourceRows: number
  readonly failedRows: number
}

/** A run of codes makes many rows of one, and a matrix one of every cell. */
const mostRows = 1_000_000

/** Makes a table's rows of a sheet. A row with an error is not converted; nothing is guessed. */
export function convert(
  raw: Sheet,
  mapping: Mapping,
  known: readonly KnownData[],
  corrections: Corrections,
): Conversion {
  const sheet = corrected(withMergesFilled(raw), corrections)
  const { layout } = mapping
  const skipped = leftOut(raw, mapping, corrections)
  const dimensions = mapping.fields
    .filter(({ role }) => role === 'dimension')
    .map((field) => readerOf(field, mapping, known))
  const outputs = mapping.fields
    .filter(({ role }) => role === 'output')
    .map((field) => readerOf(withDecimals(sheet, field, mapping, skipped), mapping, known))
  const log = new ProblemLog(sheet.name)
  const rows: TableRow[] = []
  const rowOf: number[] = []
  let [sourceRows, failedRows] = [0, 0]
  const columns = layout.orientation === 'matrix' ? acrossColumns(layout) : [layout.firstColumn]
  for (const block of layout.blocks) {
    for (const { last } of dimensions) last.clear()
    for (let row = block.firstRow; row <= block.lastRow; row++) {
      if (skipped.has(row) || isEmptyRow(sheet, layout, row)) continue
      sourceRows++
      const before = log.errors
      for (const across of columns) {
        const when = dimensions.map((reader) => reader.read(sheet, { block, row, across }, log))
        const results = outputs.map((reader) => reader.result(sheet, { block, row, across }, log))
        if (log.errors > before) continue
        const count = when.reduce((product, { length }) => product * length, 1)
        if (rows.length + count > mostRows) {
          log.add(
            {
              code: 'too-wide',
              message: `The table has more than ${mostRows.toLocaleString('en-GB')} rows.`,
              fix: null,
            },
            'error',
            row,
            layout.firstColumn,
          )
          break
        }
        for (const cells of combinations(when)) {
          rows.push({ when: cells, results })
          rowOf.push(row)
        }
      }
      if (log.errors > before) failedRows++
    }
  }
  return {
    dimensions: dimensions.map(({ field }) => toDimension(field)),
    outputs: outputs.map(({ field }) => toOutput(field, shownIn(sheet, mapping, field))),
    rows,
    rowOf,
    ...log.found(),
    sourceRows,
    failedRows,
  }
}

/** Rows of the sheet that the table does without. */
const leftOut = (raw: Sheet, { hiddenRows }: Mapping, { skipped }: Corrections): ReadonlySet<number> =>
  new Set([...skipped, ...(hiddenRows === 'left-out' ? hiddenIn(raw).rows : [])])

/** How many rows of the sheet the table is made of: no titles, headings, blank rows, or rows that are left out. */
export function countTableRows(raw: Sheet, mapping: Mapping, corrections: Corrections): number {
  const sheet = corrected(withMergesFilled(raw), corrections)
  const skipped = leftOut(raw, mapping, corrections)
  let count = 0
  for (const { row } of dataRows(mapping.layout))
    if (!skipped.has(row) && !isEmptyRow(sheet, mapping.layout, row)) count++
  return count
}

export const toDimension = ({ name, cells, upperEnd }: Field): Dimension =>
  cells === 'range' || cells === 'date-range'
    ? { kind: cells, name, upperEnd: upperEnd ?? 'included' }
    : { kind: cells, name }

export const toOutput = ({ name, cells, decimals, unit }: Field, shown?: number): Output =>
  cells === 'text'
    ? { kind: 'text', name }
    : { kind: 'number', name, decimals, ...(unit !== '' && { unit }), ...(shown !== undefined && { shown }) }

interface Place {
  readonly block: Block
  readonly row: number
  readonly across: number
}

/** A field with what it has read already: the same text is read once, however many rows have it. */
function readerOf(field: Field, mapping: Mapping, known: readonly KnownData[]) {
  const reading: Reading = {
    mark: mapping.decimalMark ?? 'point',
    order: mapping.dateOrder ?? 'day-first',
    data: known.find(({ name }) => name === field.name),
  }
  const conditions = new Map<string, CellRead<Condition>>()
  const results = new Map<string, CellRead<string>>()
  const last = new Map<number, readonly Cell[]>()
  const { source } = field
  const variantOf = field.cells === 'text' && reading.data?.kind !== 'choice' ? variantsIn() : undefined

  const withVariants = (found: CellRead<Condition>, { name }: Sheet, row: number, column: number) => {
    if (!variantOf || found.is === 'problem' || found.value === 'above') return found
    for (const text of found.value) {
      const warning = typeof text === 'string' ? variantOf(text, cellName(name, row, column)) : undefined
      if (warning) return { ...found, warning }
    }
    return found
  }
  const placeOf = ({ block, row, across }: Place): [number, number] => {
    if (source.kind === 'title') return [block.titleRow ?? 0, mapping.layout.firstColumn]
    if (source.kind === 'across') return [block.headerRow ?? 0, across]
    if (source.kind === 'body') return [row, across]
    return [row, source.kind === 'column' ? source.column : source.from]
  }
  const read = (sheet: Sheet, place: Place, log: ProblemLog): readonly Cell[] => {
    const [row, column] = placeOf(place)
    const cell = cellAt(sheet, row, column)
    const found =
      source.kind === 'columns'
        ? readTwoColumns(cell, cellAt(sheet, row, source.to), field, reading)
        : remembered(conditions, cell, () => withVariants(readCondition(cell, field, reading), sheet, row, column))
    const given = settled(found, row, column, log)
    if (given === undefined) return none
    if (given !== 'above') {
      last.set(0, given)
      return given
    }
    const above = last.get(0)
    if (above) return above
    log.add(
      {
        code: 'blank',
        message: `The first cell for ${field.name || field.heading} is blank: there is nothing above it.`,
        fix: null,
      },
      'error',
      row,
      column,
    )
    return none
  }
  const result = (sheet: Sheet, place: Place, log: ProblemLog): string => {
    const [row, column] = placeOf(place)
    const cell = cellAt(sheet, row, column)
    return (
      settled(
        remembered(results, cell, () => readResult(cell, field, reading.mark)),
        row,
        column,
        log,
      ) ?? ''
    )
  }
  return { field, last, read, result }
}

const none: readonly Cell[] = []

function remembered<T>(known: Map<string, T>, cell: SheetCell, read: () => T): T {
  const key =
    typeof cell === 'string'
      ? `t${cell}`
      : cell !== null && 'number' in cell
        ? `n${cell.number}${cell.as ?? ''}`
        : JSON.stringify(cell)
  const before = known.get(key)
  if (before !== undefined) return before
  const found = read()
  known.set(key, found)
  return found
}

function settled<T>(found: CellRead<T>, row: number, column: number, log: ProblemLog): T | undefined {
  if (found.is === 'problem') {
    log.add(found.trouble, 'error', row, column)
    return undefined
  }
  if (found.warning) log.add(found.warning, 'warning', row, column)
  return found.value
}

function combinations(cells: readonly (readonly Cell[])[]): Cell[][] {
  if (cells.every(({ length }) => length === 1)) return [cells.map(([cell = null]) => cell)]
  return cells.reduce<Cell[][]>((rows, choices) => rows.flatMap((row) => choices.map((cell) => [...row, cell])), [[]])
}

function corrected(sheet: Sheet, { cells }: Corrections): Sheet {
  const changes = Object.entries(cells)
  if (changes.length === 0) return sheet
  const rows = sheet.rows.slice()
  for (const [place, text] of changes) {
    const [row = 0, column = 0] = place.split(',').map(Number)
    const changed = Array.from(
      { length: Math.max(rows[row]?.length ?? 0, column + 1) },
      (_, at) => rows[row]?.[at] ?? null,
    )
    changed[column] = text
    rows[row] = changed
  }
  return { ...sheet, rows }
}
