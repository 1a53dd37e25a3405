import type { Box, Matrix } from './page-geometry.ts'

// What the operators of a page are given is data of somebody else's: each part is looked at before it is used.

const numbersIn = (value: unknown): number[] =>
  Array.isArray(value) || ArrayBuffer.isView(value) ? Array.from(value as ArrayLike<unknown>, Number) : []

export function matrixIn(value: unknown): Matrix {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = numbersIn(value)
  return [a, b, c, d, e, f]
}

export const isExtent = (value: unknown): value is Box => numbersIn(value).length === 4

export const colourIn = (value: unknown): string | undefined =>
  typeof value === 'string' && /^#[\da-f]{6}$/i.test(value) ? value : undefined

interface Seen {
  readonly opacity?: number
  readonly isPlain?: boolean
}

/** How much of it is seen through, and whether it covers. */
export function stateIn(states: unknown): Seen {
  const own = new Map(Array.isArray(states) ? (states as readonly [string, unknown][]) : [])
  return {
    ...(own.has('ca') && { opacity: Number(own.get('ca')) }),
    ...(own.has('BM') && { isPlain: own.get('BM') === 'source-over' }),
  }
}

/** Lines alone, from corner to corner of its extent. */
export function isRectangle(path: unknown, [left, bottom, right, top]: Box): boolean {
  const data = numbersIn(Array.isArray(path) ? path[0] : undefined)
  let points = 0
  for (let at = 0; at < data.length; ) {
    const step = data[at]
    if (step === 4) {
      at++
      continue
    }
    const [x, y] = [data[at + 1], data[at + 2]]
    if ((step !== 0 && step !== 1) || (x !== left && x !== right) || (y !== bottom && y !== top)) return false
    points++
    at += 3
  }
  return points === 4 || points === 5
}

interface Glyph {
  readonly unicode?: string
  readonly width?: number
}

/** Whether there are letters in it, and how wide it is in thousandths of its size. */
export function measured(glyphs: unknown): { readonly letters: boolean; readonly width: number } {
  let [letters, width] = [false, 0]
  for (const glyph of Array.isArray(glyphs) ? (glyphs as readonly (Glyph | number | null)[]) : []) {
    if (typeof glyph === 'number') width -= glyph
    else {
      letters ||= /\S/.test(glyph?.unicode ?? '')
      width += glyph?.width ?? 0
    }
  }
  return { letters, width }
}
