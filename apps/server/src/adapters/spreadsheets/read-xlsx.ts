import { cellName, type Merge, type Sheet, type SheetCell } from '@coverwright/domain/build/pricing-table/sheet'
import { writtenDecimals } from '@coverwright/domain/build/rating/decimal'
import { type CellFormat, dayOf, readFormats } from './cell-formats.ts'
import { damaged, type SheetLimits, unreadable } from './limits.ts'
import { plainNumber } from './plain-number.ts'
import { type Archive, readZip } from './read-zip.ts'
import { readUnseen, type Unseen } from './unseen-styles.ts'
import { attribute, textOfItem, unescaped, xmlOf } from './xml.ts'

interface Book {
  readonly strings: readonly string[]
  readonly formats: readonly CellFormat[]
  readonly unseen: readonly Unseen[]
  readonly is1904: boolean
  readonly limits: SheetLimits
  readonly count: { cells: number }
}

/** Reads a workbook of Excel 2007 and later: what is stored in its cells, and what its formats make of it. */
export const readXlsx = (content: Buffer, limits: SheetLimits): Sheet[] => readParts(readZip(content, limits), limits)

export function readParts(zip: Archive, limits: SheetLimits): Sheet[] {
  if (zip.names.some((name) => /vbaProject\.bin$/i.test(name)))
    return unreadable('The workbook holds macros. Save it as .xlsx, without macros, and upload that.')
  if (zip.names.some((name) => /xl\/workbook\.bin$/i.test(name)))
    return unreadable('This is a binary workbook (.xlsb). Save it as .xlsx and upload that.')
  const part = (name: string, root: string) => {
    const bytes = zip.read(name)
    return bytes && xmlOf(bytes, root)
  }
  const workbook = part('xl/workbook.xml', 'workbook')
  if (workbook === undefined) return unreadable('The file is an archive, but no workbook of Excel.')
  const relations = new Map<string, string>()
  for (const [tag] of (part('xl/_rels/workbook.xml.rels', 'Relationships') ?? '').matchAll(/<Relationship\s[^>]*>/g))
    relations.set(attribute(tag, 'Id') ?? '', attribute(tag, 'Target') ?? '')
  const styles = part('xl/styles.xml', 'styleSheet') ?? ''
  const book: Book = {
    strings: Array.from(
      (part('xl/sharedStrings.xml', 'sst') ?? '').matchAll(/<si\b[^>]*?(?:\/>|>([\s\S]*?)<\/si>)/g),
      ([, item = '']) => textOfItem(item),
    ),
    formats: readFormats(styles),
    unseen: readUnseen(styles),
    is1904: /<workbookPr\b[^>]*date1904\s*=\s*["'](?:1|true)/.test(workbook),
    limits,
    count: { cells: 0 },
  }
  const tags = Array.from(workbook.matchAll(/<sheet\s[^>]*>/g), ([tag]) => tag)
  if (tags.length > limits.sheets)
    return unreadable(`The workbook has ${tags.length} sheets; ${limits.sheets} is the most.`)
  const sheets: Sheet[] = []
  for (const tag of tags) {
    const name = attribute(tag, 'name') ?? ''
    const target = relations.get(attribute(tag, 'r:id') ?? attribute(tag, '\\w+:id') ?? '') ?? ''
    const xml = part(target.startsWith('/') ? target.slice(1) : `xl/${target}`, 'worksheet')
    // A sheet that holds a chart alone has no cells.
    if (xml === undefined || !/<(?:sheetData|worksheet)\b/.test(xml)) continue
    const isHidden = /^(?:hidden|veryHidden)$/.test(attribute(tag, 'state') ?? '')
    const { hiddenRows, ...read } = readSheet(name, xml, book)
    const columns = hiddenColumns(xml, limits)
    const isAnyHidden = isHidden || hiddenRows.length > 0 || columns.length > 0
    sheets.push(isAnyHidden ? { ...read, hidden: { sheet: isHidden, rows: hiddenRows, columns } } : read)
  }
  return sheets.length > 0 ? sheets : unreadable('The workbook has no sheet with cells.')
}

function readSheet(name: string, xml: string, book: Book): Sheet & { hiddenRows: number[] } {
  const { limits, count } = book
  const rows: SheetCell[][] = []
  const hiddenRows: number[] = []
  let last = -1
  let unseen: string | undefined
  for (const [, rowTag = '', inside = ''] of xml.matchAll(/<row\b([^>]*?)(?:\/>|>([\s\S]*?)<\/row>)/g)) {
    const at = rowTag === '' ? last + 1 : Number(attribute(rowTag, 'r') ?? last + 2) - 1
    last = at
    if (inside === '') continue
    if (rowTag.includes('hidden') && isTrue(attribute(rowTag, 'hidden'))) hiddenRows.push(at)
    const cells: SheetCell[] = []
    let column = -1
    for (const [, tag = '', body = ''] of inside.matchAll(/<c\b([^>]*?)(?:\/>|>([\s\S]*?)<\/c>)/g)) {
      const place = cellPlace.exec(tag)?.[1]
      column = place === undefined ? column + 1 : columnOf(place)
      if (body === '') continue
      const cell = readCell(tag, body, book)
      if (cell === null) continue
      if (at >= limits.rows)
        return unreadable(
          `The sheet “${name}” goes on below ${cellName(name, limits.rows - 1, column)}: ${limits.rows.toLocaleString('en-GB')} rows are the most.`,
        )
      if (column >= limits.columns)
        return unreadable(
          `The sheet “${name}” is wider than ${limits.columns} columns: the first cell too far is ${cellName(name, at, column)}.`,
        )
      if (++count.cells > limits.cells)
        return unreadable(
          `The workbook has more than ${limits.cells.toLocaleString('en-GB')} cells: the first too many is ${cellName(name, at, column)}.`,
        )
      if (!unseen && isUnseen(cell, book.unseen[Number(cellStyle.exec(tag)?.[1] ?? 0)]))
        unseen = cellName(name, at, column)
      while (cells.length < column) cells.push(null)
      cells[column] = cell
    }
    if (cells.length === 0) continue
    while (rows.length < at) rows.push([])
    rows[at] = cells
  }
  return {
    name,
    rows,
    merges: readMerges(xml, limits),
    ...(unseen && { unseen }),
    hiddenRows: hiddenRows.filter((row) => row < rows.length),
  }
}

function isUnseen(cell: SheetCell, style: Unseen | undefined): boolean {
  if (!style || cell === null || (typeof cell === 'string' && cell.trim() === '')) return false
  if (style.all) return true
  if (typeof cell === 'string') return style.text
  if (!('number' in cell)) return false
  return Number(cell.number) < 0 ? style.negative : Number(cell.number) > 0 && style.positive
}

const isTrue = (flag: string | undefined) => flag === '1' || flag === 'true'

function hiddenColumns(xml: string, { columns }: SheetLimits): number[] {
  const hidden = new Set<number>()
  const all = /<cols\b[^>]*>([\s\S]*?)<\/cols>/.exec(xml)?.[1] ?? ''
  for (const [tag] of all.matchAll(/<col\b[^>]*>/g)) {
    if (!isTrue(attribute(tag, 'hidden'))) continue
    const last = Math.min(Number(attribute(tag, 'max')), columns)
    for (let column = Math.max(1, Number(attribute(tag, 'min'))); column <= last; column++) hidden.add(column - 1)
  }
  return [...hidden]
}

const cellPlace = /\br="([A-Z]{1,3})\d+"/
const cellType = /\bt="(\w+)"/
const cellStyle = /\bs="(\d+)"/

function columnOf(letters: string): number {
  let column = 0
  for (let at = 0; at < letters.length; at++) column = column * 26 + letters.charCodeAt(at) - 64
  return column - 1
}

function readCell(tag: string, body: string, { strings, formats, is1904 }: Book): SheetCell {
  const type = cellType.exec(tag)?.[1] ?? 'n'
  if (type === 'inlineStr') return textOfItem(body) || null
  const from = body.indexOf('<v>')
  const stored =
    from >= 0 ? body.slice(from + 3, body.indexOf('</v>', from)) : /<v\s[^>]*>([\s\S]*?)<\/v>/.exec(body)?.[1]
  // A formula that nobody worked out is not an empty cell.
  if (stored === undefined) return /<f[\s>/]/.test(body) ? { fault: 'formula' } : null
  switch (type) {
    case 's':
      return sharedText(strings, stored) || null
    case 'str':
      return unescaped(stored) || null
    case 'b':
      return { truth: stored === '1' }
    case 'e':
      return { fault: unescaped(stored) }
    case 'd':
      return { date: stored.slice(0, 10), shown: stored.slice(0, 10) }
    default:
      return numberCell(stored, formats[Number(cellStyle.exec(tag)?.[1] ?? -1)], is1904)
  }
}

/** One that is not there would be a cell that nobody misses. */
const sharedText = (strings: readonly string[], stored: string) => strings[Number(stored)] ?? unreadable(damaged)

function numberCell(stored: string, format: CellFormat | undefined, is1904: boolean): SheetCell {
  const number = plainNumber(stored)
  if (number === undefined) return stored === '' ? null : { fault: stored }
  const shown = format && (format.is === 'plain' || format.is === 'unit') && decimalsOf(number, format)
  if (format?.is === 'unit') return { number, as: format.as, ...shown }
  if (format?.is === 'date') return dayOf(Number(number), format.pattern, is1904) ?? { number }
  if (format?.is !== 'time') return { number, ...shown }
  const minutes = Math.round((Number(number) % 1) * 1440)
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}

function decimalsOf(number: string, { shown, most, ...format }: CellFormat & { is: 'plain' | 'unit' }) {
  // 12.5 % is kept as 0.125.
  const shownOf = most === undefined ? undefined : most + ('as' in format && format.as === '%' ? 2 : 0)
  const isRounded = shownOf !== undefined && (writtenDecimals(number) > shownOf || (shownOf < 0 && number !== '0'))
  return { ...(shown !== undefined && { shown }), ...(isRounded && { isRounded }) }
}

function readMerges(xml: string, { rows }: SheetLimits): Merge[] {
  const merges: Merge[] = []
  for (const [, left = '', top = '', right = '', bottom = ''] of xml.matchAll(
    /<mergeCell\b[^>]*\bref="([A-Z]{1,3})(\d+):([A-Z]{1,3})(\d+)"/g,
  )) {
    if (merges.length >= rows) break
    merges.push({
      top: Number(top) - 1,
      left: columnOf(left),
      bottom: Number(bottom) - 1,
      right: Math.min(columnOf(right), 16_383),
    })
  }
  return merges
}
