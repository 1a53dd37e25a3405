import { fail } from '@coverwright/domain/errors'

/** How many may do something at a time: of one member, of one company, from one address. */
export type CrowdLimits<Key extends string> = Readonly<Record<Key, number>>

/** Counts who is at something that takes long, on this server. Nobody waits: who is one too many is told so. */
export function createCrowd<Key extends string>(limits: CrowdLimits<Key>) {
  const present = new Map<string, number>()
  const keysOf = (who: Readonly<Record<Key, string>>) =>
    (Object.keys(limits) as Key[]).map((kind) => ({ key: `${kind} ${who[kind]}`, most: limits[kind] }))

  return async <T>(who: Readonly<Record<Key, string>>, work: () => Promise<T>): Promise<T> => {
    const keys = keysOf(who)
    for (const { key, most } of keys) if ((present.get(key) ?? 0) >= most) fail('too-many-of-yours')
    for (const { key } of keys) present.set(key, (present.get(key) ?? 0) + 1)
    try {
      return await work()
    } finally {
      for (const { key } of keys) {
        const left = (present.get(key) ?? 1) - 1
        if (left > 0) present.set(key, left)
        else present.delete(key)
      }
    }
  }
}
