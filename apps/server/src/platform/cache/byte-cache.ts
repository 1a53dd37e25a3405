export interface ByteCache<T> {
  readonly find: (key: string) => T | undefined
  readonly keep: (key: string, value: T) => void
  /** What is kept, or what `load` answers, which is kept from then on. Asked for by several at once it is loaded once. */
  readonly get: (key: string, load: () => Promise<T>) => Promise<T>
}

/**
 * Keeps what was asked for last, as far as it fits into so many bytes: a count would let a thousand small things push each
 * other out, or a hundred large ones fill the memory. What is larger than all of it is not kept.
 */
export function createByteCache<T extends object>(mostBytes: number, bytesOf: (value: T) => number): ByteCache<T> {
  const kept = new Map<string, { readonly value: T; readonly bytes: number }>()
  const loading = new Map<string, Promise<T>>()
  let bytes = 0

  const forget = (key: string) => {
    bytes -= kept.get(key)?.bytes ?? 0
    kept.delete(key)
  }
  const find = (key: string): T | undefined => {
    const one = kept.get(key)
    if (!one) return undefined
    // Last among them from now on.
    kept.delete(key)
    kept.set(key, one)
    return one.value
  }
  const keep = (key: string, value: T) => {
    forget(key)
    const one = { value, bytes: bytesOf(value) }
    if (one.bytes > mostBytes) return
    kept.set(key, one)
    bytes += one.bytes
    for (const oldest of kept.keys()) {
      if (bytes <= mostBytes) return
      forget(oldest)
    }
  }
  const load = async (key: string, work: () => Promise<T>): Promise<T> => {
    try {
      const value = await work()
      keep(key, value)
      return value
    } finally {
      loading.delete(key)
    }
  }

  return {
    find,
    keep,
    get: async (key, work) => {
      const known = find(key) ?? loading.get(key)
      if (known) return known
      const coming = load(key, work)
      loading.set(key, coming)
      return coming
    },
  }
}
