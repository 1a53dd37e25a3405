import { lookUpKeptMs } from '@coverwright/domain/build/connector/look-up-limits'

const mostKept = 5000

/** What was looked up in the last day, by company and question: a provider charges for every answer. */
export function keepLookUps(clock: () => number = () => Date.now()) {
  /** The oldest first, for all are kept as long. */
  const kept = new Map<string, { readonly value: unknown; readonly until: number }>()
  const underWay = new Map<string, Promise<unknown>>()
  const sweep = () => {
    for (const [key, { until }] of kept) {
      if (until > clock() && kept.size < mostKept) return
      kept.delete(key)
    }
  }
  return {
    /** Asked for by several at once it is asked once. What fails, and answers undefined, is not kept. */
    get: async <T>(key: string, ask: () => Promise<T | undefined>): Promise<T | undefined> => {
      const known = kept.get(key)
      // Kept under this key by the same caller, as what `ask` answers.
      if (known && known.until > clock()) return known.value as T
      const going = underWay.get(key) ?? ask().finally(() => underWay.delete(key))
      underWay.set(key, going)
      const value = (await going) as T | undefined
      if (value === undefined) return undefined
      sweep()
      kept.delete(key)
      kept.set(key, { value, until: clock() + lookUpKeptMs })
      return value
    },
    size: () => kept.size,
  }
}
