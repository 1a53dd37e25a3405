import { hubLimits } from '@coverwright/domain/assist/hub-limits'
import type { Found, FoundPassage } from './assistant.ts'
import { dimensions } from './embedder.ts'
import { foundAmong } from './found-among.ts'
import type { Indexed } from './lexical-assistant.ts'
import { type Meaning, nearnessOf } from './meaning.ts'

/** Settled on one half of the questions of `bench/assistant`, and measured on the other. */
const tuning = { wordsWeight: 0.15, unsureBelow: 0.92, notFoundBelow: 0.878 }

/**
 * A passage that has no numbers yet is as near as its words say: this model puts what has nothing to do with a question at
 * about 0.75, and what answers it at about 0.9.
 */
const guessed = (share: number) => 0.75 + 0.15 * share

interface Near extends FoundPassage {
  readonly score: number
}

/** What means the same comes first, and words that are shared speak for a passage beside it. */
export function searchByMeaning(
  documents: readonly Indexed[],
  weights: ReadonlyMap<string, number>,
  { question, ofDocument }: Meaning,
): Found {
  const best: Near[] = []
  for (const document of documents) {
    const count = document.index.lengths.length
    const shares = sharesIn(document, weights)
    const own = ofDocument(document.id)
    const near = own?.length === count * dimensions ? nearnessOf(question, own) : shares.map(guessed)
    for (let passage = 0; passage < count; passage++) {
      const score = (near[passage] ?? 0) + tuning.wordsWeight * (shares[passage] ?? 0)
      note(best, document.id, passage, score)
    }
  }
  return foundAmong(best, best[0]?.score ?? 0, tuning, true)
}

/** How much of what was asked each passage speaks of, rare words for more; what the document is called stands over all of it. */
function sharesIn({ ofTitle, index }: Indexed, weights: ReadonlyMap<string, number>): Float32Array {
  const shares = new Float32Array(index.lengths.length)
  let whole = 0
  let named = 0
  for (const [word, weight] of weights) {
    whole += weight
    const isNamed = ofTitle.has(word)
    if (isNamed) named += weight
    for (const passage of index.words.get(word)?.keys() ?? [])
      shares[passage] = (shares[passage] ?? 0) + (isNamed ? smallest : weight)
  }
  // A title alone speaks for no passage.
  return shares.map((met) => (met > 0 ? Math.min(1, (met + named) / whole) : 0))
}

/** A word of the title is counted with it; it says no more than that the passage has some word. */
const smallest = 1e-6

/** Among the few best, in their order; most are none of them. */
function note(best: Near[], documentId: string, passage: number, score: number) {
  const isFull = best.length === hubLimits.passagesSent
  if (isFull && score <= (best.at(-1)?.score ?? 0)) return
  const at = best.findIndex((each) => each.score < score)
  best.splice(at < 0 ? best.length : at, 0, { documentId, passage, score })
  if (best.length > hubLimits.passagesSent) best.pop()
}
