import type { KeySource } from './compiled-program.ts'
import { probesFor } from './find-by-pattern.ts'
import type { Frame } from './frame.ts'
import { keyIndex, valueNumbers } from './key-index.ts'
import { noRow, type TableIndex } from './table-index.ts'
import { double, int } from './typed-read.ts'

export interface Finder {
  /** The row (of an `interpolate` table the curve, of a `collect` table the list), `noRow` or `severalRows`. */
  find(item: number): number
  /** For `collect`: the rows that apply, in order. */
  rows(item: number): readonly number[]
}

type Run = (item: number) => number

/**
 * Looks up one edition with the values at `keys`. The reads are written out for up to three exact columns, and the
 * search for a band is a plain loop over typed arrays: this is where most of a quote's time goes.
 */
export function finderFor(index: TableIndex, keys: readonly KeySource[], frame: Frame, isUnique: boolean): Finder {
  const source = (dimension: number) => readerOf(keys[dimension] ?? unknownKey, frame)
  const digits = index.exact.map(({ dimension, values }) => digitOf(values, source(dimension)))
  const bands = index.bands.map(source)
  const keyOf = keyFor(
    digits,
    index.exact.map(({ stride }) => stride),
  )
  if (index.probes.length === 0) {
    const find = cellFinder(index, keyOf, bands, noRow)
    return { find, rows: (item) => listAt(index, find(item)) }
  }
  const inCells = cellFinder(index, keyOf, bands, notInCells)
  const probe = probesFor(index, digits, bands, isUnique)
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

const unknownKey: KeySource = { slot: 0, each: false, times: 1 }
/** No row names this combination; wildcard rows that the cells do not hold may still apply. */
const notInCells = -3

function readerOf({ slot, each, times }: KeySource, { values }: Frame): Run {
  if (times !== 1) return each ? (item) => double(values, slot + item) * times : () => double(values, slot) * times
  return each ? (item) => double(values, slot + item) : () => double(values, slot)
}

function digitOf(values: Float64Array, read: Run): Run {
  const numbers = valueNumbers(values)
  if (!numbers) {
    const position = keyIndex(values)
    return (item) => {
      const at = position(read(item))
      return at < 0 ? values.length : at
    }
  }
  const { base, window, other } = numbers
  const { length } = window
  return (item) => {
    const at = read(item) - base
    return at >= 0 && at < length ? int(window, at) : other
  }
}

function keyFor(digits: readonly Run[], strides: readonly number[]): Run {
  const [first, second, third] = digits
  const [, times, timesAgain] = strides
  if (!first) return () => 0
  if (!second || times === undefined) return first
  if (!third || timesAgain === undefined) return (item) => first(item) + second(item) * times
  if (digits.length === 3) return (item) => first(item) + second(item) * times + third(item) * timesAgain
  const multipliers = Float64Array.from(strides)
  return (item) => {
    let [key, at] = [0, 0]
    for (const digit of digits) key += digit(item) * double(multipliers, at++)
    return key
  }
}

function cellFinder(index: TableIndex, keyOf: Run, bands: readonly Run[], otherwise: number): Run {
  const { dense, keys, cells, lines, shapes, breaks, answers } = index
  let cellAt: Run
  if (dense) cellAt = (item) => int(dense, keyOf(item))
  else {
    const position = keyIndex(keys)
    cellAt = (item) => {
      const at = position(keyOf(item))
      return at < 0 ? otherwise : int(cells, at)
    }
  }
  /** How many breaks of the line are not above the value says which answer holds. */
  const along = (line: number, value: number): number => {
    const shape = int(lines, line * 2)
    const start = int(shapes, shape)
    let [low, high] = [start, int(shapes, shape + 1)]
    while (low < high) {
      const middle = (low + high) >>> 1
      if (double(breaks, middle) <= value) low = middle + 1
      else high = middle
    }
    return low === start ? noRow : int(answers, int(lines, line * 2 + 1) + low - start - 1)
  }
  const [band, ...inner] = bands
  if (!band) return cellAt
  if (inner.length === 0)
    return (item) => {
      const line = cellAt(item)
      return line < 0 ? line : along(line, band(item))
    }
  return (item) => {
    let cell = cellAt(item)
    for (const each of bands) {
      if (cell < 0) return cell
      cell = along(cell, each(item))
    }
    return cell
  }
}

function listAt({ listStarts, listRows }: TableIndex, list: number): readonly number[] {
  return list < 0 ? [] : Array.from(listRows.subarray(listStarts[list], listStarts[list + 1]))
}
