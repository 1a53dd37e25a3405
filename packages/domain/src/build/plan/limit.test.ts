import { expect, test } from 'vitest'
import { Body, type BodyDraft } from '../body/body.ts'
import { price, valuesOf } from '../body/price.ts'
import { ratingProgramOf } from '../body/rating-program-of.ts'
import { sampleBody } from '../body/sample-body.ts'
import { textsOf } from '../body/texts.ts'
import { compileProgram } from '../rating/compile-program.ts'
import { loadProgram } from '../rating/load-program.ts'
import { Limit, readLimit, sayLimit } from './limit.ts'
import { firstSelection } from './selection.ts'

test.each([
  ['£5,000', 'GBP', { amount: '5000' }],
  ['£0.50', 'GBP', { amount: '0.50' }],
  ['$1,000', 'USD', { amount: '1000' }],
  ['30 days', 'GBP', { amount: '30', unit: 'days' }],
  ['£5000', 'GBP', '£5000'],
  ['£5 million', 'GBP', '£5 million'],
  ['$1,000', 'GBP', '$1,000'],
  ['£1.5', 'GBP', '£1.5'],
  ['£50 a day', 'GBP', '£50 a day'],
  ['14', 'GBP', '14'],
  ['2.125 hours', 'GBP', '2.125 hours'],
  ['Unlimited', 'GBP', 'Unlimited'],
  ['', 'GBP', ''],
])('%s in %s is kept as %j, and reads back as it was written', (written, currency, limit) => {
  expect(readLimit(written, currency)).toEqual(limit)
  expect(sayLimit(readLimit(written, currency), { currency, currencyDisplay: 'narrowSymbol' })).toBe(written)
})

test.each(['-5', '5.125', '1e3', '', '1234567890123'])('pricing could not read %j, so it is no amount', (amount) => {
  expect(Limit.safeParse({ amount }).success).toBe(false)
})

test('a value is written as the language writes it', () => {
  expect(sayLimit({ amount: '5000' }, { currency: 'GBP', tag: 'de-DE' })).toBe('5.000\u00a0£')
  expect(sayLimit({ amount: '1000', unit: 'Tage' }, { currency: 'GBP', tag: 'de-DE' })).toBe('1.000 Tage')
})

function aBody(limits: BodyDraft['cover']['plans'][number]['limits'], formula: string) {
  const draft = structuredClone(sampleBody)
  if (draft.cover.plans[1]) draft.cover.plans[1].limits = limits
  draft.rating.steps = [{ kind: 'premium', name: 'basePremium', formula }]
  draft.rating.rules = []
  return Body.parse(draft)
}

test('pricing reads the limit of the chosen plan, nought where it is not covered', () => {
  const body = aBody({ vet_fees: { amount: '5000' } }, '10 + vet_fees_limit / 100')
  const { compiled } = compileProgram(ratingProgramOf(body, []))
  if (!compiled) throw new Error('It does not compile')
  const program = loadProgram(compiled)
  const grossOf = (plan: string) =>
    price({
      body,
      program,
      values: valuesOf(body, {}, { ...firstSelection(body.cover), plan }),
      startDate: '2026-11-20',
    }).premium?.grossMinor
  expect([grossOf('basic'), grossOf('full')]).toEqual([1000, 6000])
})

test('words are no number: pricing by them is refused', () => {
  const { problems } = compileProgram(ratingProgramOf(aBody({ vet_fees: 'Unlimited' }, 'vet_fees_limit'), []))
  expect(problems.map(({ severity }) => severity)).toContain('error')
})

test('a unit is translated, an amount is not', () => {
  const texts = textsOf(aBody({ vet_fees: { amount: '30', unit: 'days' } }, '1'))
  expect(texts.filter(({ key }) => key.includes('vet_fees')).map(({ text }) => text)).toEqual(['Vet fees', 'days'])
})
