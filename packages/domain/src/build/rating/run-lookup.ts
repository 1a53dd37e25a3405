import type { Combine, CompiledEdition, CompiledOutput, CompiledTable, KeySource } from './compiled-program.ts'
import { type Finder, finderFor } from './find-row.ts'
import type { Frame } from './frame.ts'
import { interpolated, type Stretch, stretchOf } from './interpolate.ts'
import { RatingError } from './rating-error.ts'
import { severalRows } from './table-index.ts'
import { double } from './typed-read.ts'

/** What a lookup found, as an explanation shows it. */
export interface LookupEntry {
  readonly kind: 'lookup'
  readonly step: string
  readonly item: number | null
  readonly value: string
  readonly unit: string | null
  readonly table: string
  readonly edition: number
  /** Counted from 1; 0 where a collect table found none. */
  readonly row: number
  /** The point on the other side of an interpolated value, or what else a collect table found. */
  readonly otherRows: readonly number[]
  readonly premium: string | null
}

/** One step's way into a table. The edition is chosen once for a quote, by its cover start. */
export interface Lookup {
  readonly table: CompiledTable
  readonly choose: (day: number) => void
  readonly run: (item: number) => void
  readonly live: LiveLookup
  /** Whether it finds one row, and may be run in a batch with others. */
  readonly isPlain: boolean
  /** For `interpolate` alone: where on its curve the value lies. */
  readonly stretchAt: (item: number) => {
    readonly edition: CompiledEdition
    readonly value: number
    readonly stretch: Stretch
  }
  /** For `collect` alone. */
  readonly collect: (item: number) => readonly number[]
}

/** What finding a row in the edition in force takes. */
export interface LiveLookup {
  /** Counted from 1. */
  edition: number
  find: Finder['find']
  /** By output; `explained` keeps what a row says for the next trace that shows it. */
  results: readonly {
    readonly slot: number
    readonly from: Float64Array
    explained: (LookupEntry | undefined)[] | null
  }[]
  /** By item, the row found last. */
  readonly found: number[]
  readonly fail: (found: number) => never
}

interface Opened {
  readonly edition: CompiledEdition
  readonly position: number
  readonly finder: Finder
  readonly results: LiveLookup['results']
}

export interface LookupPlan {
  readonly keys: readonly KeySource[]
  readonly outputs: readonly CompiledOutput[]
  readonly combine: Combine | null
  readonly stops?: boolean
}

export function lookupFor(table: CompiledTable, plan: LookupPlan, frame: Frame): Lookup {
  const { keys, outputs, combine } = plan
  const { values } = frame
  const { hitPolicy } = table
  const opened = table.editions.map((edition, position): Opened => {
    const results = outputs.map(({ slot, column }) => ({
      slot,
      from: edition.outputs[column] ?? noNumbers,
      explained: null,
    }))
    const differ =
      hitPolicy === 'unique' || hitPolicy === 'any'
        ? (row: number, other: number) =>
            hitPolicy === 'unique' || edition.outputs.some((each) => each[row] !== each[other])
        : null
    return { edition, position, finder: finderFor(edition.index, keys, frame, differ), results }
  })
  const curveKey = keys[table.curve]
  let current: Opened | undefined

  const inForce = (): Opened => {
    if (current) return current
    throw new RatingError('table.no-edition', `${table.name} has no rates for this day`, {
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

  const live: LiveLookup = {
    edition: 0,
    find: () => fail(-1),
    results: [],
    found: [],
    fail,
  }

  function runFound(item: number) {
    const row = live.find(item)
    if (row < 0) fail(row)
    live.found[item] = row
    for (const { slot, from } of live.results) values[slot + item] = double(from, row)
  }

  function runCurve(item: number) {
    const { edition, value, stretch } = stretchAt(item)
    for (const { slot, column } of outputs) values[slot + item] = interpolated(edition, stretch, value, column)
  }

  function runCollect(item: number) {
    const { edition, finder } = inForce()
    const rows = finder.rows(item)
    if (rows.length === 0 && (plan.stops ?? combine !== 'sum')) fail(-1)
    for (const { slot, column, combine: own, wanted } of outputs) {
      const numbers = rows.map((row) => double(edition.outputs[column] as Float64Array, row))
      values[slot + item] = combined(numbers, own ?? combine, wanted)
    }
  }

  const run = hitPolicy === 'interpolate' ? runCurve : hitPolicy === 'collect' ? runCollect : runFound
  const collect = (item: number) => inForce().finder.rows(item)
  return {
    table,
    choose(day) {
      current = opened.find(({ edition: { from, to } }) => (from === null || from <= day) && (to === null || day <= to))
      live.edition = (current?.position ?? -1) + 1
      live.find = current?.finder.find ?? (() => fail(-1))
      live.results = current?.results ?? []
    },
    run,
    live,
    isPlain: run === runFound,
    stretchAt,
    collect,
  }
}

function combined(numbers: readonly number[], combine: LookupPlan['combine'], wanted: number | undefined): number {
  if (combine === 'count') return numbers.length
  if (combine === 'has') return numbers.indexOf(wanted ?? 0) < 0 ? 0 : 1
  const [first = 0, ...others] = numbers
  return others.reduce((so, number) => (combine === 'sum' ? so + number : Math[combine ?? 'max'](so, number)), first)
}

const noNumbers = new Float64Array()
