import type { TableShape } from '@coverwright/domain/build/pricing-table/pricing-table'
import { conditionText, resultText } from '@coverwright/domain/build/pricing-table/table-text'
import type { TableRow } from '@coverwright/domain/build/rating/rating-table'

/** What a cell says; the columns that ask come before the results. */
export function cellText(row: TableRow | undefined, { dimensions, outputs }: TableShape, column: number): string {
  if (!row) return ''
  const dimension = dimensions[column]
  if (dimension) return conditionText(row.when[column] ?? null, dimension)
  const output = outputs[column - dimensions.length]
  return output ? resultText(row.results[column - dimensions.length] ?? '', output) : ''
}

export const textsOf = (row: TableRow | undefined, shape: TableShape): string[] =>
  Array.from({ length: shape.dimensions.length + shape.outputs.length }, (_none, column) =>
    cellText(row, shape, column),
  )
