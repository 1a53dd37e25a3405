import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { compileProgram } from './compile-program.ts'
import { quote } from './quote.ts'
import type { RatingProgramDraft } from './rating-program.ts'
import { aProgram, aTable, load } from './test/a-program.ts'
import { traceOf } from './trace.ts'

type Row = { readonly when: readonly unknown[]; readonly results: readonly string[] }
type Steps = RatingProgramDraft['steps']

const premium = (formula: string) => ({ kind: 'premium', name: 'basic', formula }) as const
const look = (change: object = {}) => ({ kind: 'lookup', table: 'rates', ...change }) as const
const program = (rows: readonly Row[], change: Readonly<Record<string, unknown>>, steps: Steps) =>
  aProgram({ tables: [aTable(rows, change)], steps })
const ask = (of: ReturnType<typeof program>, plan: string, value: number) =>
  quote(load(of), { plan, value, pets: [] }, { startDate: '2026-02-01', trace: traceOf })

const band = fc
  .tuple(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 1, max: 15 }))
  .map(([low, width]) => [String(low), String(low + width)])
const cells = fc.tuple(fc.constantFrom('Basic', 'Full', null), fc.oneof(band, fc.constant(null)))
const rowsOf = (count: number) =>
  fc.array(
    fc.tuple(cells, fc.constantFrom('1', '2', '3')).map(([when, result]): Row => ({ when, results: [result] })),
    { minLength: 1, maxLength: count },
  )

function fits({ when: [plan, value] }: Row, asked: string, amount: number): boolean {
  const [low, high] = Array.isArray(value) ? value.map(Number) : [0, Number.POSITIVE_INFINITY]
  return (plan === null || plan === asked) && amount >= (low ?? 0) && amount < (high ?? 0)
}

/** What going through the rows gives. */
function scan(policy: 'any' | 'highest' | 'lowest', rows: readonly Row[], plan: string, value: number): string {
  const found = rows.filter((row) => fits(row, plan, value)).map(({ results: [result] }) => Number(result))
  if (found.length === 0) return 'table.no-row'
  if (policy === 'any') return new Set(found).size > 1 ? 'table.ambiguous' : String(found[0])
  return String(policy === 'highest' ? Math.max(...found) : Math.min(...found))
}

function lookedUp(of: ReturnType<typeof load>, plan: string, value: number): string {
  try {
    const { premium: paid } = quote(of, { plan, value, pets: [] }, { startDate: '2026-02-01' })
    return String((paid?.netMinor ?? 0) / 100)
  } catch (error) {
    return (error as { code: string }).code
  }
}

test.each(['any', 'highest', 'lowest'] as const)('%s finds what going through the rows does', (policy) => {
  const change =
    policy === 'any'
      ? { hitPolicy: 'any' }
      : { hitPolicy: 'priority', prefer: { result: 'rate', order: policy, listed: [] } }
  fc.assert(
    fc.property(rowsOf(12), fc.integer({ min: 0, max: 45 }), (rows, value) => {
      const loaded = load(program(rows, change, [look(), premium('rate')]))
      for (const plan of ['Basic', 'Full']) expect(lookedUp(loaded, plan, value)).toBe(scan(policy, rows, plan, value))
    }),
    { numRuns: 300, seed: 4 },
  )
})

test('any is held to it where rows are too many to index, too', () => {
  const columns = ['a', 'b', 'c', 'd']
  const rows = Array.from({ length: 400 }, (_, at) => ({
    when: columns.map((__, place) => [String((at * (place + 3)) % 97), String(((at * (place + 3)) % 97) + 90)]),
    results: [at === 399 ? '2' : '1'],
  }))
  const of = aProgram({
    inputs: columns.map((name) => ({ kind: 'number', name, min: '0', max: '300' })),
    groups: [],
    tables: [
      aTable(rows, {
        hitPolicy: 'any',
        dimensions: columns.map((name) => ({ kind: 'range', name, upperEnd: 'included' })),
      }),
    ],
    steps: [look(), premium('rate')],
  })
  const { compiled } = compileProgram(of)
  expect(compiled?.tables[0]?.editions[0]?.index.probes).not.toEqual([])
  const price =
    (...values: number[]) =>
    () =>
      quote(load(of), Object.fromEntries(columns.map((name, at) => [name, values[at] ?? 0])), {
        startDate: '2026-02-01',
      })
  expect(price(95, 95, 95, 95)).toThrow(expect.objectContaining({ code: 'table.ambiguous' }))
  expect(price(0, 0, 0, 0)().premium?.netMinor).toBe(100)
})

test('two rows of any that can apply together and differ stop publishing; those that agree do not', () => {
  const rows = [
    { when: ['Basic', null], results: ['1'] },
    { when: [null, ['0', '50']], results: ['1'] },
    { when: [null, ['40', '90']], results: ['2'] },
  ]
  const { problems } = compileProgram(program(rows, { hitPolicy: 'any' }, [look(), premium('rate')]))
  const stops = problems.filter(({ stopsPublishing }) => stopsPublishing)
  expect(stops.map(({ message, place: { row } }) => `${row}: ${message}`).toSorted()).toEqual([
    '3: The row gives something else than row 1: where both apply the quote stops.',
    '3: The row gives something else than row 2: where both apply the quote stops.',
  ])
  const agreed = compileProgram(program(rows.slice(0, 2), { hitPolicy: 'any' }, [look(), premium('rate')]))
  expect(agreed.problems.filter(({ message }) => !message.startsWith('No row covers'))).toEqual([])
})

const outcomes = {
  hitPolicy: 'priority',
  outputs: [
    { kind: 'text', name: 'verdict' },
    { kind: 'number', name: 'rate', decimals: 0 },
  ],
  prefer: { result: 'verdict', order: 'listed', listed: ['decline', 'refer', 'accept'] },
}
const verdicts = [
  { when: [null, null], results: ['accept', '1'] },
  { when: ['Full', null], results: ['refer', '2'] },
  { when: [null, ['50', null]], results: ['decline', '3'] },
]

test('priority takes the strongest of the results that are listed, and every result must be', () => {
  const of = program(verdicts, outcomes, [look(), premium('rate')])
  expect(ask(of, 'Basic', 10).premium?.netMinor).toBe(100)
  expect(ask(of, 'Full', 10).premium?.netMinor).toBe(200)
  expect(ask(of, 'Full', 60).premium?.netMinor).toBe(300)
  const short = { ...outcomes, prefer: { ...outcomes.prefer, listed: ['decline', 'accept'] } }
  const told = (change: Readonly<Record<string, unknown>>) =>
    compileProgram(program(verdicts, change, [look(), premium('rate')])).problems.map(
      ({ message, place: { row } }) => `${row ?? ''}: ${message}`,
    )
  expect(told(short)).toContain('2: This result has no place in the order of results.')
  expect(told({ ...outcomes, prefer: undefined })).toContain(
    ': Say which result decides, and which of its values comes first.',
  )
  expect(told({ ...outcomes, prefer: { ...outcomes.prefer, order: 'highest' } })).toContain(
    ': Texts have no highest or lowest: list them, the strongest first.',
  )
})

const loads = {
  hitPolicy: 'collect',
  outputs: [
    { kind: 'text', name: 'why' },
    { kind: 'number', name: 'load', decimals: 2 },
  ],
}
const loading = [
  { when: ['Full', null], results: ['plan', '0.10'] },
  { when: [null, ['50', null]], results: ['value', '0.25'] },
  { when: [null, ['80', null]], results: ['high value', '-0.05'] },
]
const valueOf = (of: ReturnType<typeof program>, step: string, plan: string, value: number) =>
  ask(of, plan, value).trace?.find((entry) => entry.step === step)?.value

test('a list is counted, added up, and looked through, by steps and by rules', () => {
  const formulas = {
    many: 'COUNT(load)',
    all: 'SUM(load, 1)',
    least: 'MIN(load)',
    most: 'MAX(load)',
    worth: 'IF(CONTAINS(why, "value"), 1, 0)',
    quarter: 'IF(CONTAINS(load, 0.25), 1, 0)',
  }
  const of = aProgram({
    tables: [aTable(loading, loads)],
    steps: [
      look({ combine: 'list', whenNone: 'zero' }),
      ...Object.entries(formulas).map(([name, formula]) => ({ kind: 'formula', name, formula }) as const),
      premium('100 * all'),
    ],
    rules: [{ kind: 'condition', name: 'dear', when: 'CONTAINS(why, "high value")', outcome: 'refer', reason: 'Dear' }],
  })
  const all = (plan: string, value: number) => Object.keys(formulas).map((name) => valueOf(of, name, plan, value))
  expect(all('Full', 90)).toEqual(['3', '1.30', '-0.05', '0.25', '1', '1'])
  expect(all('Full', 10)).toEqual(['1', '1.10', '0.10', '0.10', '0', '0'])
  expect(all('Basic', 10)).toEqual(['0', '1.00', '0.00', '0.00', '0', '0'])
  expect(ask(of, 'Full', 90)).toMatchObject({
    decision: 'refer',
    reasons: [{ rule: 'dear' }],
    premium: { netMinor: 13_000 },
  })
  expect(ask(of, 'Full', 60).decision).toBe('accept')
})

test.each([
  ['load * 2', 'load is a list; use COUNT, SUM, MIN, MAX or CONTAINS.'],
  ['SUM(why)', 'This is a list of texts; use COUNT or CONTAINS.'],
  ['IF(CONTAINS(why, 3), 1, 0)', 'Write a text in quotes here.'],
  ['IF(CONTAINS(load, 0.333), 1, 0)', 'The list has no number with so many decimals.'],
  ['IF(CONTAINS(value, 3), 1, 0)', 'CONTAINS takes a list: what a table gives of which all rows apply.'],
])('%s is refused: %s', (formula, message) => {
  const { problems } = compileProgram(
    program(loading, loads, [look({ combine: 'list', whenNone: 'zero' }), premium(formula)]),
  )
  expect(problems.filter(({ severity }) => severity === 'error').map((each) => each.message)).toEqual([message])
})

test('rows are counted, texts among them', () => {
  const of = program(loading, loads, [
    look({ combine: 'count', whenNone: 'zero', as: { load: 'many' } }),
    premium('many'),
  ])
  expect(
    [ask(of, 'Full', 90), ask(of, 'Basic', 60), ask(of, 'Basic', 1)].map((each) => each.premium?.netMinor),
  ).toEqual([300, 100, 0])
})

test.each(['sum', 'min', 'max'] as const)('%s of no row does what was said, and never anything silently', (combine) => {
  const of = (whenNone: 'ask' | 'zero' | 'refer' | 'stop') =>
    program(loading, loads, [look({ combine, whenNone }), premium('10 + load')])
  const asked = () =>
    compileProgram(of('ask')).problems.flatMap(({ message, place }) => (place.field === 'whenNone' ? message : []))
  expect(asked()).toEqual(['Say what happens where no row applies: zero, refer or stop.'])
  expect(ask(of('zero'), 'Basic', 10)).toMatchObject({ decision: 'accept', premium: { netMinor: 1000 } })
  expect(ask(of('refer'), 'Basic', 10)).toMatchObject({
    decision: 'refer',
    reasons: [{ rule: 'rates', reason: 'No row of rates applies.' }],
    premium: { netMinor: 1000 },
  })
  expect(ask(of('refer'), 'Full', 10)).toMatchObject({ decision: 'accept', premium: { netMinor: 1010 } })
  expect(() => ask(of('stop'), 'Basic', 10)).toThrow(expect.objectContaining({ code: 'table.no-row' }))
})

const unasked = (combine: string) => program(loading, loads, [look({ combine }), premium('10 + load')])

test('a step of before it was asked means what it meant: a sum is zero, which is told now, and the others stop', () => {
  const told = (combine: string) =>
    compileProgram(unasked(combine)).problems.flatMap(({ message, place }) =>
      place.field === 'whenNone' ? message : [],
    )
  expect(told('sum')).toEqual(['Where no row applies this is 0; say whether that is meant.'])
  expect(ask(unasked('sum'), 'Basic', 10).premium?.netMinor).toBe(1000)
  for (const combine of ['min', 'max']) {
    expect(told(combine)).toEqual([])
    expect(() => ask(unasked(combine), 'Basic', 10)).toThrow(expect.objectContaining({ code: 'table.no-row' }))
  }
})
