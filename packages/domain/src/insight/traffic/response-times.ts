/** Answers are counted by how long they took, up to so many milliseconds each; the last class has no end. */
export const timeBounds = [5, 10, 25, 50, 100, 250, 500, 1000, 2500] as const

export const noTimes = (): number[] => Array.from({ length: timeBounds.length + 1 }, () => 0)

export function timeClass(ms: number): number {
  const found = timeBounds.findIndex((bound) => ms <= bound)
  return found === -1 ? timeBounds.length : found
}

/**
 * How long the slowest one in twenty took at least: the bound of the class in which it falls, drawn in by its share of
 * the class. Nothing while nothing was answered.
 */
export function slowestOf(times: readonly number[], share = 0.95): number | null {
  const total = times.reduce((sum, count) => sum + count, 0)
  if (total === 0) return null
  let below = 0
  for (const [at, count] of times.entries()) {
    if (below + count >= total * share) {
      const from = timeBounds[at - 1] ?? 0
      // What has no end is said to be at its beginning: nobody knows more.
      const to = timeBounds[at] ?? from
      return Math.round(from + (to - from) * ((total * share - below) / count))
    }
    below += count
  }
  return timeBounds.at(-1) ?? null
}
