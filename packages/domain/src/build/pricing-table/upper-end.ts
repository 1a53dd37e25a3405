import { dayNumber } from '../rating/day-number.ts'
import { writtenDecimals } from '../rating/decimal.ts'
import type { WrittenBand } from './read-band.ts'

type UpperEnd =
  | { readonly is: 'settled'; readonly end: 'included' | 'excluded' }
  | { readonly is: 'open'; readonly suggestion: string | null }

/**
 * `18-25, 26-35` settles it: were 25 not in the first band, no band would have it. `0-5, 5-10` does not: 5 may be in
 * either. Bands that say it themselves (`<18`, `65+`) leave nothing to settle.
 */
export function upperEndOf(bands: ReadonlyMap<string, WrittenBand>): UpperEnd {
  const all = [...bands.values()]
  const open = all.filter(({ from, to, upper }) => upper === 'open' && from !== null && to !== null && from !== to)
  if (open.length === 0)
    return { is: 'settled', end: all.some(({ upper }) => upper === 'excluded') ? 'excluded' : 'included' }
  const decimals = Math.max(...open.flatMap(({ from, to }) => [from, to].map((end) => writtenDecimals(end ?? ''))))
  const unit = 10 ** -decimals
  const starts = new Set(
    all.flatMap(({ from, isLowerExcluded }) =>
      from === null ? [] : [(placeOf(from) + (isLowerExcluded ? unit : 0)).toFixed(decimals)],
    ),
  )
  let [stepped, shared] = [0, 0]
  for (const { to } of open) {
    if (starts.has((placeOf(to ?? '') + unit).toFixed(decimals))) stepped++
    if (starts.has(placeOf(to ?? '').toFixed(decimals))) shared++
  }
  if (stepped > 0 && shared === 0) return { is: 'settled', end: 'included' }
  return { is: 'open', suggestion: shared > 0 && stepped === 0 ? 'excluded' : null }
}

/** An end on the line of numbers; days are counted. */
function placeOf(end: string): number {
  const day = dayNumber(end)
  return Number.isNaN(day) ? Number(end) : day
}
