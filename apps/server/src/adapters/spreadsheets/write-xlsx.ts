import { crc32, deflateRawSync } from 'node:zlib'
import { columnLetters, hiddenIn, type Sheet, type SheetCell } from '@coverwright/domain/build/pricing-table/sheet'
import { main, workbookParts } from './workbook-parts.ts'
import { escaped } from './xml.ts'

/** Styles by position: 0 plain, 1 percentage, 2 bold, 3 text that stays text, 4 day, 5 pounds, 6 month and year. */
const styles =
  '<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><numFmts count="3"><numFmt numFmtId="164" formatCode="0.##########%"/><numFmt numFmtId="165" formatCode="d\\-mmm"/><numFmt numFmtId="166" formatCode="&quot;£&quot;#,##0.##########"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="7"><xf/><xf numFmtId="164" applyNumberFormat="1"/><xf fontId="1" applyFont="1"/><xf numFmtId="49" applyNumberFormat="1"/><xf numFmtId="165" applyNumberFormat="1"/><xf numFmtId="166" applyNumberFormat="1"/><xf numFmtId="17" applyNumberFormat="1"/></cellXfs></styleSheet>'

/** A workbook of Excel. Texts are stored as texts: what looks like a number or a date stays what it is. */
export const writeXlsx = (sheets: readonly Sheet[]): Buffer =>
  zipOf(
    workbookParts({
      styles,
      sheets: sheets.map((sheet) => ({ name: sheet.name, isHidden: hiddenIn(sheet).sheet, xml: sheetXml(sheet) })),
    }),
  )

function sheetXml(sheet: Sheet): string {
  const { rows, merges } = sheet
  const hidden = { rows: new Set(hiddenIn(sheet).rows), columns: hiddenIn(sheet).columns }
  const parts = [
    `<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>`,
  ]
  if (hidden.columns.length > 0)
    parts.push(
      `<cols>${hidden.columns.map((at) => `<col min="${at + 1}" max="${at + 1}" width="9" hidden="1"/>`).join('')}</cols>`,
    )
  parts.push('<sheetData>')
  for (const [row, cells] of rows.entries()) {
    parts.push(`<row r="${row + 1}"${hidden.rows.has(row) ? ' hidden="1"' : ''}>`)
    for (const [column, cell] of cells.entries())
      if (cell !== null) parts.push(cellXml(cell, `${columnLetters(column)}${row + 1}`, row === 0))
    parts.push('</row>')
  }
  parts.push('</sheetData>')
  if (merges.length > 0)
    parts.push(
      `<mergeCells>${merges.map(({ top, left, bottom, right }) => `<mergeCell ref="${columnLetters(left)}${top + 1}:${columnLetters(right)}${bottom + 1}"/>`).join('')}</mergeCells>`,
    )
  parts.push('</worksheet>')
  return parts.join('')
}

function cellXml(cell: NonNullable<SheetCell>, place: string, isHeader: boolean): string {
  if (typeof cell === 'string')
    return `<c r="${place}" s="${isHeader ? 2 : 3}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`
  if ('number' in cell)
    return `<c r="${place}"${cell.as === '%' ? ' s="1"' : cell.as === '£' ? ' s="5"' : ''}><v>${cell.number}</v></c>`
  if ('date' in cell)
    return `<c r="${place}" s="${/^[A-Z][a-z]{2}-\d\d$/.test(cell.shown) ? 6 : 4}"><v>${Math.round(Date.parse(cell.date) / 86_400_000) + 25_569}</v></c>`
  if ('truth' in cell) return `<c r="${place}" t="b"><v>${cell.truth ? 1 : 0}</v></c>`
  return cell.fault.startsWith('#')
    ? `<c r="${place}" t="e"><v>${escaped(cell.fault)}</v></c>`
    : `<c r="${place}"><f>A1</f></c>`
}

/** An archive as Excel expects it. Its times are fixed: the same table is the same file. */
export function zipOf(files: readonly (readonly [name: string, content: string | Buffer])[]): Buffer {
  const bodies: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [name, content] of files) {
    const bytes = typeof content === 'string' ? Buffer.from(content) : content
    const packed = deflateRawSync(bytes, { level: 6 })
    const head = Buffer.alloc(26)
    head.writeUInt16LE(20, 0)
    head.writeUInt16LE(0x0800, 2)
    head.writeUInt16LE(8, 4)
    head.writeUInt32LE(0x5821_0000, 6)
    head.writeUInt32LE(crc32(bytes), 10)
    head.writeUInt32LE(packed.length, 14)
    head.writeUInt32LE(bytes.length, 18)
    head.writeUInt16LE(Buffer.byteLength(name), 22)
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), head, Buffer.from(name)])
    bodies.push(local, packed)
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), head, place, Buffer.from(name)]))
    offset += local.length + packed.length
  }
  const listed = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(files.length, 8)
  end.writeUInt16LE(files.length, 10)
  end.writeUInt32LE(listed.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...bodies, listed, end])
}
