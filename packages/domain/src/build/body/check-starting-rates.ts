import type { RatingTable } from '../rating/rating-table.ts'
import { startingValue } from '../rating/starting-value.ts'
import type { Problem } from './problem.ts'

/** Tables in which nothing but the values of the set-up stands: a price that nobody has thought of. */
export const checkStartingRates = (tables: readonly RatingTable[]): Problem[] =>
  tables.filter(hasStartingRates).map(({ name }) => ({
    path: ['rating', 'tables', name],
    message: `The table ${name} still has the starting rates of the set-up`,
    many: 'tables still have the starting rates of the set-up',
    code: 'unconfirmed',
    confirm: `starting rates: ${name}`,
  }))

function hasStartingRates({ outputs, editions }: RatingTable): boolean {
  const starting = outputs.map(({ name }) => Number(startingValue(name)))
  const rows = editions.flatMap((edition) => edition.rows)
  return rows.length > 0 && rows.every(({ results }) => results.every((result, at) => Number(result) === starting[at]))
}
