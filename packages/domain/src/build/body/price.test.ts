import { expect, test } from 'vitest'
import { Premium } from '../../base/money/premium.ts'
import { firstSelection, select } from '../plan/selection.ts'
import { compileProgram } from '../rating/compile-program.ts'
import { loadProgram } from '../rating/load-program.ts'
import { Body } from './body.ts'
import { coverStartOf, firstPaymentMinor, paymentMinor, price, priceList, valuesOf } from './price.ts'
import { ratingProgramOf } from './rating-program-of.ts'
import { sampleBody } from './sample-body.ts'

const body = Body.parse(sampleBody)
const { compiled } = compileProgram(ratingProgramOf(body, []))
if (!compiled) throw new Error('The sample does not compile')
const program = loadProgram(compiled)
const startDate = '2026-11-20'
const answers = {
  age: '5',
  full_name: 'Jo Smith',
  email: 'jo@example.org',
  'cover_start-day': '20',
  'cover_start-month': '11',
  'cover_start-year': '2026',
}
const selected = select(body.cover, firstSelection(body.cover), { plan: 'full', addOns: ['travel', 'unknown'] })

test('prices to the penny, with parts that add up', () => {
  const values = valuesOf(body, answers, selected)
  const { premium, decision } = price({ body, program, values, startDate })
  // 200.02 × 1.05 = 210.021 → 210.02; + 20.01 = 230.03; 15 % = 34.50; tax 12 % = 27.60; fee 5.00
  expect(decision).toBe('accept')
  expect(Premium.parse(premium)).toMatchObject({
    netMinor: 19_553,
    commissionMinor: 3450,
    feeMinor: 500,
    taxMinor: 2760,
    grossMinor: 26_263,
  })
  expect(premium && [firstPaymentMinor(premium, 'yearly'), firstPaymentMinor(premium, 'monthly')]).toEqual([
    26_263, 2195,
  ])
})

test('the lines of the bill add up to the payment, whichever add-ons and way to pay', () => {
  for (const pay of ['monthly', 'yearly'] as const) {
    const list = priceList(
      { body, program, values: valuesOf(body, answers, selected), startDate },
      { ...selected, pay },
    )
    const sum = list.chosen?.lines.reduce((total, { amountMinor }) => total + amountMinor, 0)
    expect(list.chosen && paymentMinor(list.chosen.quote, pay)).toBe(sum)
    expect(list.addOnMinor['travel']).toBe(pay === 'yearly' ? 2241 : 187)
    expect(Object.keys(list.plans)).toEqual(['basic', 'full'])
  }
  expect(
    priceList(
      { body, program, values: valuesOf(body, answers, { ...selected, plan: null }), startDate },
      { ...selected, plan: null },
    ).chosen,
  ).toBeNull()
})

test('nothing is chosen for the buyer, and nothing that is not on offer can be', () => {
  expect(firstSelection(body.cover)).toEqual({ plan: null, choices: {}, addOns: [], pay: 'monthly' })
  expect(select(body.cover, selected, { plan: 'gold', pay: 'yearly' })).toEqual({ ...selected, pay: 'yearly' })
})

test('cover starts on the answered day, or on the product’s today', () => {
  expect(coverStartOf(body, valuesOf(body, answers, selected), new Date(), 'Europe/London')).toBe('2026-11-20')
  const unasked = { ...body, standard: { ...body.standard, coverStart: null } }
  expect(coverStartOf(unasked, {}, new Date('2026-06-30T23:30:00Z'), 'Europe/London')).toBe('2026-07-01')
})
