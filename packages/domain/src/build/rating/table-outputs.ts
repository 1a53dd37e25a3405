import type { CompileContext } from './compile-context.ts'
import { unitsOf } from './decimal.ts'
import type { Place } from './problem.ts'
import type { Edition, Output, RatingTable } from './rating-table.ts'

export function checkWidths(
  context: CompileContext,
  { dimensions, outputs }: RatingTable,
  { rows }: Edition,
  place: Place,
) {
  if (rows.length === 0) context.error('The table has no rows.', place)
  for (const [at, { when, results }] of rows.entries())
    if (when.length !== dimensions.length || results.length !== outputs.length) {
      context.error(
        `The row has ${when.length} conditions and ${results.length} results instead of ${dimensions.length} conditions and ${outputs.length} results.`,
        { ...place, row: at + 1 },
      )
      return
    }
}

export function readOutput(context: CompileContext, { rows }: Edition, output: Output, at: number, place: Place) {
  const report = context.reporter(place)
  const values = new Float64Array(rows.length)
  for (const [row, { results }] of rows.entries()) {
    const text = results[at] ?? ''
    if (output.kind === 'text') values[row] = context.codeOfText(text)
    else {
      const units = unitsOf(text, output.decimals)
      if (Number.isNaN(units))
        report(`“${text}” is not a number with at most ${output.decimals} decimals.`, {
          row: row + 1,
          column: output.name,
        })
      values[row] = units
    }
  }
  return values
}
