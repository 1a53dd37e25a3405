import { writeCsv } from '@coverwright/domain/base/csv/write-csv'
import { readCsv, separatorOf } from '@coverwright/domain/build/pricing-table/read-csv'
import { withWrongColumn } from '@coverwright/domain/build/pricing-table/wrong-column'
import type { SheetLimits } from './limits.ts'
import { markXlsx } from './mark-xlsx.ts'
import type { CellMarks } from './marks.ts'
import { decodedText, sniffWorkbook } from './read-workbook.ts'
import { zipOf } from './write-xlsx.ts'
import { convertXls } from './xls/xls-parts.ts'

/**
 * The file that was given, with its wrong cells marked: by colour and note, or by a column that says what is wrong. A
 * workbook of Excel 97 to 2003 becomes a newer one, its formulas their results.
 */
export function markCells(content: Buffer, marks: CellMarks, limits: SheetLimits): Buffer {
  const kind = sniffWorkbook(content)
  if (kind === 'xlsx') return markXlsx(content, marks, limits)
  if (kind === 'xls') return markXlsx(zipOf(convertXls(content, limits).parts), marks, limits)
  const text = decodedText(content) ?? ''
  return Buffer.from(writeCsv(withWrongColumn(readCsv(text), marks), separatorOf(text)))
}
