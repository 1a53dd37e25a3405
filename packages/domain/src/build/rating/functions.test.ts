import { Decimal } from 'decimal.js'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { compileProgram } from './compile-program.ts'
import { quote } from './quote.ts'
import { RatingError } from './rating-error.ts'
import type { RatingProgramDraft } from './rating-program.ts'
import { aProgram, load } from './test/a-program.ts'
import { traceOf } from './trace.ts'

const Exact = Decimal.clone({ precision: 100, rounding: Decimal.ROUND_HALF_UP })

const inputs: RatingProgramDraft['inputs'] = [
  { kind: 'number', name: 'age', min: '17', max: '90' },
  { kind: 'number', name: 'score', decimals: 3, min: '-6', max: '6' },
  { kind: 'number', name: 'value', decimals: 2, min: '0', max: '100000' },
]
const withFormula = (formula: string) =>
  aProgram({
    inputs,
    groups: [],
    steps: [
      { kind: 'formula', name: 'asked', formula },
      { kind: 'formula', name: 'told', formula: 'ROUND(asked * 100000000, 0)' },
      { kind: 'premium', name: 'basic', formula: '1' },
    ],
  })
const problemsOf = (formula: string) =>
  compileProgram(withFormula(formula)).problems.map(({ message, stopsPublishing }) => ({
    message,
    stops: stopsPublishing === true,
  }))

interface Answers {
  readonly age: number
  readonly score: string
  readonly value: string
}

function resultOf(formula: string, answers: Answers): string | undefined {
  const { trace } = quote(load(withFormula(formula)), { ...answers }, { startDate: '2026-02-01', trace: traceOf })
  return trace?.find(({ step }) => step === 'told')?.value
}

type Oracle = (answers: { age: Decimal; score: Decimal; value: Decimal }) => Decimal
const kept = (number: Decimal) => number.toDecimalPlaces(20)

test.each<[string, Oracle]>([
  ['EXP(score)', ({ score }) => kept(score.exp())],
  [
    'EXP(-2.31 + 0.014 * age + score / 8)',
    ({ age, score }) => kept(age.times('0.014').minus('2.31').plus(score.div(8)).exp()),
  ],
  ['LN(age)', ({ age }) => kept(age.ln())],
  ['LN(1 + value)', ({ value }) => kept(value.plus(1).ln())],
  ['SQRT(value)', ({ value }) => kept(value.sqrt())],
  ['POWER(age, 0.5)', ({ age }) => kept(age.sqrt())],
  ['POWER(age + 1, score)', ({ age, score }) => age.plus(1).pow(score).toDecimalPlaces(30)],
  ['POWER(1.07, age)', ({ age }) => kept(new Exact('1.07').pow(age))],
  ['ROUND(EXP(score), 4) * LN(age)', ({ score, age }) => score.exp().toDecimalPlaces(4).times(kept(age.ln()))],
  ['ROUNDUP(SQRT(value), 2)', ({ value }) => value.sqrt().toDecimalPlaces(2, Decimal.ROUND_UP)],
  ['MIN(EXP(score), SQRT(age), 3)', ({ score, age }) => Exact.min(kept(score.exp()), kept(age.sqrt()), 3)],
])('%s is what arbitrary precision says', (formula, oracle) => {
  const answers = fc.record({
    age: fc.integer({ min: 17, max: 90 }),
    score: fc.integer({ min: -6000, max: 6000 }).map((units) => (units / 1000).toFixed(3)),
    value: fc
      .oneof(fc.constantFrom(0, 100, 400, 10_000_000), fc.nat(10_000_000))
      .map((units) => (units / 100).toFixed(2)),
  })
  fc.assert(
    fc.property(answers, ({ age, score, value }) => {
      const truth = oracle({ age: new Exact(age), score: new Exact(score), value: new Exact(value) })
      expect(resultOf(formula, { age, score, value })).toBe(truth.times(100_000_000).toDecimalPlaces(0).toFixed())
    }),
    { numRuns: 25, seed: 5 },
  )
})

const told = (formula: string) => resultOf(formula, { age: 64, score: '0', value: '1.21' })

test('what comes out even is exact', () => {
  expect(told('SQRT(age)')).toBe('800000000')
  expect(told('SQRT(value)')).toBe('110000000')
  expect(told('POWER(age, 0.5)')).toBe('800000000')
  expect(told('POWER(age, 1.5)')).toBe('51200000000')
  expect(told('POWER(value, 2)')).toBe('146410000')
  expect(told('EXP(score) - 1')).toBe('0')
  expect(told('IF(POWER(age, 0.5) = 8, 1, 0)')).toBe('100000000')
  expect(told('EXP(1)')).toBe('271828183')
})

test.each<[string, string, boolean]>([
  ['LN(0)', 'LN needs a number above zero', false],
  ['SQRT(-1)', 'SQRT needs a number that is not below zero', false],
  ['LN(value)', 'LN needs a number above zero, which this may not be. Use MAX, or bound the data it uses.', true],
  [
    'SQRT(score)',
    'SQRT needs a number that is not below zero, which this may not be. Use MAX, or bound the data it uses.',
    true,
  ],
  [
    'POWER(score, 0.5)',
    'A power with such an exponent needs a number that is not below zero, which this may not be. Use MAX, or bound the data it uses.',
    true,
  ],
  ['POWER(value, score)', 'Zero has no power that is zero or below. Use MAX, or bound the data it uses.', true],
  [
    'POWER(1.0000001, value * 1000000000)',
    'This may become a number of more than 300 digits; bound it with MIN, or the data it uses.',
    false,
  ],
  ['EXP(value)', 'This may become a number of more than 300 digits; bound it with MIN, or the data it uses.', false],
  ['EXP(-value)', 'This may become too small to keep 15 of its digits; bound it with MAX, or the data it uses.', false],
])('%s: %s', (formula, message, stops) => {
  expect(problemsOf(formula)[0]).toEqual({ message, stops })
})

test('bounded data, and a condition that keeps the rest out, are no doubt', () => {
  for (const formula of ['LN(MAX(value, 0.01))', 'SQRT(ABS(score))', 'LN(age)', 'IF(value > 0, LN(value), 0)'])
    expect(problemsOf(formula)).toEqual([])
})

test('where a condition lets in what has no result, the quote stops at its place', () => {
  const stopped = () => resultOf('IF(value < 5, LN(value), 0)', { age: 20, score: '0', value: '0' })
  expect(stopped).toThrow(RatingError)
  expect(stopped).toThrow(
    expect.objectContaining({ code: 'formula.no-result', place: { step: 'asked', from: 14, to: 23 } }),
  )
  expect(resultOf('IF(value < 5, LN(value), 0)', { age: 20, score: '0', value: '6' })).toBe('0')
})

test('a doubt is told once, at its place in a field too', () => {
  const { problems } = compileProgram(
    aProgram({ inputs, groups: [], steps: [{ kind: 'premium', name: 'basic', formula: '100 * MAX(SQRT(score), 1)' }] }),
  )
  expect(problems).toMatchObject([{ stopsPublishing: true, place: { step: 'basic', position: 0, from: 15, to: 20 } }])
})

test('many of them are too many operations', () => {
  const steps = Array.from({ length: 150 }, (_, at) => ({
    kind: 'formula' as const,
    name: `f${at}`,
    formula: 'EXP(score) * LN(age)',
  }))
  const { problems } = compileProgram(
    aProgram({ inputs, groups: [], steps: [...steps, { kind: 'premium', name: 'basic', formula: '1' }] }),
  )
  expect(problems.map(({ message }) => message)).toEqual([
    'By here a price takes more than 200,000 operations; write it more simply.',
  ])
})
