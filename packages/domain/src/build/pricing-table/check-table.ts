import { compileProgram } from '../rating/compile-program.ts'
import type { RatingInput, RatingProgram } from '../rating/rating-program.ts'
import type { RatingStep, UnderwritingRule } from '../rating/rating-step.ts'
import type { Dimension, TableRow } from '../rating/rating-table.ts'
import { findGaps } from './find-gaps.ts'
import { endless, type KnownData } from './known-data.ts'
import type { TableShape, TableWarning } from './pricing-table.ts'
import { cellName } from './sheet.ts'

interface Checked {
  readonly shape: TableShape
  readonly rows: readonly TableRow[]
  readonly known: readonly KnownData[]
  /** The sheet's row of each row, and the sheet; without them rows are told by their number. */
  readonly source?: { readonly sheet: string; readonly rowOf: readonly number[]; readonly column: number }
}

/** Compiles the table by itself, as a quote would use it: rows that never apply, overlap, or leave something out. */
export function checkTable({ shape, rows, known, source }: Checked): TableWarning[] {
  const { problems } = compileProgram(programOf(shape, rows, known))
  const gaps = findGaps(shape, rows, known)
  const others = gaps ? problems.filter(({ message }) => !message.startsWith('No row covers ')) : problems
  const told = others.map(({ severity, message, place: { row } }) => {
    const sheetRow = row === undefined ? undefined : source?.rowOf[row - 1]
    const cell = source && sheetRow !== undefined ? cellName(source.sheet, sheetRow, source.column) : null
    return { severity, message, row: row ?? null, cell }
  })
  return [...told, ...(gaps ?? []).map((message) => ({ severity: 'warning' as const, message, row: null, cell: null }))]
}

/** The smallest program that looks into the table. */
function programOf(shape: TableShape, rows: readonly TableRow[], known: readonly KnownData[]): RatingProgram {
  const isCollecting = shape.hitPolicy === 'collect'
  const hasText = (wanted: string) => shape.outputs.some(({ name, kind }) => kind === 'text' && name === wanted)
  const isRule = isCollecting && hasText('outcome') && hasText('reason')
  const rule: UnderwritingRule = { kind: 'table', name: 'checked_rule', table: 'checked', using: {} }
  const look: RatingStep = {
    kind: 'lookup',
    table: 'checked',
    using: {},
    as: {},
    ...(isCollecting && {
      combine: shape.outputs.every(({ kind }) => kind === 'number') ? 'sum' : 'list',
      whenNone: 'zero',
    }),
  }
  const price: RatingStep = { kind: 'premium', name: 'checked_premium', formula: '0', mode: 'half-up' }
  return {
    version: 1,
    name: 'Check',
    currency: 'GBP',
    currencyDecimals: 2,
    inputs: shape.dimensions.flatMap((dimension) => inputOf(dimension, known)),
    groups: [],
    tables: [{ ...shape, name: 'checked', editions: [{ from: null, to: null, rows: [...rows] }] }],
    steps: isRule ? [price] : [look, price],
    rules: isRule ? [rule] : [],
  }
}

function inputOf({ kind, name }: Dimension, known: readonly KnownData[]): RatingInput[] {
  if (name === 'coverStart') return []
  const data = known.find((each) => each.name === name)
  if (data) return [data]
  if (kind === 'text') return [{ kind: 'text', name }]
  if (kind === 'yes-no') return [{ kind: 'yes-no', name }]
  if (kind === 'date-range') return [{ kind: 'date', name }]
  return [{ kind: 'number', name, decimals: 0, ...endless }]
}
