import { readCsv } from '@coverwright/domain/build/pricing-table/read-csv'
import { columnLetters, type Sheet, textOf } from '@coverwright/domain/build/pricing-table/sheet'
import { withoutWrongColumn } from '@coverwright/domain/build/pricing-table/wrong-column'
import { beginningOf, canBeKept, shownText } from '@coverwright/domain/kept-text'
import { type SheetLimits, unreadable } from './limits.ts'
import { versionInXlsx } from './mark-xlsx.ts'
import { readParts, readXlsx } from './read-xlsx.ts'
import { readZip } from './read-zip.ts'
import { compoundMark } from './xls/compound-file.ts'
import { convertXls } from './xls/xls-parts.ts'

/** What a file is by its first bytes; its name says nothing. Undefined for what can be no table. */
export function sniffWorkbook(content: Buffer): 'xlsx' | 'xls' | 'csv' | undefined {
  if (content.subarray(0, 4).toString('latin1') === 'PK\x03\x04') return 'xlsx'
  if (content.subarray(0, 8).equals(compoundMark)) return 'xls'
  return decodedText(content) === undefined ? undefined : 'csv'
}

/** The sheets of a file of any kind we read. A file that cannot be read throws `TaskRefused` with the reason. */
export function readWorkbook(content: Buffer, name: string, limits: SheetLimits): Sheet[] {
  const sheets = sheetsIn(content, name, limits)
  for (const sheet of sheets) requireKept(sheet)
  return sheets
}

/** The version that the file was downloaded from to be put right; null for any other. */
export function versionMarkedIn(content: Buffer, limits: SheetLimits): number | null {
  const kind = sniffWorkbook(content)
  if (kind === 'xlsx') return versionInXlsx(content, limits)
  // One of these is handed back as .xlsx.
  if (kind === 'xls') return null
  return withoutWrongColumn(readCsv(decodedText(content) ?? '', limits.rows)).version
}

/** Pictures, charts and whatever else of a workbook is not in its cells. */
export function hasPictures(content: Buffer, limits: SheetLimits): boolean {
  if (sniffWorkbook(content) === 'xls') return convertXls(content, limits).hasPictures
  return readZip(content, limits).names.some((name) => notCells.test(name))
}

const notCells = /^xl\/(?:media|charts|embeddings|diagrams|drawings\/drawing)/i

const beginsAsPage = (content: Buffer) => /^(?:\xef\xbb\xbf)?\s*</.test(content.subarray(0, 100).toString('latin1'))

/** What was read is kept: a file that the database refuses would be tried again and again. */
function requireKept({ name, rows }: Sheet) {
  if (!canBeKept(name))
    unreadable(`The name of the sheet “${shownText(name)}” contains characters that cannot be kept.`)
  for (const [row, cells] of rows.entries())
    for (const [column, cell] of cells.entries())
      if (cell !== null && !canBeKept(textOf(cell))) {
        const cellName = `${name}!${columnLetters(column)}${row + 1}`
        unreadable(`${cellName} contains characters that cannot be kept.`)
      }
}

function sheetsIn(content: Buffer, name: string, limits: SheetLimits): Sheet[] {
  switch (sniffWorkbook(content)) {
    case 'xlsx':
      return readXlsx(content, limits)
    case 'xls':
      return readParts(convertXls(content, limits), limits)
    case 'csv':
      return [csvSheet(decodedText(content) ?? '', name, limits)]
    case undefined:
    default:
      // Programs export pages under the name of a workbook, and Excel opens them.
      return unreadable(
        beginsAsPage(content)
          ? 'The file is a page for browsers, whatever its name says. Open it in Excel and save it as .xlsx.'
          : 'The file is neither a workbook nor a text with columns.',
      )
  }
}

function csvSheet(text: string, name: string, { rows: mostRows, columns, cells: mostCells }: SheetLimits): Sheet {
  const title = beginningOf(name.replace(/\.[^.]*$/, ''), 31) || 'Sheet'
  const { rows } = withoutWrongColumn(readCsv(text, mostRows))
  if (rows.length > mostRows)
    return unreadable(
      `“${title}” has more than ${mostRows.toLocaleString('en-GB')} rows: ${title}!A${mostRows + 1} is the first too many.`,
    )
  const wide = rows.findIndex((row) => row.length > columns)
  if (wide >= 0) return unreadable(`Row ${wide + 1} of “${title}” has more than ${columns} columns.`)
  if (rows.reduce((sum, row) => sum + row.length, 0) > mostCells)
    return unreadable(`“${title}” has more than ${mostCells.toLocaleString('en-GB')} cells.`)
  return { name: title, rows: rows.map((row) => row.map((cell) => (cell.trim() === '' ? null : cell))), merges: [] }
}

/** UTF-8, UTF-16 with its mark, or else Windows' Western letters, as Excel saves CSV. Undefined for anything binary. */
export function decodedText(content: Buffer): string | undefined {
  const mark = content.subarray(0, 2).toString('hex')
  if (mark === 'fffe' || mark === 'feff')
    return new TextDecoder(mark === 'fffe' ? 'utf-16le' : 'utf-16be').decode(content)
  if (content.subarray(0, 8192).some((byte) => byte < 9 || (byte > 13 && byte < 32))) return undefined
  if (/^(?:\xef\xbb\xbf)?\s*(?:<|%PDF|\{\\rtf)/.test(content.subarray(0, 100).toString('latin1'))) return undefined
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content)
  } catch {
    return new TextDecoder('windows-1252').decode(content)
  }
}
