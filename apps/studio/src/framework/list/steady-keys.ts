import { useState } from 'react'

interface Kept {
  readonly names: readonly string[]
  readonly keys: readonly string[]
  /** How many were ever given. */
  readonly given: number
}

/**
 * A key for each thing of a list that people edit in place, which stays with it when it is moved and when it is renamed.
 * With its name for a key its fields would be made anew under the writer's hands, and what is typed next would be lost.
 */
export function useSteadyKeys(names: readonly string[]): readonly string[] {
  const [kept, keep] = useState<Kept>(() => carryOver({ names: [], keys: [], given: 0 }, names))
  if (names.length === kept.names.length && names.every((name, at) => name === kept.names[at])) return kept.keys
  const carried = carryOver(kept, names)
  keep(carried)
  return carried.keys
}

/** What stays in its place keeps its key before anything else; what is new where a thing is gone is that thing, renamed. */
export function carryOver({ names: before, keys: had, given }: Kept, names: readonly string[]): Kept {
  const left = new Map<string, string[]>()
  for (const [at, name] of before.entries()) left.set(name, [...(left.get(name) ?? []), had[at] ?? ''])
  const take = (name: string, key: string | undefined) => {
    const keys = left.get(name) ?? []
    if (key === undefined || !keys.includes(key)) return undefined
    left.set(
      name,
      keys.filter((one) => one !== key),
    )
    return key
  }
  const inPlace = names.map((name, at) => (before[at] === name ? take(name, had[at]) : undefined))
  const byName = names.map((name, at) => inPlace[at] ?? take(name, left.get(name)?.[0]))
  const isLeft = (at: number) => left.get(before[at] ?? '')?.includes(had[at] ?? '') ?? false
  let next = given
  const keys = byName.map((key, at) => key ?? (isLeft(at) ? had[at] : undefined) ?? `${next++}`)
  return { names, keys, given: next }
}
