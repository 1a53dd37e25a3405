const minute = 60_000
const hour = 60 * minute

/** How long after each failed try the next one is due: ten tries within three days and a half. */
const waits = [minute, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 14 * hour, 20 * hour, 24 * hour]

/** So many failures in a row, of whatever is sent there, and an address is left alone for a while. */
export const restsAfter = 5
export const restMs = 5 * minute
/** Since the first of an unbroken row of failures. */
export const toldAfterMs = 24 * hour
export const disabledAfterMs = 5 * 24 * hour

/**
 * When the next try is due after so many; undefined when it is given up. Spread by `spread`, from 0 to 1, so that what
 * failed together does not come back together; never before the other side asked for (`Retry-After`, up to a day).
 */
export function nextTry(tries: number, now: Date, spread: number, askedMs = 0): Date | undefined {
  const wait = waits[tries - 1]
  if (wait === undefined) return undefined
  return new Date(now.getTime() + Math.max(wait * (1 + spread / 5), Math.min(askedMs, 24 * hour)))
}
