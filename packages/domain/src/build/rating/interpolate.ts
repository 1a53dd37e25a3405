import type { CompiledEdition } from './compiled-program.ts'
import { largestExact, roundBig, roundUnits } from './decimal.ts'
import { noRow } from './table-index.ts'
import { double, int } from './typed-read.ts'

/** Between which points of a curve a value lies: positions in `points`, equal when it is on one. */
export interface Stretch {
  readonly left: number
  readonly right: number
}

export function stretchOf(
  { starts, points }: CompiledEdition,
  curve: number,
  value: number,
  beyond: 'stop' | 'hold',
): Stretch | null {
  if (curve === noRow) return null
  const first = int(starts, curve)
  const end = int(starts, curve + 1)
  let [low, high] = [first, end]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (double(points, middle) <= value) low = middle + 1
    else high = middle
  }
  const left = low - 1
  if (low === first) return beyond === 'hold' ? { left: first, right: first } : null
  if (double(points, left) === value) return { left, right: left }
  if (low === end) return beyond === 'hold' ? { left, right: left } : null
  return { left, right: low }
}

/** The straight line between two points, rounded once to the output's own decimals. */
export function interpolated(
  { points, rows, outputs }: CompiledEdition,
  { left, right }: Stretch,
  value: number,
  column: number,
): number {
  const values = outputs[column] as Float64Array
  const from = double(values, int(rows, left))
  if (left === right) return from
  const to = double(values, int(rows, right))
  const width = double(points, right) - double(points, left)
  const done = value - double(points, left)
  const [whole, part] = [from * width, (to - from) * done]
  if (Math.abs(whole) + Math.abs(part) < largestExact) return roundUnits(whole + part, width, 'half-up')
  const units = BigInt(from) * BigInt(width) + BigInt(to - from) * BigInt(done)
  return Number(roundBig(units, BigInt(width), 'half-up'))
}
