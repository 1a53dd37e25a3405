import { expect, test } from 'vitest'
import { readArtefact } from './artefact.ts'
import { compileProgram } from './compile-program.ts'
import { loadProgram } from './load-program.ts'
import { quote } from './quote.ts'
import { RatingError } from './rating-error.ts'
import { motorProgramme } from './samples/motor-programme.ts'
import { petProgramme } from './samples/pet-programme.ts'
import { sequence } from './samples/sequence.ts'
import { aProgram, aTable, load } from './test/a-program.ts'
import { traceOf } from './trace.ts'
import { writeArtefact } from './write-artefact.ts'

const answers = { plan: 'Full', value: '1234.56', pets: [] }
const on = { startDate: '2026-02-01' }

const errorOf = (work: () => unknown): { code: string; place: unknown } => {
  try {
    work()
  } catch (error) {
    if (error instanceof RatingError) return { code: error.code, place: error.place }
    throw error
  }
  throw new Error('It did not stop')
}

test.each([petProgramme, motorProgramme])(
  '%o compiles without errors and quotes the same from its artefact',
  (make) => {
    const program = make()
    const { compiled, problems } = compileProgram(program)
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
    if (!compiled) throw new Error('It has errors')
    const bytes = writeArtefact(compiled)
    const again = readArtefact(bytes)
    expect(writeArtefact(again)).toEqual(bytes)
    const [here, there] = [loadProgram(compiled), loadProgram(again)]
    for (const given of program.name === 'Harbour Pet' ? petAnswers : motorAnswers) {
      const traced = { ...on, trace: traceOf }
      expect(quote(there, given, traced)).toEqual(quote(here, given, traced))
    }
  },
)

const next = sequence(99)
const petAnswers = Array.from({ length: 200 }, () => ({
  species: 'Dog',
  breed: ['Pug', 'Crossbreed', 'Great Dane'][next(0, 2)] ?? 'Pug',
  petAge: `${next(0, 19)}.${next(0, 9)}`,
  isNeutered: next(0, 1) === 1,
  hasPreExistingCondition: false,
  postcodeArea: ['SW', 'BT', 'ZZ'][next(0, 2)] ?? 'SW',
  plan: ['Essential', 'Plus', 'Premier'][next(0, 2)] ?? 'Plus',
  petsInsured: next(1, 6),
  wantsDentalCover: next(0, 1) === 1,
}))
const motorAnswers = Array.from({ length: 200 }, () => ({
  cover: 'Comprehensive',
  vehicleGroup: next(1, 50),
  vehicleValue: next(500, 90_000),
  postcodeArea: 'LS',
  annualMiles: next(0, 60_000),
  noClaimsYears: next(0, 12),
  use: 'Business',
  wantsBreakdown: next(0, 1) === 1,
  wantsPersonalAccident: next(0, 1) === 1,
  couponPercent: next(0, 15),
  drivers: Array.from({ length: next(1, 5) }, () => ({
    birthDate: `${next(1940, 2008)}-0${next(1, 9)}-${next(10, 28)}`,
    licenceYears: next(0, 20),
  })),
  claims: Array.from({ length: next(0, 3) }, () => ({
    isFault: next(0, 1) === 1,
    cost: '12.34',
    claimDate: '2023-05-06',
  })),
  convictions: [],
}))

test('net, commission, fee and tax add up to what is paid, and instalments to their total', () => {
  const loaded = load(motorProgramme())
  for (const given of motorAnswers) {
    const { premium } = quote(loaded, given, on)
    if (!premium) throw new Error('It was declined')
    const { netMinor, commissionMinor, feeMinor, taxMinor, grossMinor, taxes, instalments } = premium
    expect(netMinor + commissionMinor + feeMinor + taxMinor).toBe(grossMinor)
    expect(taxes.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(taxMinor)
    for (const { count, firstMinor, eachMinor, totalMinor } of instalments)
      expect(firstMinor + eachMinor * (count - 1)).toBe(totalMinor)
  }
})

test('tells every reason, the worst decides, and what is declined has no price', () => {
  const loaded = load(motorProgramme())
  const [given] = motorAnswers
  const { decision, reasons, premium } = quote(
    loaded,
    {
      ...given,
      drivers: [
        { birthDate: '1980-01-01', licenceYears: 20 },
        { birthDate: '2012-01-01', licenceYears: 0 },
      ],
      claims: [{ isFault: false, cost: '25000.01', claimDate: '2025-01-01' }],
      convictions: [
        { code: 'DR10', points: 10 },
        { code: 'IN10', points: 8 },
      ],
    },
    on,
  )
  expect(decision).toBe('decline')
  expect(premium).toBeNull()
  expect(reasons.map(({ rule, item }) => `${rule} ${item ?? ''}`.trim())).toEqual([
    'tooYoung 2',
    'largeClaim',
    'manyPoints',
    'conviction 1',
    'conviction 2',
  ])
})

test('a declined risk that no table knows is declined, not an error', () => {
  const program = aProgram({
    tables: [aTable([{ when: ['Full', ['0', '10']], results: ['1'] }])],
    steps: [
      { kind: 'lookup', table: 'rates' },
      { kind: 'premium', name: 'basic', formula: 'rate' },
    ],
    rules: [{ kind: 'condition', name: 'dear', when: 'value > 1000', outcome: 'decline', reason: 'Too dear.' }],
  })
  expect(quote(load(program), answers, on)).toMatchObject({ decision: 'decline', premium: null })
  expect(errorOf(() => quote(load(program), { ...answers, value: 500 }, on))).toEqual({
    code: 'table.no-row',
    place: { step: 'rates', table: 'rates', edition: 1 },
  })
})

const anyRow = (rate: string) => [{ when: [null, null], results: [rate] }]

test('takes the rates of the day the cover starts', () => {
  const table = aTable([], {
    editions: [
      { from: '2026-01-01', to: '2026-03-31', rows: anyRow('1') },
      { from: '2026-04-01', to: null, rows: anyRow('2') },
    ],
  })
  const loaded = load(
    aProgram({
      tables: [table],
      steps: [
        { kind: 'lookup', table: 'rates' },
        { kind: 'premium', name: 'basic', formula: 'rate * 100' },
        {
          kind: 'tax',
          name: 'ipt',
          rates: [
            { from: '2026-01-01', percent: '12' },
            { from: '2026-06-01', percent: '20' },
          ],
        },
      ],
    }),
  )
  const gross = (startDate: string) => quote(loaded, answers, { startDate }).premium?.grossMinor
  expect(gross('2026-03-31')).toBe(11_200)
  expect(gross('2026-04-01')).toBe(22_400)
  expect(gross('2026-06-01')).toBe(24_000)
  expect(gross('2026-01-01')).toBe(11_200)
  expect(errorOf(() => gross('2025-12-31'))).toEqual({
    code: 'table.no-edition',
    place: { step: 'rates', table: 'rates' },
  })
})

test.each([
  [{ plan: 'Full', pets: [] }, 'answer.missing', { input: 'value' }],
  [{ ...answers, value: '1.234' }, 'answer.invalid', { input: 'value' }],
  [{ ...answers, value: 100_001 }, 'answer.invalid', { input: 'value' }],
  [{ ...answers, plan: 'Other' }, 'answer.invalid', { input: 'plan' }],
  [{ ...answers, pets: [{ age: 1 }, { age: 31 }] }, 'answer.invalid', { group: 'pets', item: 2, input: 'age' }],
  [{ ...answers, pets: [{ age: 1 }, { age: 1 }, { age: 1 }, { age: 1 }] }, 'answer.invalid', { group: 'pets' }],
])('stops at answers %o', (given, code, place) => {
  expect(errorOf(() => quote(load(aProgram()), given, on))).toEqual({ code, place })
})

test('stops at a division by zero and at an item that is not there, with the position', () => {
  const divide = aProgram({ steps: [{ kind: 'premium', name: 'basic', formula: '100 / COUNT(pets)' }] })
  expect(errorOf(() => quote(load(divide), answers, on))).toEqual({
    code: 'formula.division-by-zero',
    place: { step: 'basic', from: 0, to: 17 },
  })
  const formula = aProgram({
    steps: [
      { kind: 'formula', name: 'share', formula: '1 + 100 / COUNT(pets)' },
      { kind: 'premium', name: 'basic', formula: 'share' },
    ],
  })
  expect(errorOf(() => quote(load(formula), answers, on)).place).toEqual({ step: 'share', from: 4, to: 21 })
  const oldest = aProgram({ steps: [{ kind: 'premium', name: 'basic', formula: 'MAX(pets.age)' }] })
  expect(errorOf(() => quote(load(oldest), answers, on)).code).toBe('formula.empty-group')
  expect(quote(load(oldest), { ...answers, pets: [{ age: 3 }, { age: 7 }] }, on).premium?.grossMinor).toBe(700)
})

const tableThat = (beyond: string) =>
  aTable(
    [
      { when: [null, '10'], results: ['1'] },
      { when: [null, '40'], results: ['2'] },
      { when: ['Full', '0'], results: ['5'] },
    ],
    {
      hitPolicy: 'interpolate',
      beyond,
      dimensions: [
        { kind: 'text', name: 'plan' },
        { kind: 'curve', name: 'value' },
      ],
    },
  )

const programThat = (beyond: string) =>
  load(
    aProgram({
      tables: [tableThat(beyond)],
      steps: [
        { kind: 'lookup', table: 'rates' },
        { kind: 'premium', name: 'basic', formula: 'rate * 10000' },
      ],
    }),
  )

const grossAt = (value: string, beyond = 'hold', plan = 'Basic') =>
  quote(programThat(beyond), { plan, value, pets: [] }, on).premium?.grossMinor

test('interpolates exactly between two points and holds or stops beyond them', () => {
  expect(grossAt('10')).toBe(1_000_000)
  expect(grossAt('20')).toBe(1_333_300)
  expect(grossAt('10.01')).toBe(1_000_300)
  expect(grossAt('41')).toBe(2_000_000)
  expect(grossAt('7', 'hold', 'Full')).toBe(5_000_000)
  expect(errorOf(() => grossAt('41', 'stop')).code).toBe('table.no-row')
})
