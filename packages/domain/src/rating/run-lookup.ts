import type { CompiledEdition, CompiledOutput, CompiledTable, KeySource } from './compiled-program.ts'
import { type Finder, finderFor } from './find-row.ts'
import type { Frame } from './frame.ts'
import { interpolated, stretchOf } from './interpolate.ts'
import { RatingError } from './rating-error.ts'
import { severalRows } from './table-index.ts'
import { double, int } from './typed-read.ts'

/** One step's way into a table. The edition is chosen once for a quote, by its cover start. */
export interface Lookup {
  readonly table: CompiledTable
  choose(day: number): void
  /** Position of the edition in use. */
  edition(): number
  run(item: number): void
  /** The rows behind the last results: one, two of a curve, any number of a collect table. */
  rowsFound(item: number): readonly number[]
  /** For `collect` alone. */
  collect(item: number): readonly number[]
}

interface Opened {
  readonly edition: CompiledEdition
  readonly position: number
  readonly finder: Finder
}

export interface LookupPlan {
  readonly keys: readonly KeySource[]
  readonly outputs: readonly CompiledOutput[]
  readonly combine: 'sum' | 'min' | 'max' | null
}

export function lookupFor(table: CompiledTable, { keys, outputs, combine }: LookupPlan, frame: Frame): Lookup {
  const { values } = frame
  const isUnique = table.hitPolicy === 'unique'
  const opened = table.editions.map((edition, position): Opened => {
    return { edition, position, finder: finderFor(edition.index, keys, frame, isUnique) }
  })
  const curveKey = keys[table.curve]
  let current: Opened | undefined

  const inForce = (): Opened => {
    if (current) return current
    throw new RatingError('table.no-edition', `${table.name} has no edition for the cover start date`, {
      table: table.name,
    })
  }
  const fail = (found: number): never => {
    const place = { table: table.name, edition: inForce().position + 1 }
    if (found === severalRows) throw new RatingError('table.ambiguous', `Several rows of ${table.name} apply`, place)
    throw new RatingError('table.no-row', `No row of ${table.name} applies`, place)
  }
  const stretchAt = (item: number) => {
    const { edition, finder } = inForce()
    const { slot, each, times } = curveKey ?? { slot: 0, each: false, times: 1 }
    const value = double(values, each ? slot + item : slot) * times
    return { edition, value, stretch: stretchOf(edition, finder.find(item), value, table.beyond) ?? fail(-1) }
  }

  function runFound(item: number) {
    const { edition, finder } = current ?? inForce()
    const row = finder.find(item)
    if (row < 0) fail(row)
    const columns = edition.outputs
    for (const { slot, column } of outputs) values[slot + item] = double(columns[column] as Float64Array, row)
  }

  function runCurve(item: number) {
    const { edition, value, stretch } = stretchAt(item)
    for (const { slot, column } of outputs) values[slot + item] = interpolated(edition, stretch, value, column)
  }

  function runCollect(item: number) {
    const { edition, finder } = inForce()
    const rows = finder.rows(item)
    if (rows.length === 0 && combine !== 'sum') fail(-1)
    for (const { slot, column } of outputs) {
      const numbers = rows.map((row) => double(edition.outputs[column] as Float64Array, row))
      values[slot + item] = combined(numbers, combine)
    }
  }

  const collect = (item: number) => inForce().finder.rows(item)
  return {
    table,
    choose(day) {
      current = opened.find(({ edition: { from, to } }) => (from === null || from <= day) && (to === null || day <= to))
    },
    edition: () => inForce().position,
    run: table.hitPolicy === 'interpolate' ? runCurve : table.hitPolicy === 'collect' ? runCollect : runFound,
    rowsFound(item) {
      if (table.hitPolicy === 'collect') return collect(item)
      if (table.hitPolicy !== 'interpolate') return [inForce().finder.find(item)]
      const { edition, stretch } = stretchAt(item)
      const rows = [int(edition.rows, stretch.left), int(edition.rows, stretch.right)]
      return stretch.left === stretch.right ? rows.slice(1) : rows
    },
    collect,
  }
}

function combined(numbers: readonly number[], combine: LookupPlan['combine']): number {
  if (combine === 'sum') return numbers.reduce((sum, number) => sum + number, 0)
  return combine === 'min' ? Math.min(...numbers) : Math.max(...numbers)
}
