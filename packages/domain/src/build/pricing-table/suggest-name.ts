import { nearestName } from '../rating/nearest-name.ts'
import { type KnownData, optionsOf } from './known-data.ts'
import { readExpression } from './read-expression.ts'
import { nameFromHeading, squeezed } from './words.ts'

/** The data that a heading probably means: spelt alike, one part of the other, or a slip or two away. */
export function suggestName(heading: string, known: readonly KnownData[]): string | undefined {
  const entitled = known.filter(({ titles = [] }) => titles.some((title) => asTitle(title) === asTitle(heading)))
  // Two questions in the same words, of a dog and of a cat, are told apart by nobody but a person.
  if (entitled.length === 1) return entitled[0]?.name
  const wanted = squeezed(heading)
  if (wanted === '') return undefined
  const same = known.find(({ name }) => squeezed(name) === wanted)
  if (same) return same.name
  const words = wordsOf(heading)
  const parts = known.filter(({ name }) => {
    const named = wordsOf(name)
    return (
      named.every((word) => words.includes(word)) || (words.length > 0 && words.every((word) => named.includes(word)))
    )
  })
  // `Age` may be the pet's or the owner's: with two candidates none is suggested.
  if (parts.length === 1) return parts[0]?.name
  if (parts.length > 1) return undefined
  // A slip in a short word makes another word.
  if (wanted.length < 6) return undefined
  return nearestName(
    nameFromHeading(heading),
    known.map(({ name }) => name),
  )
}

/** Letters of every language count: squeezed to ours, Chinese titles would all be alike. */
const asTitle = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim() || text

const wordsOf = (name: string) =>
  nameFromHeading(name)
    .split('_')
    .filter((word) => word.length > 1)

/** The choice whose answers a column holds, where its heading does not tell. */
export function suggestByOptions(texts: ReadonlySet<string>, known: readonly KnownData[]): string | undefined {
  const wanted = [...texts]
  return known.find((data) => {
    const options = new Set(optionsOf(data).map(squeezed))
    return (
      options.size > 0 &&
      wanted.filter((text) => namesOptions(text, options)).length >= Math.max(1, wanted.length * 0.6)
    )
  })?.name
}

/** `Essential, Plus` is two plans, `not Plus` all others. `options` are squeezed. */
export function namesOptions(heading: string, options: ReadonlySet<string>): boolean {
  if (options.has(squeezed(heading))) return true
  const expression = options.size > 0 ? readExpression(heading) : undefined
  return (
    (expression?.is === 'list' || expression?.is === 'not') &&
    expression.parts.every((part) => options.has(squeezed(part)))
  )
}
