import { type CellClass, classify } from './classify.ts'
import { findBlocks } from './find-blocks.ts'
import { type KnownData, optionsOf } from './known-data.ts'
import type { Layout } from './layout.ts'
import { plain } from './read-text.ts'
import { cellAt, isBlank, type Sheet, textOf } from './sheet.ts'
import { namesOptions } from './suggest-name.ts'
import { isUnitWord, noteHeading, outputHeading, squeezed } from './words.ts'

/** How far down a table may begin. */
const searchedRows = 60
/** Rows whose classes are taken for those of the whole. */
const sampledRows = 400

export interface Extent {
  readonly firstColumn: number
  readonly lastColumn: number
}

/** Where the table stands, as far as its looks tell; undefined when nothing looks like one. */
export function findLayout(sheet: Sheet, known: readonly KnownData[]): Layout | undefined {
  const extent = widestPart(sheet)
  if (!extent) return undefined
  const filled = filledRows(sheet, extent)
  if (filled.length < 2) return undefined
  const body = bodyClasses(sheet, extent, filled)
  const isHeading = headingTest(sheet, extent, known)
  const firstData = firstDataRow(sheet, extent, filled, body, isHeading)
  const above = filled.filter((row) => row < firstData)
  let headerRow = above.findLast((row) => distinctTexts(sheet, extent, row) >= Math.min(2, widthOf(extent))) ?? null
  let unitsRow: number | null = null
  if (headerRow !== null && isUnitsRow(sheet, extent, headerRow)) {
    const before = above.findLast((row) => row < (headerRow ?? 0) && distinctTexts(sheet, extent, row) >= 2)
    if (before !== undefined) [unitsRow, headerRow] = [headerRow, before]
  }
  // A first row without its rate is a row all the same: nothing between the header and the data is passed over.
  const under = Math.max(headerRow ?? -1, unitsRow ?? -1)
  const firstRow = headerRow === null ? firstData : (filled.find((row) => row > under) ?? firstData)
  const groupRow = headerRow === null ? null : groupRowAbove(sheet, extent, headerRow, above)
  const blocks = findBlocks(sheet, extent, { headerRow, firstData: firstRow, filled })
  const labels = headerRow === null ? undefined : matrixLabels(sheet, extent, headerRow, groupRow, body, known)
  const lastColumn = labels === undefined ? extent.lastColumn : lastBodyColumn(sheet, extent, headerRow ?? 0, body)
  return {
    orientation: labels === undefined ? 'list' : 'matrix',
    firstColumn: extent.firstColumn,
    lastColumn,
    labelColumns: labels ?? 0,
    groupRow,
    unitsRow,
    blocks: labels === undefined ? joined(blocks) : blocks,
  }
}

/** The blocks of a list go on under repeated headers; together they are one table, the headers in between left out. */
const joined = (blocks: Layout['blocks']): Layout['blocks'] =>
  blocks.map((block, at) => (at === 0 ? block : { ...block, titleRow: null }))

const widthOf = ({ firstColumn, lastColumn }: Extent) => lastColumn - firstColumn + 1

/** Empty columns part tables that stand side by side; the one with most cells is taken. */
function widestPart(sheet: Sheet): Extent | undefined {
  const counts: number[] = []
  for (const row of sheet.rows.slice(0, 5000))
    for (const [column, cell] of row.entries()) if (!isBlank(cell)) counts[column] = (counts[column] ?? 0) + 1
  const parts: (Extent & { readonly cells: number })[] = []
  let firstColumn: number | undefined
  let cells = 0
  for (let column = 0; column <= counts.length; column++) {
    const count = counts[column] ?? 0
    if (count > 0) {
      firstColumn ??= column
      cells += count
    } else if (firstColumn !== undefined) {
      parts.push({ firstColumn, lastColumn: column - 1, cells })
      firstColumn = undefined
      cells = 0
    }
  }
  return parts.toSorted((left, right) => right.cells - left.cells)[0]
}

function filledRows(sheet: Sheet, { firstColumn, lastColumn }: Extent): number[] {
  const filled: number[] = []
  for (const [row, cells] of sheet.rows.entries())
    for (let column = firstColumn; column <= lastColumn; column++)
      if (!isBlank(cells[column] ?? null)) {
        filled.push(row)
        break
      }
  return filled
}

/** What most cells of each column are, in the lower part of the sheet: titles and headers stand at the top. */
function bodyClasses(sheet: Sheet, { firstColumn, lastColumn }: Extent, filled: readonly number[]): CellClass[] {
  const lower = filled.slice(Math.min(Math.floor(filled.length / 3), searchedRows)).slice(0, sampledRows)
  return Array.from({ length: lastColumn - firstColumn + 1 }, (_, at) => {
    const counts = new Map<CellClass, number>()
    for (const row of lower) {
      const found = classify(cellAt(sheet, row, firstColumn + at))
      if (found !== 'blank') counts.set(found, (counts.get(found) ?? 0) + 1)
    }
    const [most] = [...counts].toSorted((left, right) => right[1] - left[1])
    return most?.[0] ?? 'blank'
  })
}

/** A date in a column of bands is a band that Excel changed; any and blank go with everything. */
const fits = (found: CellClass, body: CellClass) =>
  found === body ||
  (found !== 'text' && body !== 'text') ||
  (body === 'text' && (found === 'any' || found === 'maybe-any' || found === 'text-run'))

function firstDataRow(
  sheet: Sheet,
  extent: Extent,
  filled: readonly number[],
  body: readonly CellClass[],
  isHeading: (row: number) => boolean,
): number {
  const width = widthOf(extent)
  const [first = 0] = filled
  const isAllText = body.every((found) => found === 'text' || found === 'blank')
  for (const [at, row] of filled.slice(0, searchedRows).entries()) {
    const classes = body.map((_, column) => classify(cellAt(sheet, row, extent.firstColumn + column)))
    const cells = classes.filter((found) => found !== 'blank').length
    if (cells < Math.max(Math.min(2, width), width * 0.4)) continue
    if (isAllText) return filled[at + 1] ?? row
    const odd = classes.filter((found, column) => found !== 'blank' && !fits(found, body[column] ?? 'blank')).length
    if (odd === 0 && !isHeaderOfNumbers(sheet, extent, row, filled[at + 1], body)) return row
    if (at === 0 || odd === 0 || isHeaderOfNumbers(sheet, extent, row, filled[at + 1], body)) continue
    // Under a line of words alone a number among numbers is a rate, whatever stands beside it: to take the row for a
    // second heading would lose it.
    const hasRate = classes.some((found, column) => found === 'number' && body[column] === 'number')
    const above = filled[at - 1] ?? row
    if (odd < cells * 0.34 || (hasRate && isAllWords(sheet, extent, above))) return row
    // Right under a line of words it is data, even where its only rate cannot be read: in which language the words are
    // headings nobody can list, and a second heading taken for data is an error that is shown.
    const isUnderWords = isHeading(above) || isDistinctWords(sheet, extent, above)
    if (isUnderWords && !isHeading(row) && !isUnitsRow(sheet, extent, row)) return row
  }
  return filled[1] ?? first
}

function isAllWords(sheet: Sheet, { firstColumn, lastColumn }: Extent, row: number): boolean {
  const cells = Array.from({ length: lastColumn - firstColumn + 1 }, (_, at) => cellAt(sheet, row, firstColumn + at))
  return cells.every((cell) => classify(cell) === 'text')
}

/** A row that groups columns says the same word twice, or nothing; the headings of columns are each another word. */
const isDistinctWords = (sheet: Sheet, extent: Extent, row: number) =>
  isAllWords(sheet, extent, row) && distinctTexts(sheet, extent, row) === widthOf(extent)

/** A line of words of which one names a result or known data. */
function headingTest(sheet: Sheet, extent: Extent, known: readonly KnownData[]) {
  const names = new Set(known.map(({ name }) => squeezed(name)))
  const titles = new Set(known.flatMap(({ titles: said = [] }) => said.map(plain)))
  const says = (text: string) => outputHeading.test(text) || names.has(squeezed(text)) || titles.has(plain(text))
  return (row: number): boolean =>
    isAllWords(sheet, extent, row) && sheet.rows[row]?.some((cell) => says(textOf(cell))) === true
}

/** `Age | 0 | 1 | 2 | 3` above `17-20 | 1.45 | 1.62 …`: numbers that run up, over numbers of another kind. */
function isHeaderOfNumbers(
  sheet: Sheet,
  extent: Extent,
  row: number,
  next: number | undefined,
  body: readonly CellClass[],
): boolean {
  if (next === undefined) return false
  const numbers: { here: string; below: string }[] = []
  for (let column = extent.firstColumn; column <= extent.lastColumn; column++) {
    const [here, below] = [cellAt(sheet, row, column), cellAt(sheet, next, column)]
    if (classify(here) === 'number' && classify(below) === 'number')
      numbers.push({ here: textOf(here), below: textOf(below) })
  }
  const corner = classify(cellAt(sheet, row, extent.firstColumn))
  const label = body[0] ?? 'blank'
  const isOddCorner = corner === 'blank' || (corner === 'text' && label !== 'text')
  if (numbers.length >= 2 && isOddCorner) return true
  const isRunningUp = numbers.every(({ here }, at) => at === 0 || Number(here) > Number(numbers[at - 1]?.here))
  const isWhole = numbers.every(({ here }) => /^-?\d+$/.test(here))
  const isBelowFine = numbers.some(({ below }) => below.includes('.'))
  return numbers.length >= 3 && isRunningUp && isWhole && isBelowFine
}

function distinctTexts(sheet: Sheet, { firstColumn, lastColumn }: Extent, row: number): number {
  const texts = new Set<string>()
  for (let column = firstColumn; column <= lastColumn; column++) {
    const cell = cellAt(sheet, row, column)
    if (!isBlank(cell)) texts.add(textOf(cell))
  }
  return texts.size
}

function isUnitsRow(sheet: Sheet, { firstColumn, lastColumn }: Extent, row: number): boolean {
  let units = 0
  for (let column = firstColumn; column <= lastColumn; column++) {
    const cell = cellAt(sheet, row, column)
    if (isBlank(cell)) continue
    if (!isUnitWord(textOf(cell))) return false
    units++
  }
  return units > 0
}

/** The row right above the header, when it names groups of columns: filled, but less varied than the header. */
function groupRowAbove(sheet: Sheet, extent: Extent, headerRow: number, above: readonly number[]): number | null {
  const row = above.findLast((at) => at < headerRow)
  if (row === undefined || row !== headerRow - 1) return null
  const texts = distinctTexts(sheet, extent, row)
  const first = cellAt(sheet, row, extent.firstColumn)
  // A title stands at the left; the name of what runs across stands over it.
  return texts >= 2 || isBlank(first) ? row : null
}

/** How many label columns a matrix has; undefined when the sheet is a list. */
function matrixLabels(
  sheet: Sheet,
  extent: Extent,
  headerRow: number,
  groupRow: number | null,
  body: readonly CellClass[],
  known: readonly KnownData[],
): number | undefined {
  const last = lastBodyColumn(sheet, extent, headerRow, body) - extent.firstColumn
  let first = last + 1
  while (first > 0 && body[first - 1] === 'number') first--
  const headings = (from: number) =>
    Array.from({ length: last - from + 1 }, (_, at) => cellAt(sheet, headerRow, extent.firstColumn + from + at))
  const options = new Set(known.flatMap((data) => optionsOf(data).map(squeezed)))
  const isValue = (heading: ReturnType<typeof cellAt>) =>
    namesOptions(textOf(heading), options) || !['text', 'blank', 'fault'].includes(classify(heading))
  // A label column of numbers has a heading of words; the values across begin behind it.
  while (
    first <= last &&
    !isValue(cellAt(sheet, headerRow, extent.firstColumn + first)) &&
    headings(first).filter(isValue).length >= 2
  )
    first++
  const across = headings(first)
  if (first === 0 || across.length < 2) return undefined
  if (across.filter(isValue).length >= Math.max(2, across.length * 0.6)) return first
  const texts = across.map((heading) => textOf(heading))
  const names = new Set(known.map(({ name }) => squeezed(name)))
  if (texts.some((text) => text === '' || outputHeading.test(text) || names.has(squeezed(text)))) return undefined
  const corner = textOf(cellAt(sheet, headerRow, extent.firstColumn))
  const isCrossed = /[\\/]|\bvs?\b/i.test(corner) || corner === ''
  return isCrossed || groupRow !== null ? first : undefined
}

/** Notes at the right of a matrix are no part of it. */
function lastBodyColumn(
  sheet: Sheet,
  { firstColumn, lastColumn }: Extent,
  headerRow: number,
  body: readonly CellClass[],
): number {
  let last = lastColumn
  while (
    last > firstColumn + 1 &&
    (body[last - firstColumn] !== 'number' || noteHeading.test(textOf(cellAt(sheet, headerRow, last))))
  )
    last--
  return last
}
