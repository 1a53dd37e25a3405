import { hubLimits } from '@coverwright/domain/assist/hub-limits'
import type { Found, FoundPassage } from './assistant.ts'
import { dimensions } from './embedder.ts'
import { foundAmong } from './found-among.ts'
import type { Indexed } from './lexical-index.ts'
import { type Meaning, nearnessOf } from './meaning.ts'

/** Settled on one half of the questions of `bench/assistant`, and measured on the other. */
const tuning = { wordsWeight: 0.15, unsureBelow: 0.92, notFoundBelow: 0.878, apartWeight: 2, apartFrom: 0.95 }

/** Among fewer, which may all speak of one thing, what stands out says little. */
const fewPassages = 20

/**
 * A passage that has no numbers yet is as near as its words say: this model puts what has nothing to do with a question at
 * about 0.75, and what answers it at about 0.9.
 */
const guessed = (share: number) => 0.75 + 0.15 * share

interface Near extends FoundPassage {
  readonly score: number
  readonly near: number
}

/** What means the same comes first, and words that are shared speak for a passage beside it. */
export function searchByMeaning(
  documents: readonly Indexed[],
  weights: ReadonlyMap<string, number>,
  { question, ofDocument }: Meaning,
): Found {
  const best: Near[] = []
  let least = -Infinity
  let sum = 0
  let total = 0
  for (const document of documents) {
    const count = document.index.lengths.length
    const shares = sharesIn(document, weights)
    const own = ofDocument(document.id)
    const nears = own?.length === count * dimensions ? nearnessOf(question, own) : shares.map(guessed)
    total += count
    for (let passage = 0; passage < count; passage++) {
      const near = nears[passage] ?? 0
      const share = shares[passage] ?? 0
      const score = near + tuning.wordsWeight * share
      sum += near
      // Most are none of the best, and cost no more than this.
      if (score > least) least = note(best, { documentId: document.id, passage, score, near })
    }
  }
  const { score = 0, near = 0 } = best[0] ?? {}
  const isApart = total >= fewPassages && near + tuning.apartWeight * (near - sum / total) >= tuning.apartFrom
  // Asked in words of one's own nothing is very near, but what answers stands out from the rest: it may help.
  return foundAmong(best, isApart ? Math.max(score, tuning.notFoundBelow) : score, tuning, true)
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

/** Among the few best, in their order. Answers what the next must be better than. */
function note(best: Near[], each: Near): number {
  const at = best.findIndex(({ score }) => score < each.score)
  best.splice(at < 0 ? best.length : at, 0, each)
  if (best.length > hubLimits.passagesSent) best.pop()
  return best.length < hubLimits.passagesSent ? -Infinity : (best.at(-1)?.score ?? 0)
}
