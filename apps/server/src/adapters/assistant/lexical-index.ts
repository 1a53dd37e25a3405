import type { KnownDocument, LoadedDocument } from './assistant.ts'
import { wordsOf } from './words-of.ts'

/** How often each word stands in each passage of a document that never changes. */
export interface LexicalIndex {
  /** By word: which passages have it, and how often, a heading counted for more. */
  readonly words: ReadonlyMap<string, ReadonlyMap<number, number>>
  readonly lengths: readonly number[]
  readonly bytes: number
}

/** A document as it is searched. */
export interface Indexed extends KnownDocument {
  readonly index: LexicalIndex
  readonly ofTitle: ReadonlySet<string>
}

const headingWeight = 1.5

export function indexOf({ passages }: LoadedDocument): LexicalIndex {
  const words = new Map<string, Map<number, number>>()
  let bytes = 0
  const note = (text: string, passage: number, weight: number) => {
    const found = wordsOf(text)
    for (const word of found) {
      const places = words.get(word) ?? new Map<number, number>()
      places.set(passage, (places.get(passage) ?? 0) + weight)
      words.set(word, places)
    }
    bytes += found.length * 80
    return found.length
  }
  const lengths = passages.map(({ heading, text }, passage) => {
    note(heading, passage, headingWeight)
    return note(text, passage, 1)
  })
  return { words, lengths, bytes: bytes + 200 }
}
