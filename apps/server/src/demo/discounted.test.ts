import { Premium } from '@coverwright/domain/base/money/premium'
import { Body } from '@coverwright/domain/build/body/body'
import { firstPaymentMinor, monthlyOf, price, valuesOf } from '@coverwright/domain/build/body/price'
import { type Discount, resoldDiscountMinor, sellersPartMinor } from '@coverwright/domain/build/body/price-discounted'
import { ratingProgramOf } from '@coverwright/domain/build/body/rating-program-of'
import { firstSelection, select } from '@coverwright/domain/build/plan/selection'
import { compileProgram } from '@coverwright/domain/build/rating/compile-program'
import { loadProgram } from '@coverwright/domain/build/rating/load-program'
import { RatingTable } from '@coverwright/domain/build/rating/rating-table'
import {
  type Arbitrary,
  assert,
  constant,
  constantFrom,
  integer,
  oneof,
  pre,
  property,
  record,
  subarray,
} from 'fast-check'
import { expect, test } from 'vitest'
import { dateFields } from '../../test/date-fields.ts'
import { motorBody } from './motor-body.ts'
import { motorTables } from './motor-tables.ts'
import { vehicles } from './motor-vehicles.ts'
import { petBody } from './pet-body.ts'
import { petTables } from './pet-tables.ts'

const startDate = '2026-11-20'

const discounts: Arbitrary<Discount> = oneof(
  record({ kind: constant('percentage' as const), percent: integer({ min: 1, max: 99 }) }),
  integer({ min: 1, max: 60_000 }).map((offMinor) => ({
    kind: 'fixed' as const,
    offMinor,
    minimumMinor: offMinor + 1,
  })),
)

const holder = { full_name: 'Jane Smith', email: 'jane.smith@example.com', ...dateFields('cover_start', startDate) }

const petAnswers = ({ born, ...pet }: Readonly<Record<string, string>>) => ({
  ...holder,
  ...pet,
  ...dateFields('born', `${born}-03-27`),
  ...dateFields('holder_born', '1990-03-27'),
})

const pets = record({
  species: constantFrom('dog', 'cat'),
  born: constantFrom('2016', '2019', '2022', '2025'),
  neutered: constantFrom('yes', 'no'),
  vaccinated: constant('yes'),
  condition: constant('no'),
  breed_kind: constant('mixed'),
}).map(petAnswers)

const carAnswers = (car: Readonly<Record<string, string>>) => ({
  ...holder,
  ...car,
  'drivers.1.driver_name': 'Jane Smith',
  ...dateFields('drivers.1.driver_born', '1980-03-27'),
  'drivers.1.licence_years': '12',
})

const cars = record({
  car: constantFrom(...vehicles.slice(0, 200).map(({ code }) => code)),
  car_value: integer({ min: 1000, max: 30_000 }).map(String),
  annual_miles: integer({ min: 1000, max: 20_000 }).map(String),
  no_claims: integer({ min: 0, max: 9 }).map(String),
  car_use: constant('commuting'),
}).map(carAnswers)

const sold = [
  { name: 'pet', body: Body.parse(petBody), tables: petTables, answered: pets },
  {
    name: 'motor',
    body: Body.parse(motorBody),
    tables: [...motorTables.pricing, ...motorTables.underwriting],
    answered: cars,
  },
] as const

function ready({ name, body, tables }: (typeof sold)[number]) {
  const parsed = tables.map((table) => RatingTable.parse(table))
  const { compiled } = compileProgram(ratingProgramOf(body, parsed))
  if (!compiled) throw new Error(`${name} does not compile`)
  const { cover } = body
  const chosen = record({
    plan: constantFrom(...cover.plans.map(({ code }) => code)),
    addOns: subarray(cover.addOns.map(({ name: addOn }) => addOn)),
    pay: constantFrom(...cover.frequencies),
  })
  return { program: loadProgram(compiled), cover, chosen }
}

test.each(sold)(
  'of $name, whatever is taken off any plan with any extras, every part adds up to the penny',
  (product) => {
    const { body, answered } = product
    const { program, cover, chosen } = ready(product)
    let discounted = 0
    assert(
      property(answered, chosen, discounts, (answers, change, discount) => {
        const selection = select(cover, firstSelection(cover), change)
        const asked = { body, program, values: valuesOf(body, answers, selection), startDate }
        const before = price(asked)
        const after = price({ ...asked, discount })
        pre(before.decision === 'accept')
        // The schema refuses parts, taxes or instalments that do not add up.
        const [whole, less] = [Premium.parse(before.premium), Premium.parse(after.premium)]
        expect(less.grossMinor).toBeLessThanOrEqual(whole.grossMinor)
        expect(less.grossMinor).toBeGreaterThanOrEqual(0)
        expect(less.feeMinor).toBe(whole.feeMinor)
        if (less.grossMinor < whole.grossMinor) discounted++
      }),
      { numRuns: 300 },
    )
    // Else it would have shown nothing.
    expect(discounted).toBeGreaterThan(100)
  },
)

const minorText = (minor: number) => (minor / 100).toFixed(2)

test.each(sold)(
  'of $name resold, a discount comes out of the seller’s part alone, or nothing is taken off',
  (product) => {
    const { body, answered } = product
    const { program, cover, chosen } = ready(product)
    let [given, refused] = [0, 0]
    assert(
      property(answered, chosen, discounts, (answers, change, discount) => {
        const selection = select(cover, firstSelection(cover), change)
        const asked = { body, program, values: valuesOf(body, answers, selection), startDate, isResold: true }
        const before = price(asked)
        pre(before.decision === 'accept')
        const after = price({ ...asked, discount, trace: true })
        const [whole, less] = [Premium.parse(before.premium), Premium.parse(after.premium)]
        const offMinor = resoldDiscountMinor(whole, discount)
        const isGiven = offMinor > 0 && offMinor <= sellersPartMinor(whole)
        // The insurer and the tax office get what they would have got.
        expect([less.netMinor, less.taxMinor, less.taxes]).toEqual([whole.netMinor, whole.taxMinor, whole.taxes])
        expect(less.commissionMinor).toBeGreaterThanOrEqual(0)
        expect(less.feeMinor).toBeGreaterThanOrEqual(0)
        expect(whole.grossMinor - less.grossMinor).toBe(isGiven ? offMinor : 0)
        expect(firstPaymentMinor(less, 'yearly')).toBe(less.grossMinor)
        // Instalments are of the lower price: without a charge they come to exactly that.
        const [parts, wholeParts] = [monthlyOf(less), monthlyOf(whole)]
        const isFree = wholeParts?.totalMinor === whole.grossMinor
        const lessParts = (wholeParts?.totalMinor ?? 0) - (parts?.totalMinor ?? 0)
        expect(isFree ? lessParts : 0).toBe(isFree && isGiven ? offMinor : 0)
        expect((parts?.totalMinor ?? 0) < (wholeParts?.totalMinor ?? 0)).toBe(isGiven)
        const said = (step: string) => after.trace?.findLast((entry) => entry.step === step)?.value
        expect([said('coupon'), said('sellersPart')]).toEqual(
          isGiven ? [minorText(less.grossMinor), minorText(sellersPartMinor(less))] : [undefined, undefined],
        )
        if (isGiven) given++
        else refused++
      }),
      { numRuns: 300 },
    )
    // Else it would have shown nothing.
    expect([given > 20, refused > 20]).toEqual([true, true])
  },
)
