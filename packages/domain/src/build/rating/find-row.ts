import type { KeySource } from './compiled-program.ts'
import { type Differ, probesFor } from './find-by-pattern.ts'
import type { Frame } from './frame.ts'
import { keyIndex, valueNumbers } from './key-index.ts'
import { type Coded, keyReader, threeWindows } from './key-reader.ts'
import { noRow, type TableIndex } from './table-index.ts'
import { double, int } from './typed-read.ts'

export interface Finder {
  /** The row (of an `interpolate` table the curve, of a `collect` table the list), `noRow` or `severalRows`. */
  readonly find: (item: number) => number
  /** For `collect`: the rows that apply, in order. */
  readonly rows: (item: number) => readonly number[]
}

type Run = (item: number) => number

/** Looks up one edition with the values at `keys`. */
export function finderFor(
  index: TableIndex,
  keys: readonly KeySource[],
  { values }: Frame,
  differ: Differ | null,
): Finder {
  const coded = index.exact.map(({ dimension, stride, values: known }): Coded => {
    const numbers = valueNumbers(known)
    return {
      ...sourceOf(keys[dimension]),
      stride,
      other: known.length,
      numbers,
      position: numbers ? null : keyIndex(known),
    }
  })
  const bands = index.bands.map((dimension) => sourceOf(keys[dimension]))
  const keyOf = keyReader(coded, values)
  if (index.probes.length === 0) {
    const find = denseFinder(index, coded, bands, values) ?? cellFinder(index, keyOf, bands, values, noRow)
    return { find, rows: (item) => listAt(index, find(item)) }
  }
  const inCells = cellFinder(index, keyOf, bands, values, notInCells)
  const probe = probesFor(
    index,
    coded.map((column) => keyReader([{ ...column, stride: 1 }], values)),
    bands.map(
      ({ slot, step, times }) =>
        (item) =>
          double(values, slot + step * item) * times,
    ),
    differ,
  )
  return {
    find: (item) => {
      const found = inCells(item)
      return found === notInCells ? probe.find(item) : found
    },
    rows: (item) => {
      const found = inCells(item)
      return found === notInCells ? probe.rows(item) : listAt(index, found)
    },
  }
}

/** No row names this combination; wildcard rows that the cells do not hold may still apply. */
const notInCells = -3

interface Source {
  readonly slot: number
  /** 1 where every item has its own value. */
  readonly step: number
  readonly times: number
}

const sourceOf = (key: KeySource | undefined): Source => ({
  slot: key?.slot ?? 0,
  step: key?.each ? 1 : 0,
  times: key?.times ?? 1,
})

/**
 * Up to three exact columns and a band in one function: on the way through a table every further call would cost as
 * much as a column does.
 */
function denseFinder(
  { dense, lines, breaks, answers }: TableIndex,
  coded: readonly Coded[],
  bands: readonly Source[],
  values: Float64Array,
): Run | null {
  const windows = threeWindows(coded)
  const [band, another] = bands
  if (!dense || !windows || another) return null
  const [a, b, c] = windows
  if (!band)
    return (item) => {
      const first = double(values, a.slot + a.step * item) * a.times - a.base
      const second = double(values, b.slot + b.step * item) * b.times - b.base
      const third = double(values, c.slot + c.step * item) * c.times - c.base
      return int(
        dense,
        (first >= 0 && first < a.length ? int(a.window, first) : a.other) * a.stride +
          (second >= 0 && second < b.length ? int(b.window, second) : b.other) * b.stride +
          (third >= 0 && third < c.length ? int(c.window, third) : c.other) * c.stride,
      )
    }
  const { slot, step, times } = band
  const along = alongLine(lines, breaks, answers)
  if (coded.length === 0) {
    const line = int(dense, 0)
    return (item) => (line < 0 ? line : along(line, double(values, slot + step * item) * times))
  }
  return (item) => {
    const first = double(values, a.slot + a.step * item) * a.times - a.base
    const second = double(values, b.slot + b.step * item) * b.times - b.base
    const third = double(values, c.slot + c.step * item) * c.times - c.base
    const line = int(
      dense,
      (first >= 0 && first < a.length ? int(a.window, first) : a.other) * a.stride +
        (second >= 0 && second < b.length ? int(b.window, second) : b.other) * b.stride +
        (third >= 0 && third < c.length ? int(c.window, third) : c.other) * c.stride,
    )
    return line < 0 ? line : along(line, double(values, slot + step * item) * times)
  }
}

/** How many breaks of the line are not above the value says which answer holds. */
function alongLine(lines: Int32Array, breaks: Float64Array, answers: Int32Array) {
  return (line: number, value: number): number => {
    const start = int(lines, line * 3)
    let low = start
    let high = int(lines, line * 3 + 1)
    while (low < high) {
      const middle = (low + high) >>> 1
      if (double(breaks, middle) <= value) low = middle + 1
      else high = middle
    }
    return low === start ? noRow : int(answers, int(lines, line * 3 + 2) + low - start - 1)
  }
}

function cellFinder(
  index: TableIndex,
  keyOf: Run,
  bands: readonly Source[],
  values: Float64Array,
  otherwise: number,
): Run {
  const { dense, lines, breaks, answers } = index
  const along = alongLine(lines, breaks, answers)
  const cellOf = dense ? (item: number) => int(dense, keyOf(item)) : sparseCell(index, keyOf, otherwise)
  return (item) => {
    let cell = cellOf(item)
    for (const each of bands) {
      if (cell < 0) return cell
      cell = along(cell, double(values, each.slot + each.step * item) * each.times)
    }
    return cell
  }
}

function sparseCell({ keys, cells }: TableIndex, keyOf: Run, otherwise: number): Run {
  const position = keyIndex(keys)
  return (item) => {
    const at = position(keyOf(item))
    return at < 0 ? otherwise : int(cells, at)
  }
}

function listAt({ listStarts, listRows }: TableIndex, list: number): readonly number[] {
  return list < 0 ? [] : Array.from(listRows.subarray(listStarts[list], listStarts[list + 1]))
}
