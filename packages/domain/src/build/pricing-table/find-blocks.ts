import type { Block } from './layout.ts'
import { cellAt, isBlank, type Sheet, textOf } from './sheet.ts'

interface Found {
  readonly headerRow: number | null
  readonly firstData: number
  /** Rows that hold anything, in order. */
  readonly filled: readonly number[]
}

interface Columns {
  readonly firstColumn: number
  readonly lastColumn: number
}

const footer = /^(?:totals?|sum|notes?|source|average|\*{1,3} ?\w|end of)\b/i

/** A header that comes again begins another block; what stands alone at the foot is not data. */
export function findBlocks(sheet: Sheet, columns: Columns, { headerRow, firstData, filled }: Found): Block[] {
  const data = filled.filter((row) => row >= firstData)
  const again = headerRow === null ? [] : data.filter((row) => isSameHeader(sheet, columns, headerRow, row))
  const blocks: Block[] = []
  const starts = [{ headerRow, from: firstData }, ...again.map((row) => ({ headerRow: row, from: row + 1 }))]
  for (const [at, start] of starts.entries()) {
    const end = starts[at + 1]?.headerRow ?? Number.POSITIVE_INFINITY
    const rows = data.filter((row) => row >= start.from && row < end)
    while (rows.length > 0 && isEnd(sheet, columns, rows, end !== Number.POSITIVE_INFINITY)) rows.pop()
    const [firstRow] = rows
    const lastRow = rows.at(-1)
    if (firstRow === undefined || lastRow === undefined) continue
    blocks.push({
      titleRow: titleAbove(sheet, columns, start.headerRow, filled),
      headerRow: start.headerRow,
      firstRow,
      lastRow,
    })
  }
  return blocks.length > 0 ? blocks : [{ titleRow: null, headerRow, firstRow: firstData, lastRow: firstData }]
}

function isSameHeader(sheet: Sheet, { firstColumn, lastColumn }: Columns, headerRow: number, row: number): boolean {
  if (row === headerRow) return false
  let [cells, same] = [0, 0]
  for (let column = firstColumn; column <= lastColumn; column++) {
    const heading = cellAt(sheet, headerRow, column)
    if (isBlank(heading)) continue
    cells++
    if (textOf(cellAt(sheet, row, column)) === textOf(heading)) same++
  }
  return cells >= 2 && same >= cells * 0.8
}

/**
 * Whether the last row is no data. A key alone right under the data is a row whose rate is missing: to leave it out
 * unasked would lose it.
 */
function isEnd(sheet: Sheet, columns: Columns, rows: readonly number[], isBlockBelow: boolean): boolean {
  const last = rows.at(-1) ?? 0
  if (!isFoot(sheet, columns, last)) return false
  const text = textOf(cellAt(sheet, last, columns.firstColumn))
  const isApart = last - (rows.at(-2) ?? last) > 1
  return isBlockBelow || isApart || text === '' || footer.test(text) || text.split(/\s+/).length > 4
}

/** A row with nothing but one text: a title of the next block, a total, a note. */
function isFoot(sheet: Sheet, { firstColumn, lastColumn }: Columns, row: number): boolean {
  const texts = new Set<string>()
  for (let column = firstColumn; column <= lastColumn; column++) {
    const cell = cellAt(sheet, row, column)
    if (!isBlank(cell)) texts.add(textOf(cell))
  }
  const [first = ''] = texts
  return (texts.size === 1 && lastColumn - firstColumn >= 1 && Number.isNaN(Number(first))) || footer.test(first)
}

function titleAbove(
  sheet: Sheet,
  columns: Columns,
  headerRow: number | null,
  filled: readonly number[],
): number | null {
  if (headerRow === null) return null
  for (const row of filled
    .filter((at) => at < headerRow)
    .toReversed()
    .slice(0, 2))
    if (isFoot(sheet, columns, row) && !isBlank(cellAt(sheet, row, columns.firstColumn))) return row
  return null
}
