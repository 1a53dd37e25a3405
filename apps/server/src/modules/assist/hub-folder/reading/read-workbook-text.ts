import type { HubPassage } from '@coverwright/domain/assist/hub-file/hub-file'
import { columnLetters, hiddenIn, isBlank, type Sheet, textOf } from '@coverwright/domain/build/pricing-table/sheet'
import { sheetLimits } from '../../../../adapters/spreadsheets/limits.ts'
import { readWorkbook, sniffWorkbook } from '../../../../adapters/spreadsheets/read-workbook.ts'
import { readZip } from '../../../../adapters/spreadsheets/read-zip.ts'
import { TaskRefused } from '../../../../platform/threads/tasks.ts'
import { measured, refused } from './measured.ts'
import type { ReadText } from './text-tasks.ts'

/** A file of four thousand words is small, whatever it says it unpacks to. */
const limits = { ...sheetLimits, unzippedBytes: 40 * 1024 * 1024, cells: 60_000, rows: 20_000 }

const notText = /^xl\/(?:media|charts|embeddings|diagrams|drawings\/drawing)/i

/** A row is a passage, read with the row that says what its columns are. */
export async function readWorkbookText(given: Uint8Array): Promise<ReadText> {
  const content = Buffer.from(given)
  if (sniffWorkbook(content) === 'xls') return refused('locked')
  try {
    if (readZip(content, limits).names.some((name) => notText.test(name))) return refused('non-text')
    const sheets = readWorkbook(content, '', limits)
    if (sheets.some(hidesText)) return refused('hidden-text')
    return measured(sheets.flatMap(passagesOf))
  } catch (error) {
    if (!(error instanceof TaskRefused)) throw error
    return refused(
      /password/.test(error.message) ? 'locked' : /more than/.test(error.message) ? 'too-many-words' : 'unreadable',
    )
  }
}

function hidesText(sheet: Sheet): boolean {
  const hidden = hiddenIn(sheet)
  return sheet.rows.some((cells, row) =>
    cells.some(
      (cell, column) =>
        !isBlank(cell) && (hidden.sheet || hidden.rows.includes(row) || hidden.columns.includes(column)),
    ),
  )
}

function passagesOf({ name, rows }: Sheet): HubPassage[] {
  let columns = ''
  return rows.flatMap((cells, row) => {
    const filled = cells.flatMap((cell, column) => (isBlank(cell) ? [] : [{ column, text: textOf(cell).trim() }]))
    const [first, last] = [filled[0], filled.at(-1)]
    if (!first || !last) return []
    const text = filled.map((cell) => cell.text).join(' | ')
    const place = {
      is: 'cells',
      sheet: name,
      cells: `${columnLetters(first.column)}${row + 1}:${columnLetters(last.column)}${row + 1}`,
    } as const
    const passage = { heading: columns === '' ? name : `${name}: ${columns}`, text, place }
    // The first row with several cells says what the columns are.
    if (columns === '' && filled.length > 1) columns = text
    return [passage]
  })
}
