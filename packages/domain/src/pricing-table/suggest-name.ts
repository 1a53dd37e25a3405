import { nearestName } from '../rating/nearest-name.ts'
import type { KnownData } from './known-data.ts'
import { nameFromHeading, squeezed } from './words.ts'

/** The data that a heading probably means: spelt alike, one part of the other, or a slip or two away. */
export function suggestName(heading: string, known: readonly KnownData[]): string | undefined {
  const wanted = squeezed(heading)
  if (wanted === '') return undefined
  const same = known.find(({ name }) => squeezed(name) === wanted)
  if (same) return same.name
  const words = wordsOf(heading)
  const parts = known.filter(({ name }) => {
    const parts = wordsOf(name)
    return (
      parts.every((word) => words.includes(word)) || (words.length > 0 && words.every((word) => parts.includes(word)))
    )
  })
  // `Age` may be the pet's or the owner's: with two candidates none is suggested.
  if (parts.length === 1) return parts[0]?.name
  if (parts.length > 1) return undefined
  return nearestName(
    nameFromHeading(heading),
    known.map(({ name }) => name),
  )
}

const wordsOf = (name: string) =>
  nameFromHeading(name)
    .split('_')
    .filter((word) => word.length > 1)
