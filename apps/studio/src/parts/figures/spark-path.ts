interface Box {
  readonly width: number
  readonly height: number
}

/** Room for the line's own width at both edges. */
const margin = 2

/** A line through the values, the largest at the top; undefined where there is nothing to draw. */
export function pathOf(series: readonly number[], { width, height }: Box): string | undefined {
  const highest = Math.max(...series, 0)
  if (series.length < 2 || highest === 0) return undefined
  const x = (index: number) => (index / (series.length - 1)) * width
  const y = (value: number) => height - margin - (value / highest) * (height - 2 * margin)
  return series.map((value, index) => `${index === 0 ? 'M' : 'L'}${round(x(index))} ${round(y(value))}`).join(' ')
}

const round = (value: number) => Math.round(value * 100) / 100
