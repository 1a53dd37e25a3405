import { expect, test } from 'vitest'
import { Premium } from '../../base/money/premium.ts'
import { firstSelection, select } from '../plan/selection.ts'
import { asPriced, coverUnder, isOfCover, Terms } from '../plan/terms.ts'
import { compileProgram } from '../rating/compile-program.ts'
import { loadProgram } from '../rating/load-program.ts'
import { Body } from './body.ts'
import { price, priceList, valuesOf } from './price.ts'
import { ratingProgramOf } from './rating-program-of.ts'
import { sampleBody } from './sample-body.ts'

const body = Body.parse(sampleBody)
const { compiled } = compileProgram(ratingProgramOf(body, []))
if (!compiled) throw new Error('The sample does not compile')
const program = loadProgram(compiled)
const startDate = '2026-11-20'
const answers = (age: number) => ({ age: String(age), full_name: 'Jo Smith', email: 'jo@example.org' })

function priced(age: number, terms: Partial<Terms>, addOns: string[] = []) {
  const selection = select(body.cover, firstSelection(body.cover), { plan: 'full', addOns })
  const values = valuesOf(body, answers(age), selection)
  const underwriting = { decision: 'accept', terms: { ...asPriced, ...terms } } as const
  return price({ body, program, values, startDate, trace: true, underwriting })
}

test('accepted as it is, the price is the program’s own to the penny', () => {
  const values = valuesOf(body, answers(14), select(body.cover, firstSelection(body.cover), { plan: 'full' }))
  const referred = price({ body, program, values, startDate })
  expect(referred.decision).toBe('refer')
  expect(priced(14, {})).toMatchObject({ decision: 'accept', premium: referred.premium })
})

test('a loading is on the premium; fee, commission, tax and instalments follow from it exactly', () => {
  // 200.02 × 1.14 = 228.02; + 25 % = 285.03 (285.025); 15 % = 42.75; fee 5; tax 12 % = 34.20
  const { premium, trace } = priced(14, { loadingPercent: '25' })
  expect(Premium.parse(premium)).toMatchObject({
    netMinor: 28_503 - 4275,
    commissionMinor: 4275,
    feeMinor: 500,
    taxMinor: 3420,
    grossMinor: 28_503 + 500 + 3420,
  })
  const told = trace?.flatMap(({ step, value, premium: by }) =>
    step === 'basePremium' || step === 'underwriterTerms' ? [[step, value, by]] : [],
  )
  expect(told).toEqual([
    ['basePremium', '228.02', '228.02'],
    ['underwriterTerms', '285.03', '285.03'],
  ])
  expect(priced(14, { loadingPercent: '-10' }).premium?.grossMinor).toBe(20_522 + 500 + 2463)
})

test('a plan’s own price stands for the plan; add-ons come on top of it, and other plans keep theirs', () => {
  const terms = { planPremiums: { full: 30_000 }, loadingPercent: '50' }
  expect(priced(14, terms).premium?.grossMinor).toBe(30_000 + 500 + 3600)
  expect(priced(14, terms, ['travel']).premium?.grossMinor).toBe(32_001 + 500 + 3840)
  const selection = firstSelection(body.cover)
  const values = valuesOf(body, answers(14), selection)
  const underwriting = { decision: 'accept', terms: { ...asPriced, ...terms } } as const
  const { plans } = priceList({ body, program, values, startDate, underwriting }, selection)
  // 100.01 × 1.14 × 1.5 = 171.02
  expect(plans['basic']?.premium?.grossMinor).toBe(17_102 + 500 + 2052)
})

test('the program itself prices as before', () => {
  const values = valuesOf(body, answers(5), select(body.cover, firstSelection(body.cover), { plan: 'full' }))
  const before = price({ body, program, values, startDate, trace: true })
  priced(14, { loadingPercent: '400' })
  expect(price({ body, program, values, startDate, trace: true })).toEqual(before)
})

test('what the rules decline no terms insure, and what an underwriter declines has no price', () => {
  expect(priced(21, {})).toMatchObject({ decision: 'decline', premium: null })
  const selection = select(body.cover, firstSelection(body.cover), { plan: 'full' })
  const values = valuesOf(body, answers(14), selection)
  const declined = price({ body, program, values, startDate, underwriting: { decision: 'decline', reason: 'Too ill' } })
  expect(declined).toMatchObject({ decision: 'decline', premium: null })
  expect(declined.reasons.at(-1)).toEqual({ rule: 'underwriter', outcome: 'decline', reason: 'Too ill' })
})

const refusedAt = (terms: Partial<Terms>) => Terms.safeParse({ ...asPriced, ...terms }).error?.issues[0]?.path

test('terms that change something say why, and name what the product has', () => {
  expect(Terms.safeParse(asPriced).success).toBe(true)
  expect(refusedAt({ loadingPercent: '5' })).toEqual(['reason'])
  expect(refusedAt({ loadingPercent: '401', reason: 'x' })).toEqual(['loadingPercent'])
  expect(refusedAt({ loadingPercent: '1.234', reason: 'x' })).toEqual(['loadingPercent'])
  const cover = {
    ...body.cover,
    choices: [
      {
        name: 'excess',
        title: 'Excess',
        options: [
          { value: '100', label: '£100' },
          { value: '250', label: '£250' },
        ],
        standard: '100',
      },
    ],
  }
  expect(isOfCover(cover, { ...asPriced, choices: { excess: '250' } })).toBe(true)
  expect(isOfCover(cover, { ...asPriced, choices: { excess: '300' } })).toBe(false)
  expect(isOfCover(cover, { ...asPriced, planPremiums: { gold: 1 } })).toBe(false)
  expect(coverUnder(cover, { choices: { excess: '250' } }).choices).toMatchObject([
    { standard: '250', options: [{ value: '250' }] },
  ])
})
