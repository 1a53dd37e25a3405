import { hubLimits } from '@coverwright/domain/assist/hub-limits'
import { createByteCache } from '../../platform/cache/byte-cache.ts'
import type { Assistant, Found, FoundPassage } from './assistant.ts'
import { foundAmong } from './found-among.ts'
import { type Indexed, indexOf, type LexicalIndex } from './lexical-index.ts'
import type { Meaning } from './meaning.ts'
import { searchByMeaning } from './search-by-meaning.ts'
import { wordsOf } from './words-of.ts'

/** Settled on one half of the questions of `bench/assistant`, and measured on the other. */
const lexicalTuning = { k1: 1.2, b: 0.7, titleWeight: 0.3, unsureBelow: 0.6, notFoundBelow: 0.3 }

const usualPassages = 50
const mostBytes = 64 * 1024 * 1024
const mostBytesOfTitles = 4 * 1024 * 1024

/**
 * Answers with what is on this machine: passages that share the rare words of the question. What it says is always a
 * passage as it stands, never a sentence of its own.
 */
export function createLexicalAssistant(): Assistant {
  const indexes = createByteCache<LexicalIndex>(mostBytes, ({ bytes }) => bytes)
  const titles = createByteCache<ReadonlySet<string>>(mostBytesOfTitles, ({ size }) => 300 + size * 80)
  const wordsOfTitle = (title: string) => {
    const known = titles.find(title)
    if (known) return known
    const words = new Set(wordsOf(title))
    titles.keep(title, words)
    return words
  }
  return {
    async find(question, documents, load, meaning) {
      const missing = documents.filter(({ id }) => !indexes.find(id))
      const fresh = new Map<string, LexicalIndex>()
      if (missing.length > 0)
        for (const document of await load(missing.map(({ id }) => id))) {
          const index = indexOf(document)
          fresh.set(document.id, index)
          indexes.keep(document.id, index)
          // Others are answered between two documents.
          await new Promise(setImmediate)
        }
      const known = documents.flatMap((document) => {
        const index = fresh.get(document.id) ?? indexes.find(document.id)
        return index ? [{ ...document, index, ofTitle: wordsOfTitle(document.title) }] : []
      })
      return search(question, known, meaning)
    },
  }
}

interface Scored extends FoundPassage {
  readonly score: number
  /** How much of what was asked it speaks of: rare words weigh more. */
  readonly share: number
}

function search(question: string, documents: readonly Indexed[], meaning: Meaning | undefined): Found {
  const asked = [...new Set(wordsOf(question))]
  const total = documents.reduce((sum, { index }) => sum + index.lengths.length, 0)
  const isByMeaning = meaning !== undefined && documents.some(({ id }) => meaning.ofDocument(id))
  if ((asked.length === 0 && !isByMeaning) || total === 0)
    return { outcome: 'not-found', passages: [], near: [], isByMeaning }
  const weights = new Map(asked.map((word) => [word, rarity(word, documents, total)]))
  if (isByMeaning) return searchByMeaning(documents, weights, meaning)
  const whole = [...weights.values()].reduce((sum, weight) => sum + weight, 0)
  const lengths = documents.flatMap(({ index }) => index.lengths)
  const usualLength = lengths.reduce((sum, length) => sum + length, 0) / total

  const scored = documents.flatMap((document) => scoresIn(document, weights, whole, usualLength))
  const best = scored.toSorted((one, other) => other.score - one.score).slice(0, hubLimits.passagesSent)
  const share = Math.max(0, ...best.slice(0, hubLimits.passages).map((each) => each.share))
  return foundAmong(best, share, lexicalTuning, isByMeaning)
}

/** A word that no document has is the rarest of all: it was asked for, and nothing speaks of it. */
function rarity(word: string, documents: readonly Indexed[], found: number): number {
  // Among few passages every word is rare: it is weighed as if there were some more.
  const total = found + usualPassages
  const having = documents.reduce((sum, { index }) => sum + (index.words.get(word)?.size ?? 0), 0)
  return Math.log(1 + (total - having + 0.5) / (having + 0.5))
}

function scoresIn(
  { id, ofTitle, index }: Indexed,
  weights: ReadonlyMap<string, number>,
  whole: number,
  usualLength: number,
): Scored[] {
  const { k1, b, titleWeight } = lexicalTuning
  const sums = new Map<number, { score: number; met: number }>()
  for (const [word, weight] of weights)
    for (const [passage, often] of index.words.get(word) ?? []) {
      const length = index.lengths[passage] ?? 0
      const sum = sums.get(passage) ?? { score: 0, met: 0 }
      sum.score += (weight * often * (k1 + 1)) / (often + k1 * (1 - b + (b * length) / usualLength))
      sum.met += weight
      sums.set(passage, sum)
    }
  // What the document is called stands over all of it.
  const named = [...weights].filter(([word]) => ofTitle.has(word))
  return Array.from(sums, ([passage, { score, met }]) => {
    const missed = named.filter(([word]) => !index.words.get(word)?.has(passage))
    const bonus = named.reduce((sum, [, weight]) => sum + weight * titleWeight, 0)
    const share = (met + missed.reduce((sum, [, weight]) => sum + weight, 0)) / whole
    return { documentId: id, passage, score: score + bonus, share }
  })
}
