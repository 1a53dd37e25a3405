import type { Code } from './code.ts'
import { type RoundingMode, tenTo } from './decimal.ts'
import { functionCode } from './formula-functions.ts'
import type { Formula } from './formula-parse.ts'
import type { Call, Checked, Checker, Translate } from './formula-scope.ts'
import { FormulaError } from './formula-tokens.ts'
import { added, comparable, constantNumber, either, multiplied, type NumberCode, quotient } from './number-code.ts'
import { ratingLimits } from './rating-limits.ts'

/** Towards plus or minus infinity, where ROUNDUP and ROUNDDOWN look from zero. */
export function toMultiple(way: 'up' | 'down'): Translate {
  return (checker, call, values) => {
    const [of, by] = values as unknown as readonly [Formula, Formula]
    const step = checker.nonZero(by)
    if (step.low <= 0n) throw new FormulaError('The step must be above zero.', by)
    return multiplied(wholeParts(checker.number(of), step, way, call), step)
  }
}

/** How many whole divisors there are, counted towards plus or minus infinity. */
function wholeParts(number: NumberCode, divisor: NumberCode, way: 'up' | 'down', span: Call): NumberCode {
  const { from, to } = span
  const parts = (mode: RoundingMode) => quotient(number, divisor, { decimals: 0, mode, from, to })
  const other = way === 'up' ? 'down' : 'up'
  if (number.low >= 0n && divisor.low > 0n) return parts(way)
  const isSameSign: Code = {
    op: 'compare',
    how: '>=',
    ...comparable(multiplied(number, divisor), constantNumber(0n, 0)),
  }
  return either(isSameSign, parts(way), parts(other))
}

export function remainderCode(checker: Checker, call: Call, values: readonly Formula[]): Checked {
  const [of, by] = values as readonly [Formula, Formula]
  const [number, divisor] = [checker.number(of), checker.nonZero(by)]
  const rest = added(number, multiplied(divisor, wholeParts(number, divisor, 'down', call)), -1)
  const isAbove = divisor.low > 0n
  // By bounds alone the whole divisors of a large number could be taken from a small one.
  return isAbove ? { ...rest, low: 0n, high: divisor.high * tenTo(Math.max(0, rest.scale - divisor.scale)) } : rest
}

export function powerCode(checker: Checker, call: Call, values: readonly Formula[]): Checked {
  const [base, exponent] = values as readonly [Formula, Formula]
  const { from, to } = call
  const times = wholeExponent(checker.number(exponent))
  if (times === undefined) return functionCode('power')(checker, call, [base, exponent])
  const size: Formula = { kind: 'number', text: String(Math.abs(times)), from, to }
  const raised: Formula = { kind: 'binary', operator: '^', left: base, right: size, from, to }
  if (times >= 0) return checker.number(raised)
  return checker.number({
    kind: 'binary',
    operator: '/',
    left: { kind: 'number', text: '1', from, to },
    right: raised,
    from,
    to,
  })
}

/** One that is repeated multiplication, and exact. */
function wholeExponent({ constant, scale }: NumberCode): number | undefined {
  const unit = tenTo(scale)
  if (constant === undefined || constant % unit !== 0n) return undefined
  const times = Number(constant / unit)
  return Math.abs(times) <= ratingLimits.power ? times : undefined
}

export function wholeNumber(
  checker: Checker,
  formula: Formula,
  least: number,
  most: number,
  what: 'decimals' | 'date',
): number {
  const { constant, scale } = checker.number(formula)
  const value = scale === 0 && constant !== undefined ? Number(constant) : Number.NaN
  if (value >= least && value <= most) return value
  throw new FormulaError(
    what === 'decimals'
      ? `The number of decimals must be a whole number from ${least} to ${most}.`
      : `A part of a date must be a whole number from ${least} to ${most}.`,
    formula,
  )
}
