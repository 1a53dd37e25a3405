import type { RatingProgram } from './rating-program.ts'
import type { TableRow } from './rating-table.ts'
import { sha256 } from './sha256.ts'

/** The same program has the same hash, wherever it was stored and in whatever order its keys came back. */
export function hashProgram(program: RatingProgram): string {
  return sha256(new TextEncoder().encode(canonicalJson(withFlatRows(program))))
}

/**
 * All cells of a table in one list of texts and nulls, a 2 before the two ends of a band. Sorting keys and writing
 * small lists would take longer than compiling the table does; the columns' number tells the rows apart.
 */
function flatRows(rows: readonly TableRow[]): (string | number | null)[] {
  const cells: (string | number | null)[] = []
  for (const { when, then } of rows) {
    for (const cell of when) {
      if (cell === null || typeof cell === 'string') cells.push(cell)
      else cells.push(2, cell[0], cell[1])
    }
    for (const result of then) cells.push(result)
  }
  return cells
}

const withFlatRows = (program: RatingProgram) => ({
  ...program,
  tables: program.tables.map((table) => ({
    ...table,
    editions: table.editions.map(({ rows, ...edition }) => ({ ...edition, rows: flatRows(rows) })),
  })),
})

/** JSON with the keys in order and nothing undefined. */
export function canonicalJson(value: unknown): string {
  if (hasNoKeys(value)) return JSON.stringify(value) ?? 'null'
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join()}]`
  const entries = Object.entries(value as object)
    .filter(([, each]) => each !== undefined)
    .toSorted(([left], [right]) => (left < right ? -1 : 1))
  return `{${entries.map(([key, each]) => `${JSON.stringify(key)}:${canonicalJson(each)}`).join()}}`
}

function hasNoKeys(value: unknown): boolean {
  return value === null || typeof value !== 'object' || (Array.isArray(value) && value.every(hasNoKeys))
}
