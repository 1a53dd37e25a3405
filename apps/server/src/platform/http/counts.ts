const windowMs = 60_000
/** Anybody can come from any address: the memory must not grow with them. */
const mostKeys = 100_000

/** How often something was done in about the last minute, by key. */
export interface Counts {
  /** Counts it, and answers how often it was done with this time; with 0 it only answers. */
  readonly add: (key: string, by?: number) => number
}

/** Two windows, of which the older counts for the part of it that still lies within a minute. */
export function createCounts(now: () => number = () => performance.now()): Counts {
  let [current, before] = [new Map<string, number>(), new Map<string, number>()]
  let began = now()

  const fading = (key: string) => (before.get(key) ?? 0) * Math.max(0, 1 - (now() - began) / windowMs)

  return {
    add: (key, by = 1) => {
      const passed = now() - began
      if (passed >= windowMs) {
        before = passed < 2 * windowMs ? current : new Map()
        current = new Map()
        began = passed < 2 * windowMs ? began + windowMs : now()
      }
      const done = (current.get(key) ?? 0) + by
      if (by === 0) return done + fading(key)
      if (done === by && current.size >= mostKeys) current.clear()
      current.set(key, done)
      return done + fading(key)
    },
  }
}
