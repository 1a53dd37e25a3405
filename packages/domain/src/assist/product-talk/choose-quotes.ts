import { hubLimits } from '../hub-limits.ts'
import { quotedIn } from '../quoted.ts'
import type { TalkAnswer, TalkOutcome, TalkQuote } from './product-talk.ts'

/** What a model says answers the question: which of the passages it was sent, and a part of it. */
export interface ChosenPart {
  /** Its place among the passages that were sent. */
  readonly passage: number
  readonly text: string
}

/**
 * What a model chose among the passages that words found. Nothing of it is shown but where it stands in a passage,
 * word for word: what it made up is dropped, and what is shown is the passage.
 */
export function chosenQuotes(sent: readonly TalkQuote[], parts: readonly ChosenPart[]): TalkQuote[] {
  const chosen = new Map<number, TalkQuote>()
  for (const { passage, text } of parts) {
    const quote = sent[passage]
    const said = quote && quotedIn(quote.text, text)
    if (said && !chosen.has(passage)) chosen.set(passage, { ...quote, said })
  }
  return [...chosen.values()].slice(0, hubLimits.passages)
}

/**
 * The words and the model look over each other's shoulder. What words did not find is no more than a hint when the model
 * chooses it; what words found and the model does not choose is one step less sure.
 */
export function answerChosen(words: TalkAnswer, quotes: readonly TalkQuote[]): TalkAnswer {
  if (quotes.length > 0) return { outcome: words.outcome === 'not-found' ? 'unsure' : 'answered', quotes: [...quotes] }
  const outcome = lessSure[words.outcome]
  return { outcome, quotes: outcome === 'not-found' ? [] : words.quotes }
}

const lessSure: Readonly<Record<TalkOutcome, TalkOutcome>> = {
  answered: 'unsure',
  unsure: 'not-found',
  'not-found': 'not-found',
}
