import { dayNumber, isoDate } from '../rating/day-number.ts'
import { formatUnits, unitsOf, writtenDecimals } from '../rating/decimal.ts'
import type { Cell, Dimension, TableRow } from '../rating/rating-table.ts'
import { decimalsOf, endless, type KnownData } from './known-data.ts'

/** What a column can be asked, cut into parts that every row takes as a whole or not at all. */
export interface Axis {
  readonly name: string
  readonly size: number
  /** Parts that follow one another may be told as one stretch. */
  readonly isOrdered: boolean
  /** The parts a cell covers: from one up to and without another. Undefined for a value nobody can give. */
  readonly partsOf: (cell: Cell) => readonly [number, number] | undefined
  readonly say: (from: number, to: number) => string
}

const mostNumbers = 200

/** Undefined where the column's values cannot be gone through. */
export function axisOf(
  dimension: Dimension,
  at: number,
  rows: readonly TableRow[],
  data: KnownData | undefined,
): Axis | undefined {
  const { name, kind } = dimension
  switch (kind) {
    case 'text':
      return valueAxis(name, data?.kind === 'choice' ? data.options : listed(rows, at))
    case 'yes-no':
      return valueAxis(name, ['yes', 'no'])
    case 'number':
      return valueAxis(name, wholeNumbers(data) ?? listed(rows, at))
    case 'range':
      return bandAxis(dimension, rows, at, numbersOf(data, rows, at))
    case 'date-range':
      return bandAxis(dimension, rows, at, days)
    case 'curve':
    default:
      return undefined
  }
}

const listed = (rows: readonly TableRow[], at: number) => [
  ...new Set(rows.flatMap(({ when }) => (typeof when[at] === 'string' ? [when[at]] : []))),
]

function wholeNumbers(data: KnownData | undefined): string[] | undefined {
  if (data?.kind !== 'number' || data.decimals > 0) return undefined
  const [min, max] = [Number(data.min), Number(data.max)]
  return max - min < mostNumbers ? Array.from({ length: max - min + 1 }, (_, by) => String(min + by)) : undefined
}

function valueAxis(name: string, values: readonly string[]): Axis {
  const places = new Map(values.map((value, at) => [value, at]))
  return {
    name,
    size: values.length,
    isOrdered: false,
    partsOf(cell) {
      if (cell === null) return [0, values.length]
      const place = typeof cell === 'string' ? places.get(cell) : undefined
      return place === undefined ? undefined : [place, place + 1]
    },
    say: (from) => `${name} “${values[from] ?? ''}”`,
  }
}

interface Scale {
  readonly valueOf: (text: string) => number
  readonly say: (value: number) => string
  readonly least: number
  /** Without it. */
  readonly end: number
  /** Ends that nobody said are no numbers to tell anybody. */
  readonly isOpen: { readonly below: boolean; readonly above: boolean }
}

/** Days have no first one that anybody could be asked, but go on after the last row. */
const days: Scale = {
  valueOf: dayNumber,
  say: isoDate,
  least: Number.POSITIVE_INFINITY,
  end: Number.POSITIVE_INFINITY,
  isOpen: { below: false, above: false },
}

function numbersOf(data: KnownData | undefined, rows: readonly TableRow[], at: number): Scale {
  const ends = rows.flatMap(({ when }) => [when[at] ?? null].flat().flatMap((end) => end ?? []))
  const decimals = ends.reduce((most, end) => Math.max(most, writtenDecimals(end)), decimalsOf(data))
  const valueOf = (text: string) => unitsOf(text, decimals)
  const bounds = data?.kind === 'number' ? [valueOf(data.min), valueOf(data.max) + 1] : [Number.NaN, Number.NaN]
  const [least = Number.NaN, end = Number.NaN] = bounds
  const isKnown = Number.isFinite(least) && Number.isFinite(end)
  return {
    valueOf,
    say: (value) => formatUnits(value, decimals),
    least: isKnown ? least : Number.POSITIVE_INFINITY,
    end: isKnown ? end : Number.NEGATIVE_INFINITY,
    isOpen: {
      below: data?.kind === 'number' && data.min === endless.min,
      above: data?.kind === 'number' && data.max === endless.max,
    },
  }
}

function bandAxis(
  { name, upperEnd }: Dimension & { kind: 'range' | 'date-range' },
  rows: readonly TableRow[],
  at: number,
  { valueOf, say, least, end, isOpen }: Scale,
): Axis {
  const past = upperEnd === 'included' ? 1 : 0
  const bandOf = (cell: Cell): readonly [number, number] => {
    if (cell === null) return [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]
    const [from, to] = typeof cell === 'string' ? [cell, cell] : cell
    return [
      from === null ? Number.NEGATIVE_INFINITY : valueOf(from),
      to === null ? Number.POSITIVE_INFINITY : valueOf(to) + (typeof cell === 'string' ? 1 : past),
    ]
  }
  const bands = rows.map(({ when }) => bandOf(when[at] ?? null))
  const points = new Set(bands.flat().filter(Number.isFinite))
  for (const bound of [least, end]) if (Number.isFinite(bound)) points.add(bound)
  const ordered = [...points].toSorted((left, right) => left - right)
  const isClosed = Number.isFinite(end)
  const starts = ordered.filter((point) => !(Number.isFinite(least) && point < least) && !(isClosed && point >= end))
  const isEndless = end === Number.POSITIVE_INFINITY
  const size = isClosed || isEndless ? starts.length : Math.max(0, starts.length - 1)
  const places = new Map(starts.map((start, place) => [start, place]))
  const placeOf = (value: number) => {
    if (value === Number.NEGATIVE_INFINITY || value < (starts[0] ?? 0)) return 0
    return places.get(value) ?? size
  }
  return {
    name,
    size,
    isOrdered: true,
    partsOf(cell) {
      const [from, to] = bandOf(cell)
      return [placeOf(from), Math.min(size, to === Number.POSITIVE_INFINITY ? size : placeOf(to))]
    },
    say(from, to) {
      const after = starts[to] ?? (isClosed ? end : undefined)
      const first = starts[from] ?? 0
      if (after === undefined || (isOpen.above && after === end)) return `${name} from ${say(first)} on`
      if (isOpen.below && first === least) return `${name} up to ${say(after - 1)}`
      return after - first === 1 ? `${name} ${say(first)}` : `${name} ${say(first)} to ${say(after - 1)}`
    },
  }
}
