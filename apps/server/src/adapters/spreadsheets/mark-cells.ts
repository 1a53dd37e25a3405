import { writeCsv } from '@coverwright/domain/base/csv/write-csv'
import { readCsv, separatorOf } from '@coverwright/domain/build/pricing-table/read-csv'
import { withWrongColumn } from '@coverwright/domain/build/pricing-table/wrong-column'
import type { SheetLimits } from './limits.ts'
import { markXlsx } from './mark-xlsx.ts'
import type { CellMarks } from './marks.ts'
import { decodedText, sniffWorkbook } from './read-workbook.ts'

/** The file that was given, with its wrong cells marked: by colour and note, or by a column that says what is wrong. */
export function markCells(content: Buffer, marks: CellMarks, limits: SheetLimits): Buffer {
  if (sniffWorkbook(content) === 'xlsx') return markXlsx(content, marks, limits)
  const text = decodedText(content) ?? ''
  return Buffer.from(writeCsv(withWrongColumn(readCsv(text), marks), separatorOf(text)))
}
