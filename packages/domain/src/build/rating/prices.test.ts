import { Decimal } from 'decimal.js'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { compileProgram } from './compile-program.ts'
import { quote } from './quote.ts'
import type { RatingProgramDraft } from './rating-program.ts'
import { aProgram, aTable, load } from './test/a-program.ts'
import { traceOf } from './trace.ts'

type Steps = RatingProgramDraft['steps']
const stopping = (steps: Steps, change: Partial<RatingProgramDraft> = {}) =>
  compileProgram(aProgram({ ...change, steps })).problems.flatMap(({ stopsPublishing, message, place }) =>
    stopsPublishing ? [`${place.step}: ${message}`] : [],
  )
const premium = (formula: string) => ({ kind: 'premium', name: 'basic', formula }) as const

test.each<[string, Steps, string[]]>([
  ['a premium that stays above', [premium('value * 2%')], []],
  [
    'a premium that may fall below zero',
    [premium('value * 2% - 100')],
    ['basic: The premium may fall below zero, to -100.00; bound it, as a premium step MAX(premium, 0) does.'],
  ],
  ['one that is bounded', [premium('MAX(value * 2% - 100, 0)')], []],
  ['a discount of it', [premium('value'), { kind: 'discount', name: 'less', percent: '99' }], []],
  [
    'a discount of everything',
    [premium('value'), { kind: 'discount', name: 'less', percent: '100' }],
    ['less: A discount is 1 to 99 %.'],
  ],
  [
    'a discount of nothing',
    [premium('value'), { kind: 'discount', name: 'less', percent: '0' }],
    ['less: A discount is 1 to 99 %.'],
  ],
  [
    'a discount of more than there is',
    [premium('value'), { kind: 'discount', name: 'less', percent: 'value' }],
    [
      'less: The discount may be 0.00 to 100000.00 %; keep it from 0 to 99, as “at most” does.',
      'less: The premium may fall below zero, to -100000000.00; bound it, as a premium step MAX(premium, 0) does.',
    ],
  ],
  [
    'one that is held to a part',
    [premium('value'), { kind: 'discount', name: 'less', percent: 'value', atMostPercent: '50' }],
    [],
  ],
  [
    'a fee that may fall below zero',
    [premium('value'), { kind: 'fee', name: 'admin', amount: '10 - value' }],
    ['admin: The fee may fall below zero, to -99990.00; bound it, as in MAX(…, 0).'],
  ],
])('%s stops publishing where it must, and only there', (_, steps, expected) => {
  expect(stopping(steps)).toEqual(expected)
})

const loading = (change: object) => ({ kind: 'loading', name: 'more', by: 'percent', amount: '25', ...change }) as const

test.each<[string, Steps[number], number]>([
  ['a part of the premium', loading({}), 12_500],
  ['an amount', loading({ by: 'amount', amount: '7.50' }), 10_750],
  ['what holds', loading({ when: 'plan = "Full"' }), 12_500],
  ['what does not hold', loading({ when: 'plan = "Basic"' }), 10_000],
  ['a part that is worked out', loading({ amount: 'value / 100' }), 11_000],
])('a loading adds %s', (_, step, expected) => {
  const loaded = load(aProgram({ steps: [premium('100'), step] }))
  const { premium: made } = quote(loaded, { plan: 'Full', value: '1000', pets: [] }, { startDate: '2026-02-01' })
  expect(made?.netMinor).toBe(expected)
})

test('what stops publishing can still be tried out', () => {
  const loaded = load(aProgram({ steps: [premium('value * 2% - 100')] }))
  expect(quote(loaded, { plan: 'Full', value: '1000', pets: [] }, { startDate: '2026-02-01' }).premium?.netMinor).toBe(
    -8000,
  )
})

test('a name whose step stands below is not called unknown', () => {
  const lookup = { kind: 'lookup', table: 'rates' } as const
  const { problems } = compileProgram(
    aProgram({
      tables: [aTable([{ when: [null, null], results: ['1.5'] }])],
      steps: [premium('value * rate + b2'), { kind: 'formula', name: 'b2', formula: '1' }, lookup],
    }),
  )
  expect(problems.find(({ severity }) => severity === 'error')?.message).toBe(
    'rate is made below, by step 3: move that step above this one.',
  )
})

test('what a formula step below works out is not called unknown, nor taken for a column', () => {
  const { problems } = compileProgram(
    aProgram({ steps: [premium('value + b2'), { kind: 'formula', name: 'b2', formula: 'value * 2' }] }),
  )
  expect(problems.filter(({ severity }) => severity === 'error').map(({ message }) => message)).toEqual([
    'b2 is made below, by step 2: move that step above this one.',
  ])
})

const valueOf = (formula: string, value: string) => {
  const loaded = load(
    aProgram({
      inputs: [{ kind: 'number', name: 'value', decimals: 2, min: '-100000', max: '100000' }],
      steps: [{ kind: 'formula', name: 'worked', formula }, premium('0')],
    }),
  )
  const { trace } = quote(loaded, { value, pets: [] }, { startDate: '2026-02-01', trace: traceOf })
  return new Decimal(trace?.find(({ step }) => step === 'worked')?.value ?? 'NaN').toNumber()
}

test.each([
  ['ROUNDEVEN(value, 1)', '2.25', 2.2],
  ['ROUNDEVEN(value, 1)', '2.35', 2.4],
  ['ROUNDEVEN(value, 1)', '-2.25', -2.2],
  ['ROUNDEVEN(value, 0)', '-3.50', -4],
  ['ROUND(value, -2)', '1250', 1300],
  ['ROUNDEVEN(value, -2)', '1250', 1200],
  ['ROUNDUP(value, -1)', '-11', -20],
  ['CEILING(value, 5)', '12', 15],
  ['CEILING(value, 5)', '-12', -10],
  ['FLOOR(value, 0.25)', '1.3', 1.25],
  ['FLOOR(value, 5)', '-12', -15],
  ['MOD(value, 12)', '30.5', 6.5],
  ['MOD(value, 12)', '-1', 11],
  ['MOD(value, -12)', '1', -11],
  ['POWER(value, 3)', '-2', -8],
  ['POWER(value, -2)', '4', 0.0625],
])('%s of %s is %s', (formula, value, expected) => expect(valueOf(formula, value)).toBe(expected))

test('rounding to even is what arbitrary precision makes of it, whatever the size', () => {
  const check = fc.property(
    fc.integer({ min: -10_000_000, max: 10_000_000 }),
    fc.constantFrom(-1, 0, 1),
    (pence, digits) => {
      const value = new Decimal(pence).div(100)
      const step = new Decimal(10).pow(-digits)
      const expected = value.div(step).toDecimalPlaces(0, Decimal.ROUND_HALF_EVEN).times(step).toNumber()
      expect(valueOf(`ROUNDEVEN(value, ${digits})`, value.toFixed(2))).toBe(expected + 0)
    },
  )
  fc.assert(check, { numRuns: 300 })
})
