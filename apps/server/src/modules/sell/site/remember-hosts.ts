/** What moved is heard of at once; after this long at the latest where that was missed. */
const rememberedSeconds = 1
const mostHosts = 10_000

/** Where hosts lead, for a second. */
export function rememberHosts<T>(findAt: (host: string) => Promise<T | undefined>) {
  const kept = new Map<string, { readonly until: number; readonly found: Promise<T | undefined> }>()
  return {
    find(host: string): Promise<T | undefined> {
      const known = kept.get(host)
      if (known && known.until > performance.now()) return known.found
      const found = findAt(host)
      // Anybody can ask for any name: the memory must not grow with them.
      const [oldest] = kept.keys()
      if (kept.size >= mostHosts && oldest !== undefined) kept.delete(oldest)
      // Last among them from now on.
      kept.delete(host)
      kept.set(host, { until: performance.now() + rememberedSeconds * 1000, found })
      found.catch(() => kept.delete(host))
      return found
    },
    /** Something moved there; without a name it may have moved anywhere. */
    forget(host?: string) {
      if (host === undefined) kept.clear()
      else kept.delete(host)
    },
  }
}
