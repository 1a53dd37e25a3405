import type { Code } from './code.ts'
import { type Decimal, tenTo } from './decimal.ts'
import { applyExactly, type ExactFunction } from './exact-functions.ts'
import type { Formula } from './formula-parse.ts'
import type { Checker, Translate } from './formula-scope.ts'
import { FormulaError, type Span } from './formula-tokens.ts'
import { appliedNumber, constantNumber, type NumberCode } from './number-code.ts'
import { ratingLimits } from './rating-limits.ts'

/** EXP, LN, SQRT, and POWER with any exponent. */
export function functionCode(name: ExactFunction): Translate {
  return (checker, { from, to }, [first, second]) => {
    const of = within(checker, name, checker.number(first), first)
    const by = second ? checker.number(second) : constantNumber(0n, 0)
    if (name === 'power') checkZero(checker, of, by, first)
    const exponents = exponentsOf(name, of, by)
    const decimals = decimalsOf(name, of, exponents, { from, to })
    const results = cornersOf(name, of, by).map(([x, y]) => applyExactly(name, x, y, decimals, 'half-up') ?? 0n)
    const [low, high] = [least(results), greatest(results)]
    if (of.constant !== undefined && by.constant !== undefined) return constantNumber(low, decimals)
    const code: Code & { op: 'apply' } = {
      op: 'apply',
      name,
      of: of.code,
      scale: of.scale,
      by: by.code,
      byScale: by.scale,
      decimals,
      mode: 'half-up',
      isBig: false,
      from,
      to,
    }
    return appliedNumber(code, low, high)
  }
}

const needWords = {
  ln: 'LN needs a number above zero',
  sqrt: 'SQRT needs a number that is not below zero',
  power: 'A power with such an exponent needs a number that is not below zero',
} as const

/** The number where the function has a result. What may lie beyond is told, unless a condition may keep it out. */
function within(checker: Checker, name: ExactFunction, number: NumberCode, formula: Formula): NumberCode {
  if (name === 'exp') return number
  const lowest = name === 'ln' ? 1n : 0n
  if (number.low >= lowest) return number
  if (number.high < lowest) throw new FormulaError(needWords[name], formula)
  doubt(checker, `${needWords[name]}, which this may not be. Use MAX, or bound the data it uses.`, formula)
  return { ...number, low: lowest }
}

/** 0 to the power of nothing less than zero has a result. */
function checkZero(checker: Checker, of: NumberCode, by: NumberCode, formula: Formula) {
  if (of.low > 0n || by.low > 0n) return
  if (of.high === 0n && by.high <= 0n) throw new FormulaError(zeroPower, formula)
  doubt(checker, zeroPower, formula)
}

const zeroPower = 'Zero has no power that is zero or below. Use MAX, or bound the data it uses.'

function doubt(checker: Checker, message: string, span: Span) {
  if (!checker.isGuarded) checker.scope.stop(message, span)
}

/** What e is raised to, at `exponentDecimals`: the lowest and the highest. */
const exponentDecimals = 6

function exponentsOf(name: ExactFunction, of: NumberCode, by: NumberCode): readonly bigint[] {
  const unit = tenTo(exponentDecimals)
  if (name === 'exp') return [of.low, of.high].map((units) => (units * unit) / tenTo(of.scale))
  if (name !== 'power') return []
  return cornersOf(name, of, by).map(([x, y]) => {
    // A large exponent makes much of what a logarithm is cut off by.
    const more = y.units.toString().length
    const logarithm = applyExactly('ln', x, zero, exponentDecimals + more, 'half-up') ?? 0n
    return (logarithm * y.units) / tenTo(y.scale + more)
  })
}

const zero: Decimal = { units: 0n, scale: 0 }

/** Twenty decimals as of a quotient, and more where the smallest result would have too few digits then. */
function decimalsOf(name: ExactFunction, of: NumberCode, exponents: readonly bigint[], span: Span): number {
  const { quotientDecimals, significant, functionDecimals, digits } = ratingLimits
  if (name === 'ln') return Math.min(Math.max(quotientDecimals, of.scale + significant), functionDecimals)
  if (name === 'sqrt')
    return Math.min(Math.max(quotientDecimals, Math.ceil(of.scale / 2) + significant), functionDecimals)
  const [low, high] = [least(exponents), greatest(exponents)].map(
    (each) => Number(each) / 10 ** exponentDecimals / Math.LN10,
  )
  if ((high ?? 0) > digits)
    throw new FormulaError(
      `This may become a number of more than ${digits} digits; bound it with MIN, or the data it uses.`,
      span,
    )
  const wanted = Math.max(quotientDecimals, Math.ceil(significant - (low ?? 0)))
  if (wanted <= functionDecimals) return wanted
  throw new FormulaError(
    `This may become too small to keep ${significant} of its digits; bound it with MAX, or the data it uses.`,
    span,
  )
}

/** All rise or fall from one end of what they are taken of to the other, so that the ends bound what comes of them. */
function cornersOf(name: ExactFunction, of: NumberCode, by: NumberCode): (readonly [Decimal, Decimal])[] {
  // A power of zero is zero; what stands nearest above it shows how large its others may be.
  const lowest = name === 'power' && of.low === 0n && of.high > 0n ? [0n, 1n] : [of.low]
  return [...lowest, of.high].flatMap((x) =>
    [by.low, by.high].map(
      (y) =>
        [
          { units: x, scale: of.scale },
          { units: y, scale: by.scale },
        ] as const,
    ),
  )
}

const least = (values: readonly bigint[]) => values.reduce((low, value) => (value < low ? value : low))
const greatest = (values: readonly bigint[]) => values.reduce((high, value) => (value > high ? value : high))
