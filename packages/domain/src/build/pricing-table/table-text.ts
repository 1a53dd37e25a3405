import type { Cell, Dimension, Output } from '../rating/rating-table.ts'
import type { CellRead } from './cell-problem.ts'
import type { KnownData } from './known-data.ts'
import type { Field } from './mapping.ts'
import { readCondition, readOneCondition } from './read-condition.ts'
import { readResult } from './read-result.ts'
import { shiftPoint } from './sheet.ts'

/** What a cell of a table says, in words that read back to the same cell. */
export function conditionText(cell: Cell, dimension: Dimension): string {
  if (cell === null) return '*'
  if (typeof cell === 'string') return cell
  const [from, to] = cell
  if (from === null && to === null) return '*'
  const isExcluded = 'upperEnd' in dimension && dimension.upperEnd === 'excluded'
  if (dimension.kind === 'date-range') {
    if (from === null) return `${isExcluded ? 'before' : 'until'} ${to}`
    return to === null ? `from ${from}` : `${from} to ${isExcluded ? 'before ' : ''}${to}`
  }
  if (to === null) return from?.startsWith('-') ? `>=${from}` : `${from}+`
  if (from === null) return `${isExcluded ? '<' : '<='}${to}`
  const dash = from.startsWith('-') || to.startsWith('-') ? ' to ' : '-'
  return isExcluded ? `${from}${dash}<${to}` : `${from}${dash}${to}`
}

export function resultText(result: string, output: Output): string {
  if (output.kind !== 'number') return result
  return output.unit === '%' ? `${withNoughts(shiftPoint(result, 2), output)}%` : withNoughts(result, output)
}

function withNoughts(decimal: string, { shown = 0 }: Output & { readonly kind: 'number' }): string {
  const [whole = '', part = ''] = decimal.split('.')
  return shown > part.length ? `${whole}.${part.padEnd(shown, '0')}` : decimal
}

const answered = {
  blanks: 'any',
  otherWords: 'text',
  runs: 'written',
  expressions: 'written',
  fine: 'keep',
  heading: '',
} as const

export const fieldOfDimension = (dimension: Dimension, column: number): Field => ({
  ...answered,
  source: { kind: 'column', column },
  role: 'dimension',
  name: dimension.name,
  cells: dimension.kind,
  upperEnd: 'upperEnd' in dimension ? dimension.upperEnd : null,
  decimals: 0,
  unit: '',
})

export const fieldOfOutput = (output: Output, column: number): Field => ({
  ...answered,
  source: { kind: 'column', column },
  role: 'output',
  name: output.name,
  cells: output.kind,
  upperEnd: null,
  decimals: output.kind === 'number' ? output.decimals : 0,
  unit: output.kind === 'number' ? (output.unit ?? '') : '',
})

const open = { otherWords: null, runs: null, expressions: null } as const

/** What a person typed into a cell of a table. What may be a condition is asked about, unless it is said to be meant as written. */
export function readConditionText(
  text: string,
  dimension: Dimension,
  data: KnownData | undefined,
  isWritten = false,
): CellRead<Cell> {
  const field = { ...fieldOfDimension(dimension, 0), ...(!isWritten && open) }
  return readOneCondition(text, field, { ...asTyped, data })
}

/** The values that a typed text stands for, where it stands for several: each as it is written by itself. */
export function valuesTyped(text: string, dimension: Dimension, data: KnownData | undefined): string[] {
  const field: Field = { ...fieldOfDimension(dimension, 0), runs: 'each', expressions: 'meant' }
  const read = readCondition(text, field, { ...asTyped, data })
  if (read.is === 'problem' || read.value === 'above' || read.value.length < 2) return []
  return read.value.map((cell) => conditionText(cell, dimension))
}

const asTyped = { mark: 'point', order: 'day-first' } as const

export const readResultText = (text: string, output: Output): CellRead<string> =>
  readResult(text, fieldOfOutput(output, 0), 'point')
