/** A record of which each value is made when it is first asked for, whatever its name: there is no list of them. */
export function asked<T>(make: (key: string) => T): Readonly<Record<string, T>> {
  const made = new Map<string, T>()
  return new Proxy<Record<string, T>>(
    {},
    {
      get(_nothing, key) {
        // Awaiting it must not take it for a promise.
        if (typeof key !== 'string' || key === 'then') return undefined
        const value = made.get(key) ?? make(key)
        made.set(key, value)
        return value
      },
    },
  )
}
