import { type Span, tokensOf } from '@coverwright/domain/build/rating/formula-tokens'

export interface Piece {
  readonly at: number
  readonly text: string
  readonly look: 'name' | 'unknown' | 'text' | 'plain'
  readonly isWrong: boolean
}

/** The formula cut where its look changes: known names, texts, and the stretch that is wrong. */
export function piecesOf(formula: string, knows: (name: string) => boolean, wrong: Span | null): Piece[] {
  const looks = looksOf(formula, knows)
  // A mistake at the end, where something is missing, is shown under the last letter.
  const from = wrong && Math.min(wrong.from, Math.max(0, formula.length - 1))
  const to = wrong && Math.max(wrong.to, (from ?? 0) + 1)
  const cuts = new Set([0, formula.length, ...looks.flatMap((look) => [look.from, look.to])])
  if (from !== null && to !== null) cuts.add(from).add(Math.min(to, formula.length))
  const ordered = [...cuts].toSorted((left, right) => left - right)
  return ordered.slice(0, -1).flatMap((start, index) => {
    const end = ordered[index + 1] ?? formula.length
    if (end <= start) return []
    const look = looks.find((each) => each.from <= start && each.to >= end)?.look ?? 'plain'
    const isWrong = from !== null && to !== null && start >= from && end <= to
    return [{ at: start, text: formula.slice(start, end), look, isWrong }]
  })
}

type Look = Span & Pick<Piece, 'look'>

function looksOf(formula: string, knows: (name: string) => boolean): Look[] {
  const tokens = tokensAsFarAsReadable(formula)
  return tokens.flatMap(({ kind, text, from, to }, index): Look[] => {
    if (kind === 'text') return [{ from, to, look: 'text' }]
    if (kind !== 'name' || tokens[index + 1]?.text === '(') return []
    return [{ from, to, look: knows(text) ? 'name' : 'unknown' }]
  })
}

/** While a text is being typed its closing quote is missing: what stands before it keeps its look. */
function tokensAsFarAsReadable(formula: string) {
  try {
    return tokensOf(formula)
  } catch {
    const readable = formula.slice(0, formula.search(/"[^"]*$|[^\w\s.+\-*/^()=<>,%"]/))
    try {
      return tokensOf(readable)
    } catch {
      return []
    }
  }
}

/** The formula with what was probably meant in the place of what is wrong. */
export function corrected(formula: string, { from, to }: Span, suggestion: string): string {
  const isText = formula[from] === '"' && formula[to - 1] === '"' && to - from > 1
  const meant = isText ? `"${suggestion.replaceAll('"', '""')}"` : suggestion
  return formula.slice(0, from) + meant + formula.slice(to)
}
