import { Decimal } from 'decimal.js'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { isBig } from './code.ts'
import { CompileContext } from './compile-context.ts'
import { formatUnits } from './decimal.ts'
import { type Formula, parseFormula } from './formula-parse.ts'
import { FormulaError } from './formula-tokens.ts'
import { newFrame } from './frame.ts'
import { bigOf } from './run-big.ts'
import { numberOf } from './run-number.ts'

const Exact = Decimal.clone({ precision: 400, rounding: Decimal.ROUND_HALF_UP })
const modes = { ROUND: Decimal.ROUND_HALF_UP, ROUNDUP: Decimal.ROUND_UP, ROUNDDOWN: Decimal.ROUND_DOWN } as const

const data = {
  money: { scale: 2, low: 0n, high: 100_000_000n },
  factor: { scale: 4, low: 1n, high: 99_999n },
  other: { scale: 4, low: 5000n, high: 30_000n },
  fine: { scale: 6, low: -3_000_000n, high: 3_000_000n },
  count: { scale: 0, low: -9n, high: 9n },
} as const
type Name = keyof typeof data
const names = Object.keys(data) as Name[]

function contextWithData() {
  const context = new CompileContext(2)
  for (const name of names)
    context.define(name, null, { kind: 'number', code: { op: 'constant', value: 0 }, error: 0, ...data[name] }, {})
  return context
}

/** The same formula in arbitrary precision; a quotient that is not in a ROUND keeps twenty decimals, as is documented. */
function oracle(formula: Formula, values: Readonly<Record<string, Decimal>>): Decimal {
  const of = (part: Formula | undefined) => oracle(part as Formula, values)
  switch (formula.kind) {
    case 'number':
      return new Exact(formula.text)
    case 'name':
      return values[formula.name] as Decimal
    case 'negative':
      return of(formula.of).negated()
    case 'percent':
      return of(formula.of).dividedBy(100)
    case 'binary': {
      const [left, right] = [of(formula.left), of(formula.right)]
      if (formula.operator === '+') return left.plus(right)
      if (formula.operator === '-') return left.minus(right)
      if (formula.operator === '*') return left.times(right)
      // A constant divisor whose inverse ends leaves nothing to round.
      if (formula.right.kind === 'number' && new Exact(1).dividedBy(right).decimalPlaces() < 50)
        return left.dividedBy(right)
      return quotient(left, right, 20, Decimal.ROUND_HALF_UP)
    }
    case 'call': {
      const [first, second, third] = formula.values
      if (formula.name === 'IF') return holds(first as Formula, values) ? of(second) : of(third)
      if (formula.name === 'MIN') return Exact.min(...formula.values.map(of))
      if (formula.name === 'MAX') return Exact.max(...formula.values.map(of))
      if (formula.name === 'ABS') return of(first).abs()
      const mode = modes[formula.name as keyof typeof modes]
      const decimals = of(second).toNumber()
      if (first?.kind === 'binary' && first.operator === '/')
        return quotient(of(first.left), of(first.right), decimals, mode)
      return of(first).toDecimalPlaces(decimals, mode)
    }
    case 'text':
    case 'yes-no':
    default:
      throw new Error(`Not here: ${formula.kind}`)
  }
}

/** Rounds the true quotient: one that ends is exact, any other is far from a border at 400 digits. */
function quotient(left: Decimal, right: Decimal, decimals: number, mode: Decimal.Rounding) {
  if (right.isZero()) throw new Error('zero')
  return left.dividedBy(right).toDecimalPlaces(decimals, mode)
}

function holds(formula: Formula, values: Readonly<Record<string, Decimal>>): boolean {
  if (formula.kind !== 'binary') throw new Error('Not a comparison')
  const order = oracle(formula.left, values).comparedTo(oracle(formula.right, values))
  return { '=': order === 0, '<>': order !== 0, '<': order < 0, '<=': order <= 0, '>': order > 0, '>=': order >= 0 }[
    formula.operator as '='
  ]
}

const literal = fc.constantFrom('0.5', '1.2345', '3', '0.05', '1000000.01', '12', '7', '0.0001', '365')
const formulas = fc.letrec<{ any: string }>((tie) => ({
  any: fc.oneof(
    { maxDepth: 5, depthSize: 'small' },
    fc.constantFrom(...names),
    literal,
    fc.tuple(tie('any'), fc.constantFrom('+', '-', '*', '*'), tie('any')).map(([a, op, b]) => `(${a} ${op} ${b})`),
    fc.tuple(tie('any'), fc.constantFrom('3', '7', '0.4', '12', 'factor', 'other')).map(([a, b]) => `(${a} / ${b})`),
    fc
      .tuple(fc.constantFrom('ROUND', 'ROUNDUP', 'ROUNDDOWN'), tie('any'), fc.nat(6))
      .map(([f, a, n]) => `${f}(${a}, ${n})`),
    fc.tuple(tie('any'), fc.constantFrom('3', '8', 'other')).map(([a, b]) => `ROUND(${a} / ${b}, 2)`),
    fc.tuple(fc.constantFrom('MIN', 'MAX'), tie('any'), tie('any')).map(([f, a, b]) => `${f}(${a}, ${b})`),
    fc
      .tuple(tie('any'), fc.constantFrom('<', '<=', '=', '<>', '>', '>='), tie('any'), tie('any'), tie('any'))
      .map(([a, op, b, yes, no]) => `IF(${a} ${op} ${b}, ${yes}, ${no})`),
    tie('any').map((a) => `-ABS(${a})`),
    tie('any').map((a) => `${a.startsWith('-') ? `(${a})` : a}%`),
  ),
})).any

const answers = fc.record({
  money: fc.bigInt(data.money.low, data.money.high),
  factor: fc.bigInt(data.factor.low, data.factor.high),
  other: fc.constantFrom(5000n, 10_000n, 12_500n, 29_999n, 30_000n),
  fine: fc.bigInt(data.fine.low, data.fine.high),
  count: fc.bigInt(data.count.low, data.count.high),
})

test('every formula is exact: the same digits as arbitrary precision', () => {
  let big = 0
  fc.assert(
    fc.property(formulas, fc.array(answers, { minLength: 8, maxLength: 8 }), (source, all) => {
      const context = contextWithData()
      const formula = parseFormula(source)
      const checked = attempt(() => context.checker().number(formula))
      if (!checked) return
      const frame = newFrame(context.slots)
      const value = isBig(checked.code) ? bigOf(checked.code, frame, numberOf).exact : numberOf(checked.code, frame)
      if (isBig(checked.code)) big++
      for (const units of all) {
        for (const name of names) frame.values[context.data.get(name)?.slot ?? 0] = Number(units[name])
        const values = Object.fromEntries(
          names.map((name) => [name, new Exact(formatUnits(units[name], data[name].scale))]),
        )
        const ours = new Exact(formatUnits(value(0), checked.scale))
        expect(ours.toFixed(), source).toBe(oracle(formula, values).toFixed())
        expect(ours.times(new Exact(10).pow(checked.scale)).gte(String(checked.low)), `${source} low`).toBe(true)
        expect(ours.times(new Exact(10).pow(checked.scale)).lte(String(checked.high)), `${source} high`).toBe(true)
      }
    }),
    { numRuns: 1500, seed: 7 },
  )
  expect(big).toBeGreaterThan(200)
})

test('a product of factors rounds to the penny as arbitrary precision does, halves among them', () => {
  const context = contextWithData()
  const formula = parseFormula('ROUND(money * factor * other * factor * other, 2)')
  const checked = context.checker().number(formula)
  expect(checked.code).toMatchObject({ op: 'round', error: expect.any(Number) })
  const frame = newFrame(context.slots)
  const value = numberOf(checked.code, frame)
  fc.assert(
    fc.property(answers, (units) => {
      // Round factors make exact halves, which is where a double alone would guess.
      const even = { ...units, factor: (units.factor / 1000n + 1n) * 1000n }
      for (const each of [units, even]) {
        for (const name of names) frame.values[context.data.get(name)?.slot ?? 0] = Number(each[name])
        const values = Object.fromEntries(
          names.map((name) => [name, new Exact(formatUnits(each[name], data[name].scale))]),
        )
        expect(formatUnits(value(0), 2)).toBe(oracle(formula, values).toFixed(2))
      }
    }),
    { numRuns: 10_000, seed: 3 },
  )
})

function attempt<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch (error) {
    // Too many decimals built up: told to the user, not rounded in silence.
    if (error instanceof FormulaError) return undefined
    throw error
  }
}

test.each([
  ['monye * 2', 'There is no monye.', 0, 5, 'money'],
  ['money * (factor + fator)', 'There is no fator.', 18, 23, 'factor'],
  ['RUOND(money, 2)', 'There is no function RUOND.', 0, 5, 'ROUND'],
  ['money +', 'The formula stops too early.', 7, 7, undefined],
  ['money * (2', '“)” is missing: here is the end of the formula.', 10, 10, undefined],
  ['money × 2', '“×” cannot stand in a formula.', 6, 7, '*'],
  ['IF(money, 1, 2)', 'A condition is needed here; this is a number.', 3, 8, undefined],
  ['IF(money > 1; 1; 2)', '“;” cannot stand in a formula.', 12, 13, ','],
  [
    'ROUND(money)',
    'ROUND(number, decimals) is the way to write it; here are 1 values.',
    0,
    12,
    'ROUND(number, decimals)',
  ],
  ['money / (3 - 3)', 'This divides by zero.', 8, 15, undefined],
  ['money > "a"', 'a number cannot be compared with a text.', 0, 11, undefined],
  ['2 ^ factor', 'The exponent must be a whole number from 0 to 20.', 4, 10, undefined],
])('%s is refused at its position', (source, message, from, to, suggestion) => {
  const context = contextWithData()
  const formula = context.parse(source, { step: 's' })
  if (formula) context.attempt(() => context.checker().any(formula), { step: 's' })
  expect(context.problems).toEqual([
    { severity: 'error', message, place: { step: 's', from, to }, ...(suggestion !== undefined && { suggestion }) },
  ])
})
