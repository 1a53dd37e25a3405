import { type Speech, saidValue } from './said-value.ts'

/** A sentence with gaps, as the product says it in English and as a language has it. */
interface Pattern {
  /** What stands before, between and behind the gaps. */
  readonly pieces: readonly string[]
  readonly gaps: readonly string[]
  readonly translated: string
}

type Sentences = Readonly<Record<string, string>>

const gap = /\{\{(\w+)\}\}/g

/**
 * Those that say most themselves first: `The table {{name}} is empty` before `{{name}} is empty`. The beginning decides,
 * for behind it another sentence may follow.
 */
const patternsOf = (sentences: Sentences): readonly Pattern[] =>
  Object.entries(sentences)
    .filter(([english]) => english.search(gap) >= 0)
    .map(([english, translated]) => ({
      pieces: english.split(gap).filter((_piece, at) => at % 2 === 0),
      gaps: [...english.matchAll(gap)].map(([, name = '']) => name),
      translated,
    }))
    .toSorted(
      ({ pieces: left }, { pieces: right }) =>
        (right[0]?.length ?? 0) - (left[0]?.length ?? 0) || right.join('').length - left.join('').length,
    )

const known = new WeakMap<Sentences, readonly Pattern[]>()

/** A sentence whose gaps were filled in English, as a language has it; undefined where none has its shape. */
export function fillFrom(sentences: Sentences, filled: string, speech: Speech): string | undefined {
  const patterns = known.get(sentences) ?? patternsOf(sentences)
  known.set(sentences, patterns)
  for (const { pieces, gaps, translated } of patterns) {
    const found = gapsIn(filled, pieces)
    if (!found) continue
    const values = new Map(gaps.map((name, at) => [name, saidValue(name, found[at] ?? '', speech)]))
    return translated.replaceAll(gap, (mark, name: string) => values.get(name) ?? mark)
  }
  return undefined
}

/** What stands between the pieces, each as short as it can be. People's own texts are long: every letter is looked at once. */
function gapsIn(filled: string, pieces: readonly string[]): string[] | undefined {
  const [head = '', ...rest] = pieces
  const tail = rest.pop() ?? ''
  const end = filled.length - tail.length
  if (!filled.startsWith(head) || !filled.endsWith(tail)) return undefined
  let at = head.length
  const found: string[] = []
  for (const piece of rest) {
    const next = filled.indexOf(piece, at)
    if (next < 0) return undefined
    found.push(filled.slice(at, next))
    at = next + piece.length
  }
  return at > end ? undefined : [...found, filled.slice(at, end)]
}
