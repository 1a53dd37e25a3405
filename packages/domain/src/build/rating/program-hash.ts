import { canonicalJson } from '../../hash-json.ts'
import type { RatingProgram } from './rating-program.ts'
import type { Edition } from './rating-table.ts'
import { sha256 } from './sha256.ts'

/** The same program has the same hash, wherever it was stored and in whatever order its keys came back. */
export function hashProgram(program: RatingProgram): string {
  const rows: string[] = []
  const tables = program.tables.map((table) => ({
    ...table,
    editions: table.editions.map((edition) => {
      rows.push(JSON.stringify(flatRows(edition)))
      return { ...edition, rows: edition.rows.length }
    }),
  }))
  return sha256(new TextEncoder().encode([canonicalJson({ ...program, tables }), ...rows].join('\n')))
}

/**
 * All cells of a table in one list of texts and nulls, a 2 before the two ends of a band. Sorting keys and writing
 * small lists would take longer than compiling the table does; the number of columns tells the rows apart.
 */
function flatRows({ rows }: Edition): (string | number | null)[] {
  const cells: (string | number | null)[] = []
  let at = 0
  for (const { when, results } of rows) {
    for (const cell of when) {
      if (cell === null || typeof cell === 'string') cells[at++] = cell
      else {
        cells[at++] = 2
        cells[at++] = cell[0]
        cells[at++] = cell[1]
      }
    }
    for (const result of results) cells[at++] = result
  }
  return cells
}
