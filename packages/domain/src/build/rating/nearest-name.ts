/** How many pairs of letters may still be compared. */
export interface Effort {
  left: number
}

/**
 * The known name that `written` was probably meant to be: at most a third of its letters (two or more) are wrong. None
 * when that would take more than is left of the effort: thousands of long options, misspelt in every formula, would
 * take minutes.
 */
export function nearestName(
  written: string,
  known: Iterable<string>,
  effort: Effort = { left: Number.POSITIVE_INFINITY },
): string | undefined {
  const wanted = written.toLowerCase()
  let nearest: string | undefined
  let least = Math.max(2, Math.floor(wanted.length / 3)) + 1
  for (const name of known) {
    effort.left -= wanted.length * name.length
    if (effort.left < 0) return undefined
    const slips = slipsBetween(wanted, name.toLowerCase(), least)
    if (slips < least) {
      least = slips
      nearest = name
    }
  }
  return nearest
}

/** Letters added, left out, mistaken or swapped with their neighbour; `limit` or more is not told apart. */
function slipsBetween(left: string, right: string, limit: number): number {
  if (Math.abs(left.length - right.length) >= limit) return limit
  let beforeLast: number[] = []
  let last = Array.from({ length: right.length + 1 }, (_, index) => index)
  for (let i = 1; i <= left.length; i++) {
    const row = [i]
    for (let j = 1; j <= right.length; j++) {
      const isSame = left[i - 1] === right[j - 1]
      let slips = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (isSame ? 0 : 1))
      if (i > 1 && j > 1 && left[i - 1] === right[j - 2] && left[i - 2] === right[j - 1])
        slips = Math.min(slips, (beforeLast[j - 2] ?? 0) + 1)
      row.push(slips)
    }
    beforeLast = last
    last = row
  }
  return last[right.length] ?? limit
}
