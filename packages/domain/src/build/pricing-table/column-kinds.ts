import { writtenDecimals } from '../rating/decimal.ts'
import { type CellClass, classify } from './classify.ts'
import { type Field, usualDecimals } from './mapping.ts'
import { readNumber } from './read-number.ts'
import type { SheetCell } from './sheet.ts'

export interface ColumnKinds {
  readonly cells: Field['cells']
  readonly decimals: number
  readonly unit: string
  readonly hasBands: boolean
  readonly isEmpty: boolean
  readonly blankShare: number
  readonly numberShare: number
  /** Texts that begin as a number does: prices that cannot be read must not become words. */
  readonly almostShare: number
}

/** What a column holds, told from all its cells. */
export function columnKinds(cells: Iterable<SheetCell>, isEnds: boolean): ColumnKinds {
  const counts = new Map<CellClass, number>()
  const units = new Map<string, number>()
  let [total, decimals, almost] = [0, 0, 0]
  for (const cell of cells) {
    total++
    const found = classify(cell)
    counts.set(found, (counts.get(found) ?? 0) + 1)
    if (found === 'text' && typeof cell === 'string' && /^[^\p{L}\d]*\d/u.test(cell) && !/^0\d/.test(cell)) almost++
    if (found !== 'number') continue
    const written = writtenOf(cell)
    decimals = Math.max(decimals, writtenDecimals(written.decimal))
    if (written.unit !== '') units.set(written.unit, (units.get(written.unit) ?? 0) + 1)
  }
  const of = (...classes: CellClass[]) => classes.reduce((sum, found) => sum + (counts.get(found) ?? 0), 0)
  const filled = total - of('blank')
  const [unit = ''] = [...units].toSorted((left, right) => right[1] - left[1])[0] ?? []
  return {
    cells: kindOf(of, filled, isEnds),
    decimals: Math.min(decimals, usualDecimals),
    unit,
    hasBands: of('band', 'date-band', 'any', 'maybe-any') > 0,
    isEmpty: filled === 0,
    blankShare: total === 0 ? 1 : of('blank') / total,
    numberShare: filled === 0 ? 0 : of('number') / filled,
    almostShare: filled === 0 ? 0 : almost / filled,
  }
}

type CountOf = (...classes: CellClass[]) => number

/** One text among bands is a slip of the pen, shown as such; a column of texts with a few numbers is one of texts. */
function kindOf(of: CountOf, filled: number, isEnds: boolean): Field['cells'] {
  const [bands, numbers, dates] = [of('band'), of('number'), of('date', 'date-band')]
  const words = of('text', 'text-run', 'truth')
  if (words > (filled - of('any', 'maybe-any', 'blank')) * 0.2) return 'text'
  if (bands > 0 || (isEnds && numbers > 0)) return 'range'
  if (dates > numbers) return 'date-range'
  if (numbers > 0) return 'number'
  return 'text'
}

function writtenOf(cell: SheetCell): { decimal: string; unit: string } {
  if (typeof cell === 'object' && cell !== null && 'number' in cell)
    return { decimal: cell.number, unit: cell.as ?? '' }
  const read = typeof cell === 'string' ? readNumber(cell) : undefined
  return { decimal: read?.decimal ?? '0', unit: read?.unit ?? '' }
}
