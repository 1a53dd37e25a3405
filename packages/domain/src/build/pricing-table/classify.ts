import { isYearPair, readBand, readDateBand, readTextRun } from './read-band.ts'
import { readNumber } from './read-number.ts'
import { isBlank, type SheetCell } from './sheet.ts'
import { isAnyWord, isMaybeAnyWord } from './words.ts'

export type CellClass =
  | 'blank'
  | 'any'
  | 'maybe-any'
  | 'number'
  | 'band'
  | 'date'
  | 'date-band'
  | 'truth'
  | 'fault'
  | 'text-run'
  | 'text'

const known = new Map<string, CellClass>()

/** What a cell looks like on its own; the column it stands in decides what it is. */
export function classify(cell: SheetCell): CellClass {
  if (cell === null || isBlank(cell)) return 'blank'
  if (typeof cell === 'object') {
    if ('number' in cell) return 'number'
    if ('date' in cell) return 'date'
    return 'truth' in cell ? 'truth' : 'fault'
  }
  const before = known.get(cell)
  if (before !== undefined) return before
  const found = classOfText(cell.trim())
  // Sheets repeat their words; a sheet of nothing but different ones must not fill the memory.
  if (known.size > 50_000) known.clear()
  known.set(cell, found)
  return found
}

function classOfText(text: string): CellClass {
  if (isAnyWord(text)) return 'any'
  if (isMaybeAnyWord(text)) return 'maybe-any'
  // 007 is a code: as a number it would be 7.
  if (/^0\d/.test(text) && /^\d+$/.test(text)) return 'text'
  if (readNumber(text)) return 'number'
  if (isYearPair(text)) return 'text'
  const dates = readDateBand(text, 'day-first')
  if (dates?.is === 'band') return dates.band.from === dates.band.to ? 'date' : 'date-band'
  if (readBand(text, 'point') ?? readBand(text, 'comma')) return 'band'
  return readTextRun(text) ? 'text-run' : 'text'
}

/** How often each class occurs in a column, over the rows of a table. */
export function classesOf(cells: Iterable<SheetCell>): Map<CellClass, number> {
  const counts = new Map<CellClass, number>()
  for (const cell of cells) {
    const found = classify(cell)
    counts.set(found, (counts.get(found) ?? 0) + 1)
  }
  return counts
}
