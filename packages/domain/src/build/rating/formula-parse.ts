import { FormulaError, type Span, type Token, tokensOf } from './formula-tokens.ts'
import { ratingLimits } from './rating-limits.ts'

export type BinaryOperator = '+' | '-' | '*' | '/' | '^' | Comparison
export type Comparison = '=' | '<>' | '<' | '<=' | '>' | '>='

export type Formula = Span &
  (
    | { readonly kind: 'number'; readonly text: string }
    | { readonly kind: 'text'; readonly value: string }
    | { readonly kind: 'yes-no'; readonly value: boolean }
    | { readonly kind: 'name'; readonly name: string }
    | { readonly kind: 'negative' | 'percent'; readonly of: Formula }
    | { readonly kind: 'binary'; readonly operator: BinaryOperator; readonly left: Formula; readonly right: Formula }
    | { readonly kind: 'call'; readonly name: string; readonly values: readonly Formula[] }
  )

const strengths: Readonly<Record<string, number>> = {
  '=': 1,
  '<>': 1,
  '<': 1,
  '<=': 1,
  '>': 1,
  '>=': 1,
  '+': 2,
  '-': 2,
  '*': 3,
  '/': 3,
  '^': 5,
}
/** A sign binds tighter than every operator, as in Excel, where -2^2 is 4. */
const strengthOfSign = 6

export function parseFormula(source: string): Formula {
  const tokens = tokensOf(source)
  let at = 0
  let depth = 0
  let operators = 0

  const end = tokens.at(-1) as Token
  const peek = () => tokens[at] ?? end
  const next = () => tokens[at++] ?? end

  function expression(above: number): Formula {
    if (++depth > ratingLimits.nesting)
      throw new FormulaError('The formula is nested too deeply; split it in steps.', peek())
    let left = withPercent(operand())
    for (;;) {
      const token = peek()
      const strength = token.kind === 'operator' ? strengths[token.text] : undefined
      if (strength === undefined || strength <= above) break
      countOperator()
      const right = expression(strength)
      const operator = token.text as BinaryOperator
      left = { kind: 'binary', operator, left, right, from: left.from, to: right.to }
    }
    depth--
    return left
  }

  function withPercent(of: Formula): Formula {
    let result = of
    while (isOperator('%')) result = { kind: 'percent', of: result, from: of.from, to: countOperator().to }
    return result
  }

  function countOperator(): Token {
    const most = ratingLimits.operators
    if (++operators > most)
      throw new FormulaError(`The formula has more than ${most} operators; split it in steps.`, peek())
    return next()
  }

  function operand(): Formula {
    const token = next()
    const { from, to, text } = token
    if (token.kind === 'number') return { kind: 'number', text, from, to }
    if (token.kind === 'text') return { kind: 'text', value: text.slice(1, -1).replaceAll('""', '"'), from, to }
    if (token.kind === 'name') return nameOrCall(token)
    if (text === '(') {
      const inner = expression(0)
      const close = expect(')')
      return { ...inner, from, to: close.to }
    }
    if (text === '+' || text === '-') {
      const of = expression(strengthOfSign)
      return text === '+' ? of : { kind: 'negative', of, from, to: of.to }
    }
    if (token.kind === 'end') throw new FormulaError('The formula stops too early.', token)
    throw new FormulaError(`“${text}” cannot stand here.`, token)
  }

  function nameOrCall({ text, from, to }: Token): Formula {
    const name = text.toUpperCase()
    if (isOperator('(')) {
      next()
      const values: Formula[] = []
      if (!isOperator(')')) {
        do values.push(expression(0))
        while (isOperator(',') && next())
      }
      return { kind: 'call', name, values, from, to: expect(')').to }
    }
    if (name === 'TRUE' || name === 'FALSE') return { kind: 'yes-no', value: name === 'TRUE', from, to }
    return { kind: 'name', name: text, from, to }
  }

  function isOperator(text: string) {
    return peek().kind === 'operator' && peek().text === text
  }

  function expect(text: string): Token {
    const token = next()
    if (token.kind === 'operator' && token.text === text) return token
    throw new FormulaError(
      token.kind === 'end'
        ? `“${text}” is missing: here is the end of the formula.`
        : `“${text}” is missing: here is “${token.text}”.`,
      token,
    )
  }

  const formula = expression(0)
  if (peek().kind !== 'end') throw new FormulaError(`“${peek().text}” cannot stand here.`, peek())
  return formula
}
