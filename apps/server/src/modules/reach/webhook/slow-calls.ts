/** Calls that have been under way for so long are slow ones. */
const slowMs = 2000
/** So many slow calls of one company in this process, and its others wait: the places are everybody's. */
const most = 3
/** So many calls to addresses that did not answer the last time: half of the places are for those that did. */
const mostDoubted = 6

/** Who is waiting for an answer, and since when. */
export function watchSlowCalls(clock: () => number = () => performance.now()) {
  const underWay = new Map<string, Set<number>>()
  let doubted = 0
  return {
    isSlow: (companyId: string) => {
      const since = clock() - slowMs
      return [...(underWay.get(companyId) ?? [])].filter((begun) => begun < since).length >= most
    },
    /** Nothing where too many like it are under way: it was not called. */
    ifDoubted: async <T>(isDoubted: boolean, call: () => Promise<T>): Promise<T | undefined> => {
      if (!isDoubted) return call()
      if (doubted >= mostDoubted) return undefined
      doubted++
      try {
        return await call()
      } finally {
        doubted--
      }
    },
    during: async <T>(companyId: string, call: () => Promise<T>): Promise<T> => {
      const own = underWay.get(companyId) ?? new Set()
      underWay.set(companyId, own)
      let begun = clock()
      // Two in the same moment are two.
      while (own.has(begun)) begun += 0.001
      own.add(begun)
      try {
        return await call()
      } finally {
        own.delete(begun)
        if (own.size === 0) underWay.delete(companyId)
      }
    },
  }
}
