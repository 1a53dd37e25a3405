import { double, int } from './typed-read.ts'

/** Which position a whole number has among `keys`, or -1: open addressing, as a Map of 100,000 takes long to fill. */
export function keyIndex(keys: Float64Array): (key: number) => number {
  const size = 2 ** Math.ceil(Math.log2(keys.length * 2 + 2))
  const mask = size - 1
  const places = new Int32Array(size).fill(-1)
  for (let at = 0; at < keys.length; at++) {
    let place = scatter(double(keys, at)) & mask
    while (int(places, place) >= 0) place = (place + 1) & mask
    places[place] = at
  }
  return (key) => {
    for (let place = scatter(key) & mask; ; place = (place + 1) & mask) {
      const at = int(places, place)
      if (at < 0 || double(keys, at) === key) return at
    }
  }
}

function scatter(key: number): number {
  const mixed = Math.imul(key | 0, 0x9e3779b1) ^ Math.imul((key / 4294967296) | 0, 0x85ebca77)
  return mixed ^ (mixed >>> 15)
}

export interface ValueNumbers {
  /** Value `base + n` has number `window[n]`; all other values have number `other`. */
  readonly base: number
  readonly window: Int32Array
  readonly other: number
}

/** The numbers of a column's values. Null where they lie too far apart for one window over all of them. */
export function valueNumbers(values: Float64Array): ValueNumbers | null {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const value of values) {
    if (value < low) low = value
    if (value > high) high = value
  }
  const other = values.length
  if (other === 0) return { base: 0, window: new Int32Array(), other }
  if (high - low > 4096 + other * 8) return null
  const window = new Int32Array(high - low + 1).fill(other)
  for (const [number, value] of values.entries()) window[value - low] = number
  return { base: low, window, other }
}
