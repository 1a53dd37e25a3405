import type { BinaryOperator, Formula } from './formula-parse.ts'
import type { Span } from './formula-tokens.ts'

/** Formulas that ready-made steps put around those of the user, at whose position they stand. */
export function formulasAt({ from, to }: Span) {
  const number = (text: string | number): Formula => ({ kind: 'number', text: String(text), from, to })
  const name = (text: string): Formula => ({ kind: 'name', name: text, from, to })
  const call = (of: string, ...values: Formula[]): Formula => ({ kind: 'call', name: of, values, from, to })
  const binary = (operator: BinaryOperator, left: Formula, right: Formula): Formula => ({
    kind: 'binary',
    operator,
    left,
    right,
    from,
    to,
  })
  const percent = (of: Formula): Formula => ({ kind: 'percent', of, from, to })
  return { number, name, call, binary, percent }
}

export const nowhere: Span = { from: 0, to: 0 }
