import type { RatingProgramDraft } from '../rating-program.ts'
import { aProgram, aTable } from './a-program.ts'

type Step = RatingProgramDraft['steps'][number]

export const formula = (name: string, source: string, per?: string): Step => ({
  kind: 'formula',
  name,
  formula: source,
  ...(per !== undefined && { per }),
})
const premium: Step = { kind: 'premium', name: 'basic', formula: '1' }
const range = (count: number) => Array.from({ length: count }, (_, at) => at)
const nested = (depth: number, open: string, within: string, close: string) =>
  open.repeat(depth) + within + close.repeat(depth)
/** More than a double holds. */
const large = formula('large', 'value * value * value')

export const ofSteps = (...steps: readonly Step[]) => aProgram({ steps: [...steps, premium] })

/** Each step works on the one before; the first rounds, so that no decimals build up. */
export const chain = (count: number, next: (before: string) => string) =>
  ofSteps(formula('z0', 'ROUND(value, 0)'), ...range(count).map((at) => formula(`z${at + 1}`, next(`z${at}`))))

const withTable = (rows: readonly unknown[], change: Readonly<Record<string, unknown>>, columns: readonly string[]) =>
  aProgram({
    inputs: columns.map((name) => ({ kind: 'number', name, min: '0', max: '1000000' })),
    groups: [],
    tables: [aTable(rows, change)],
    steps: [
      { kind: 'lookup', table: 'rates', ...(change['hitPolicy'] === 'collect' && { combine: 'sum' }) },
      { kind: 'premium', name: 'basic', formula: '1' },
    ],
  })

const band = { kind: 'range', name: 'value', upperEnd: 'excluded' }
/** All overlap, each within the one before. */
const overlapping = (count: number) =>
  range(count).map((at) => ({ when: [[String(at), String(500_000 - at)]], results: ['1'] }))

/** A row for every choice of columns that it leaves open. */
function openColumns(count: number, hitPolicy: string) {
  const names = range(count).map((at) => `column${at}`)
  const rows = range(2 ** count).map((row) => ({
    when: names.map((_, at) => ((row >> at) & 1 ? '1' : null)),
    results: ['1'],
  }))
  return withTable(rows, { hitPolicy, dimensions: names.map((name) => ({ kind: 'number', name })) }, names)
}

const longOptions = range(2000).map((at) => `${'option '.repeat(25)}${at}`)

/** What made compiling, loading or quoting grow far faster than it is written down. */
export const hardPrograms: Readonly<Record<string, () => ReturnType<typeof aProgram>>> = {
  'a chain of squares': () => chain(22, (before) => `${before} * ${before}`),
  'a chain of quotients': () => chain(990, (before) => `${before} / value`),
  'powers of powers': () => ofSteps(formula('one', 'COUNT(pets)'), formula('deep', `(one / 3)${'^20'.repeat(5)}`)),
  'powers of nothing much': () =>
    ofSteps(formula('one', 'IF(value > 1, 1, 0)'), formula('deep', `one${'^20'.repeat(6)}`)),
  'large numbers rounded in one another': () =>
    ofSteps(large, formula('deep', nested(12, 'ROUND(', 'large', '* 1.5, 0)'))),
  'large numbers compared in one another': () =>
    ofSteps(large, formula('deep', nested(22, 'IF(', 'large', ' = large, large, large + 1)'))),
  'long sums of large numbers': () =>
    ofSteps(
      large,
      ...range(60).map((at) =>
        formula(
          `sum${at}`,
          range(660)
            .fill(0)
            .map(() => 'large')
            .join('+'),
        ),
      ),
    ),
  'long formulas for every item': () =>
    ofSteps(
      ...range(500).map((at) =>
        formula(
          `sum${at}`,
          range(300)
            .map(() => 'age')
            .join('+'),
          'pets',
        ),
      ),
    ),
  'options misspelt everywhere': () =>
    aProgram({
      inputs: [{ kind: 'choice', name: 'choice', options: longOptions }],
      steps: [...range(10).map((at) => formula(`is${at}`, `choice = "${'optoin '.repeat(25)}${at}"`)), premium],
    }),
  'overlapping bands that collect': () =>
    withTable(overlapping(600), { hitPolicy: 'collect', dimensions: [band] }, ['value']),
  'overlapping bands of which one may apply': () =>
    withTable(overlapping(20_000), { hitPolicy: 'unique', dimensions: [band] }, ['value']),
  'rows that all apply': () =>
    withTable(
      range(8000).map(() => ({ when: [null], results: ['1'] })),
      { hitPolicy: 'collect', dimensions: [{ kind: 'number', name: 'value' }] },
      ['value'],
    ),
  'every choice of open columns': () => openColumns(13, 'first'),
  'every choice of open columns, collected': () => openColumns(11, 'collect'),
  'a curve of very many points': () =>
    withTable(
      range(100_000).map((at) => ({ when: [String(at)], results: ['1'] })),
      { hitPolicy: 'interpolate', dimensions: [{ kind: 'curve', name: 'value' }] },
      ['value'],
    ),
}

/** As many rows as the largest of them, and as many steps, with nothing hard about it. */
export const ordinaryProgram = () =>
  aProgram({
    tables: [
      aTable(
        range(20_000).map((at) => ({
          when: [at % 2 ? 'Full' : 'Basic', [String(at), String(at + 1)]],
          results: ['1'],
        })),
      ),
    ],
    steps: [{ kind: 'lookup', table: 'rates' }, ...range(990).map((at) => formula(`z${at}`, 'value * 2 + 1')), premium],
  })
