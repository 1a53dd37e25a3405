import { columnLetters } from '@coverwright/domain/build/pricing-table/sheet'
import { damaged, type SheetLimits, unreadable } from '../limits.ts'
import { type Archive, tooMuch } from '../read-zip.ts'
import { main, workbookParts } from '../workbook-parts.ts'
import { escaped } from '../xml.ts'
import { type BookGlobals, readGlobals, refuseMacros } from './book-globals.ts'
import { readCompound } from './compound-file.ts'
import { refuseOld } from './records.ts'
import { readSheetCells, type StoredCell, type StoredSheet } from './sheet-cells.ts'
import { stylesPart } from './styles-part.ts'

interface Converted extends Archive {
  readonly parts: readonly (readonly [name: string, content: string])[]
  /** Pictures, charts and files of other programs stand in it, which have no cells. */
  readonly hasPictures: boolean
}

/**
 * A workbook of Excel 97 to 2003 as the parts of a newer one. Whatever decides what a cell means (formats, days, colours,
 * what is hidden, limits) is then read by the same code: the two cannot come to differ.
 */
export function convertXls(content: Buffer, limits: SheetLimits): Converted {
  try {
    return converted(content, limits)
  } catch (error) {
    // Whatever lies beyond the end of what it should be in.
    if (error instanceof RangeError) return unreadable(damaged)
    throw error
  }
}

function converted(content: Buffer, limits: SheetLimits): Converted {
  const file = readCompound(content)
  if (file.names.includes('encryptedpackage'))
    return unreadable('The workbook is protected by a password. Save it without one.')
  if (file.names.some((name) => name.startsWith('_vba_project'))) return refuseMacros()
  const stream = file.read('workbook')
  if (!stream && file.names.includes('book')) return refuseOld()
  if (!stream) return unreadable('The file is one of Office, but no workbook of Excel.')
  const book = readGlobals(stream)
  if (book.sheets.length > limits.sheets)
    return unreadable(`The workbook has ${book.sheets.length} sheets; ${limits.sheets} is the most.`)
  let hasPictures = book.hasPictures || file.names.some((name) => name.startsWith('mbd'))
  let cells = 0
  let letters = 0
  const written = (xml: string) => {
    letters += xml.length
    return letters > limits.unzippedBytes ? tooMuch(limits.unzippedBytes) : xml
  }
  const strings = written(stringsPart(book.strings))
  const sheets = book.sheets.flatMap(({ name, at, isHidden }) => {
    const sheet = readSheetCells(stream, at, { cells: limits.cells - cells })
    if (!sheet) return []
    cells += sheet.cells.size
    hasPictures ||= sheet.hasPictures
    return [{ name, isHidden, xml: written(sheetPart(sheet, book)) }]
  })
  const parts = workbookParts({ sheets, styles: written(stylesPart(book)), strings, is1904: book.is1904 })
  const byName = new Map(parts)
  return {
    parts,
    hasPictures,
    names: [...byName.keys()],
    read(name) {
      const part = byName.get(name)
      return part === undefined ? undefined : Buffer.from(part)
    },
  }
}

const stringsPart = (strings: readonly string[]) =>
  `<sst xmlns="${main}">${strings.map((text) => `<si><t xml:space="preserve">${escaped(text)}</t></si>`).join('')}</sst>`

function sheetPart({ cells, hiddenRows, hiddenColumns, merges }: StoredSheet, book: BookGlobals): string {
  const parts = [`<worksheet xmlns="${main}">`]
  if (hiddenColumns.length > 0)
    parts.push(
      `<cols>${hiddenColumns.map(([first, last]) => `<col min="${first + 1}" max="${last + 1}" width="9" hidden="1"/>`).join('')}</cols>`,
    )
  parts.push('<sheetData>')
  let open = -1
  for (const [, cell] of [...cells].toSorted(([one], [other]) => one - other)) {
    if (cell.row !== open) {
      if (open >= 0) parts.push('</row>')
      parts.push(`<row r="${cell.row + 1}"${hiddenRows.has(cell.row) ? ' hidden="1"' : ''}>`)
      open = cell.row
    }
    parts.push(cellPart(cell, book))
  }
  parts.push(open >= 0 ? '</row></sheetData>' : '</sheetData>')
  if (merges.length > 0)
    parts.push(
      `<mergeCells>${merges.map(([top, bottom, left, right]) => `<mergeCell ref="${columnLetters(left)}${top + 1}:${columnLetters(right)}${bottom + 1}"/>`).join('')}</mergeCells>`,
    )
  parts.push('</worksheet>')
  return parts.join('')
}

function cellPart({ row, column, style, value }: StoredCell, { styles, strings }: BookGlobals): string {
  // By another style it would be another number.
  if (style >= styles.length) return unreadable(damaged)
  const [type, stored] = partsOf(value, strings.length)
  // Never worked out: an error, until somebody does, and no number of another cell.
  const inside = stored === undefined ? '<f>NA()</f>' : `<v>${stored}</v>`
  return `<c r="${columnLetters(column)}${row + 1}" s="${style}"${type === '' ? '' : ` t="${type}"`}>${inside}</c>`
}

function partsOf(value: StoredCell['value'], strings: number): [type: string, stored: string | undefined] {
  switch (value.is) {
    case 'number':
      return ['', String(value.number)]
    case 'text':
      return ['str', escaped(value.text)]
    case 'shared':
      return value.nth < strings ? ['s', String(value.nth)] : unreadable(damaged)
    case 'truth':
      return ['b', value.truth ? '1' : '0']
    case 'fault':
      return ['e', value.fault]
    case 'unknown':
    default:
      return ['', undefined]
  }
}
