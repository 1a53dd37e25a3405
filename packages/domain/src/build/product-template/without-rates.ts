import type { Design } from '../product/design-file.ts'
import type { RatingTable } from '../rating/rating-table.ts'
import { startingValue } from '../rating/starting-value.ts'

type Row = RatingTable['editions'][number]['rows'][number]

/**
 * Tables as they travel to other companies: the columns as they are, and at every number the value a table starts with. A
 * table that decides in words keeps its rows, for without them it would decide the same of everybody.
 */
export const withoutRates = (tables: Design['tables']): Design['tables'] =>
  tables.map(({ kind, table }) => ({
    kind,
    table: { ...table, editions: [{ from: null, to: null, rows: isInWords(table) ? rowsOf(table) : openRows(table) }] },
  }))

const isInWords = ({ outputs }: RatingTable) => outputs.some(({ kind }) => kind === 'text')

const numberOf = (name: string) => startingValue(name).replace(/\.0+$/, '')

function openRows({ dimensions, outputs }: RatingTable): Row[] {
  const results = outputs.map(({ name }) => numberOf(name))
  // A curve is drawn between points: two of them, of the same height.
  const points = dimensions.some(({ kind }) => kind === 'curve') ? ['0', '1000000'] : [null]
  return points.map((point) => ({ when: dimensions.map(({ kind }) => (kind === 'curve' ? point : null)), results }))
}

/** Of the newest edition alone: what was in force before is nobody else's business. */
const rowsOf = ({ editions, outputs }: RatingTable): Row[] =>
  (editions.at(-1)?.rows ?? []).map(({ when, results }) => ({
    when,
    results: outputs.map(({ kind, name }, at) => (kind === 'text' ? (results[at] ?? '') : numberOf(name))),
  }))
