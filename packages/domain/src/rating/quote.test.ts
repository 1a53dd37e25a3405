import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { readArtefact } from './artefact.ts'
import { compileProgram } from './compile-program.ts'
import { diffRows } from './diff-rows.ts'
import { loadProgram } from './load-program.ts'
import { canonicalJson, hashProgram } from './program-hash.ts'
import { quote } from './quote.ts'
import { RatingError } from './rating-error.ts'
import {
  parseRatingProgram,
  type RatingProgram,
  type RatingProgramDraft,
  ratingProgramUpgrades,
  ratingProgramVersion,
} from './rating-program.ts'
import { motorProgramme } from './samples/motor-programme.ts'
import { petProgramme } from './samples/pet-programme.ts'
import { sequence } from './samples/sequence.ts'
import { sha256 } from './sha256.ts'
import { writeArtefact } from './write-artefact.ts'

function load(program: RatingProgram) {
  const { compiled, problems } = compileProgram(program)
  if (!compiled) throw new Error(problems.map(({ message, place }) => `${message} ${JSON.stringify(place)}`).join('\n'))
  return loadProgram(compiled)
}

const aProgram = (change: Partial<RatingProgramDraft> = {}) =>
  parseRatingProgram({
    version: 1,
    name: 'Test',
    currency: 'GBP',
    inputs: [
      { kind: 'choice', name: 'plan', options: ['Basic', 'Full'] },
      { kind: 'number', name: 'value', decimals: 2, min: '0', max: '100000' },
    ],
    groups: [{ name: 'pets', min: 0, max: 3, inputs: [{ kind: 'number', name: 'age', min: '0', max: '30' }] }],
    tables: [],
    steps: [{ kind: 'premium', name: 'basic', formula: 'value * 1.5%' }],
    ...change,
  })

const aTable = (rows: readonly unknown[], change: Readonly<Record<string, unknown>> = {}) =>
  ({
    name: 'rates',
    hitPolicy: 'first',
    dimensions: [
      { kind: 'text', name: 'plan' },
      { kind: 'range', name: 'value', upperEnd: 'excluded' },
    ],
    outputs: [{ kind: 'number', name: 'rate', decimals: 4 }],
    editions: [{ from: null, to: null, rows }],
    ...change,
  }) as unknown as NonNullable<RatingProgramDraft['tables']>[number]

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
      const traced = { ...on, trace: true }
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
    tables: [aTable([{ when: ['Full', ['0', '10']], then: ['1'] }])],
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

test('takes the rates of the day the cover starts', () => {
  const rows = (rate: string) => [{ when: [null, null], then: [rate] }]
  const table = aTable([], {
    editions: [
      { from: '2026-01-01', to: '2026-03-31', rows: rows('1') },
      { from: '2026-04-01', to: null, rows: rows('2') },
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
    place: { step: 'basic', from: 0, to: 0 },
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

test('tells all problems at their places, with what was meant', () => {
  const { compiled, problems } = compileProgram(
    aProgram({
      tables: [
        aTable([
          { when: ['Full', ['0', '10']], then: ['1'] },
          { when: ['Full', ['5', '2']], then: ['1'] },
          { when: ['Full', null], then: ['one'] },
        ]),
      ],
      steps: [
        { kind: 'lookup', table: 'rate' },
        { kind: 'premium', name: 'basic', formula: 'valeu * 2' },
        { kind: 'discount', name: 'less', percent: '10', when: 'plan = "Ful"' },
      ],
    }),
  )
  expect(compiled).toBeNull()
  expect(problems.filter(({ severity }) => severity === 'error')).toMatchObject([
    { place: { table: 'rates', edition: 1, row: 3, column: 'rate' } },
    { place: { step: 'rate' }, suggestion: 'rates' },
    { place: { step: 'basic', field: 'formula', from: 0, to: 5 }, suggestion: 'value' },
    { place: { step: 'less', field: 'when', from: 7, to: 12 }, suggestion: 'Full' },
    {},
    {},
    { place: { table: 'rates', edition: 1, row: 2, column: 'value' } },
  ])
})

test.each([
  [
    'first',
    [
      { when: [null, null], then: ['1'] },
      { when: ['Full', null], then: ['2'] },
    ],
    /can never apply/,
    { row: 2 },
  ],
  [
    'unique',
    [
      { when: [null, ['0', '9']], then: ['1'] },
      { when: ['Full', ['5', null]], then: ['2'] },
    ],
    /overlaps with row 1/,
    { row: 2 },
  ],
  [
    'first',
    [
      { when: ['Full', ['0', '9']], then: ['1'] },
      { when: ['Full', ['10', null]], then: ['2'] },
    ],
    /value from 9.00 to below 10.00/,
    { column: 'value' },
  ],
])('warns of a row in a %s table', (hitPolicy, rows, message, place) => {
  const { compiled, problems } = compileProgram(
    aProgram({
      tables: [aTable(rows, { hitPolicy })],
      steps: [
        { kind: 'lookup', table: 'rates' },
        { kind: 'premium', name: 'basic', formula: 'rate' },
      ],
    }),
  )
  expect(compiled).not.toBeNull()
  expect(problems).toMatchObject([{ severity: 'warning', message: expect.stringMatching(message), place }])
})

test('interpolates exactly between two points and holds or stops beyond them', () => {
  const table = (beyond: string) =>
    aTable(
      [
        { when: [null, '10'], then: ['1'] },
        { when: [null, '40'], then: ['2'] },
        { when: ['Full', '0'], then: ['5'] },
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
  const program = (beyond: string) =>
    load(
      aProgram({
        tables: [table(beyond)],
        steps: [
          { kind: 'lookup', table: 'rates' },
          { kind: 'premium', name: 'basic', formula: 'rate * 10000' },
        ],
      }),
    )
  const at = (value: string, beyond = 'hold', plan = 'Basic') =>
    quote(program(beyond), { plan, value, pets: [] }, on).premium?.grossMinor
  expect(at('10')).toBe(1_000_000)
  expect(at('20')).toBe(1_333_300)
  expect(at('10.01')).toBe(1_000_300)
  expect(at('41')).toBe(2_000_000)
  expect(at('7', 'hold', 'Full')).toBe(5_000_000)
  expect(errorOf(() => at('41', 'stop')).code).toBe('table.no-row')
})

test('hashes as the standard does, and the same program alike in whatever order its keys come', () => {
  for (const length of [0, 3, 55, 56, 63, 64, 119, 1000]) {
    const bytes = Uint8Array.from({ length }, (_, at) => (at * 31) & 255)
    expect(sha256(bytes)).toBe(createHash('sha256').update(bytes).digest('hex'))
  }
  expect(canonicalJson({ b: [1, { d: null, c: 'x' }], a: undefined })).toBe('{"b":[1,{"c":"x","d":null}]}')
  const program = petProgramme()
  const reversed = Object.fromEntries(Object.entries(program).toReversed()) as RatingProgram
  expect(hashProgram(reversed)).toBe(hashProgram(program))
  expect(hashProgram({ ...program, name: 'Other' })).not.toBe(hashProgram(program))
})

test('tells what changed between two editions', () => {
  const row = (plan: string | null, rate: string) => ({ when: [plan, null], then: [rate] })
  const before = [row('A', '1'), row('B', '2'), row('B', '3'), row('C', '4')]
  const after = [row('B', '2'), row('C', '5'), row('B', '3'), row(null, '9')]
  expect(diffRows(before, after)).toEqual({
    added: [{ row: 4, after: row(null, '9') }],
    removed: [{ row: 1, before: row('A', '1') }],
    changed: [{ rowBefore: 4, row: 2, before: row('C', '4'), after: row('C', '5'), results: [0] }],
  })
})

test('every older version of a program has its upgrade, and a newer one is refused', () => {
  const older = Array.from({ length: ratingProgramVersion - 1 }, (_, at) => String(at + 1))
  expect(Object.keys(ratingProgramUpgrades)).toEqual(older)
  expect(() => parseRatingProgram({ ...aProgram(), version: ratingProgramVersion + 1 })).toThrow(/version/)
})
