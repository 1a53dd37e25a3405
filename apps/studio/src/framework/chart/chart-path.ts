interface Box {
  readonly width: number
  readonly height: number
}

/** A round number at or above the largest value, so that the grid's lines stand at figures people can read. */
export function niceTop(values: readonly number[]): number {
  const highest = Math.max(...values, 0)
  if (highest === 0) return 1
  const power = 10 ** Math.floor(Math.log10(highest))
  const top = [1, 2, 3, 4, 5, 6, 8, 10].find((step) => step * power >= highest) ?? 10
  return top * power
}

export const placeOf = (value: number, at: number, count: number, top: number, { width, height }: Box) => ({
  x: count < 2 ? width / 2 : (at / (count - 1)) * width,
  y: height - (value / top) * height,
})

/** A straight line from value to value; what is not known is left out. */
export function linePath(values: readonly (number | null)[], top: number, box: Box): string {
  let isDrawing = false
  return values
    .flatMap((value, at) => {
      if (value === null) {
        isDrawing = false
        return []
      }
      const { x, y } = placeOf(value, at, values.length, top, box)
      const part = `${isDrawing ? 'L' : 'M'}${round(x)} ${round(y)}`
      isDrawing = true
      return [part]
    })
    .join(' ')
}

const round = (value: number) => Math.round(value * 100) / 100
