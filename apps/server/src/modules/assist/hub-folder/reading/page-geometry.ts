/** As a PDF writes it: what a point becomes. */
export type Matrix = readonly [number, number, number, number, number, number]
export type Point = readonly [x: number, y: number]
/** Left, bottom, right, top. */
export type Box = readonly [number, number, number, number]

export const unmoved: Matrix = [1, 0, 0, 1, 0, 0]

/** First the inner one, then the outer. */
export const times = ([a, b, c, d, e, f]: Matrix, [a2, b2, c2, d2, e2, f2]: Matrix): Matrix => [
  a * a2 + b * c2,
  a * b2 + b * d2,
  c * a2 + d * c2,
  c * b2 + d * d2,
  e * a2 + f * c2 + e2,
  e * b2 + f * d2 + f2,
]

export const placed = ([x, y]: Point, [a, b, c, d, e, f]: Matrix): Point => [a * x + c * y + e, b * x + d * y + f]

export function boxOf([left, bottom, right, top]: Box, matrix: Matrix): Box {
  const corners: readonly Point[] = [
    [left, bottom],
    [right, bottom],
    [right, top],
    [left, top],
  ]
  const [xs, ys] = [0, 1].map((at) => corners.map((corner) => placed(corner, matrix)[at] ?? 0))
  return [Math.min(...(xs ?? [])), Math.min(...(ys ?? [])), Math.max(...(xs ?? [])), Math.max(...(ys ?? []))]
}

export const overlapOf = (one: Box, other: Box): Box => [
  Math.max(one[0], other[0]),
  Math.max(one[1], other[1]),
  Math.min(one[2], other[2]),
  Math.min(one[3], other[3]),
]

export const isIn = ([x, y]: Point, [left, bottom, right, top]: Box): boolean =>
  x >= left && x <= right && y >= bottom && y <= top

export const everywhere: Box = [-Infinity, -Infinity, Infinity, Infinity]

/** Whether it stands upright: turned, a rectangle covers less than the box around it. */
export const isUpright = ([a, b, c, d]: Matrix): boolean => (b === 0 && c === 0) || (a === 0 && d === 0)

/** What is nearly the same colour cannot be told apart on paper. */
export function isNear(one: string, other: string): boolean {
  const [first, second] = [channelsOf(one), channelsOf(other)]
  return first.every((channel, nth) => Math.abs(channel - (second[nth] ?? 0)) <= 6)
}

const channelsOf = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
