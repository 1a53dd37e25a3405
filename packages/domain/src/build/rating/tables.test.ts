import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { compileProgram } from './compile-program.ts'
import { loadProgram } from './load-program.ts'
import { quote } from './quote.ts'
import { RatingError } from './rating-error.ts'
import { parseRatingProgram } from './rating-program.ts'
import type { Cell, HitPolicy, TableRow } from './rating-table.ts'
import { traceOf } from './trace.ts'

const letters = ['a', 'b', 'c', 'd'] as const
const text = fc.oneof(fc.constant(null), fc.constantFrom(...letters))
const whole = fc.integer({ min: 0, max: 9 })
const band = fc.oneof(
  fc.constant(null),
  whole.map(String),
  fc
    .tuple(fc.option(whole), fc.option(whole))
    .filter(([low, high]) => low === null || high === null || low < high)
    .map(([low, high]): Cell => [low === null ? null : String(low), high === null ? null : String(high)]),
)
const number = fc.oneof(fc.constant(null), whole.map(String))

const rowsOf = (cells: fc.Arbitrary<Cell[]>, minLength = 1, maxLength = 14) =>
  fc
    .array(cells, { minLength, maxLength })
    .map((all) => all.map((when, at): TableRow => ({ when, results: [String(at + 1), `row ${at + 1}`] })))

function programWith(hitPolicy: HitPolicy, rows: readonly TableRow[], kinds: readonly string[]) {
  const dimensions = kinds.map((kind, at) => ({ kind, name: `d${at}`, upperEnd: 'excluded' as const }))
  const isCollect = hitPolicy === 'collect'
  return parseRatingProgram({
    version: 1,
    name: 'Table',
    currency: 'GBP',
    inputs: kinds.map((kind, at) =>
      kind === 'text' ? { kind: 'text', name: `d${at}` } : { kind: 'number', name: `d${at}`, min: '-5', max: '99' },
    ),
    tables: [
      {
        name: 'rates',
        hitPolicy,
        dimensions,
        outputs: [
          { kind: 'number', name: 'rate', decimals: 0 },
          { kind: 'text', name: 'label' },
        ],
        editions: [{ from: null, to: null, rows }],
      },
    ],
    steps: [
      { kind: 'lookup', table: 'rates', ...(isCollect && { combine: 'sum' }) },
      { kind: 'premium', name: 'basic', formula: 'rate' },
    ],
  })
}

const applies = (cell: Cell | undefined, value: string | number, kind: string) => {
  if (cell === null || cell === undefined) return true
  if (kind === 'text') return cell === value
  if (typeof cell === 'string') return Number(cell) === value
  const [low, high] = cell
  return (low === null || Number(low) <= Number(value)) && (high === null || Number(value) < Number(high))
}

const wildcards = ({ when }: TableRow) => when.filter((cell) => cell === null || isOpen(cell)).length
const bands = ({ when }: TableRow) =>
  when.filter((cell) => Array.isArray(cell) && !isOpen(cell) && !isPoint(cell)).length

/** What the policy means, told row by row. */
function scan(hitPolicy: HitPolicy, rows: readonly TableRow[], kinds: readonly string[], values: (string | number)[]) {
  const matching = rows
    .map(({ when, results }, at) => ({ when, results, number: at + 1 }))
    .filter(({ when }) => kinds.every((kind, at) => applies(when[at], values[at] ?? '', kind)))
  if (hitPolicy === 'collect') return matching.map(({ number: row }) => row)
  if (hitPolicy === 'unique' && matching.length > 1) return 'table.ambiguous'
  const ordered =
    hitPolicy === 'most-specific'
      ? matching.toSorted((a, b) => wildcards(a) - wildcards(b) || bands(a) - bands(b) || a.number - b.number)
      : matching
  return ordered[0] ? [ordered[0].number] : 'table.no-row'
}

const isOpen = (cell: Cell) => Array.isArray(cell) && cell[0] === null && cell[1] === null
const isPoint = (cell: Cell) =>
  Array.isArray(cell) && Number(cell[1]) - Number(cell[0]) === 1 && cell.every((end) => end !== null)

/** Every value there is in the table, and some that are not, in all combinations. */
function queries(kinds: readonly string[]): (string | number)[][] {
  let all: (string | number)[][] = [[]]
  for (const kind of kinds) {
    const values = kind === 'text' ? [...letters, 'z'] : Array.from({ length: 12 }, (_, at) => at - 1)
    all = all.flatMap((query) => values.map((value) => query.concat(value)))
  }
  return all
}

const shapes = [
  { kinds: ['text', 'range'], cells: fc.tuple(text, band) },
  { kinds: ['text', 'number', 'text'], cells: fc.tuple(text, number, text) },
  { kinds: ['range'], cells: fc.tuple(band) },
  { kinds: ['range', 'range'], cells: fc.tuple(band, band) },
  { kinds: ['text', 'range', 'range'], cells: fc.tuple(text, band, band) },
  { kinds: ['text', 'text', 'number', 'range'], cells: fc.tuple(text, text, number, band) },
] as const

test.each(['first', 'most-specific', 'unique', 'collect'] as const)(
  '%s finds what a scan of all rows finds',
  (policy) => {
    for (const { kinds, cells } of shapes) {
      const asked = queries(kinds)
      const differences: unknown[] = []
      fc.assert(
        fc.property(rowsOf(cells as fc.Arbitrary<Cell[]>), fc.integer({ min: 0, max: 1000 }), (rows, offset) => {
          const { compiled, problems } = compileProgram(programWith(policy, rows, kinds))
          if (!compiled) throw new Error(problems[0]?.message)
          const loaded = loadProgram(compiled)
          for (let at = 0; at < 250; at++) {
            const values = asked[(offset + at * 7919) % asked.length] ?? []
            const wanted = scan(policy, rows, kinds, values)
            if (String(found(loaded, values)) !== String(wanted)) differences.push({ rows, values, wanted })
          }
        }),
        { numRuns: 10, seed: 20_260_101 },
      )
      expect(differences).toEqual([])
    }
  },
)

function found(loaded: ReturnType<typeof loadProgram>, values: readonly (string | number)[]) {
  const answers = Object.fromEntries(values.map((value, at) => [`d${at}`, value]))
  try {
    const { trace } = quote(loaded, answers, { startDate: '2026-01-01', trace: traceOf })
    const [entry] = trace ?? []
    return entry?.kind === 'lookup' && entry.row > 0 ? [entry.row, ...entry.otherRows] : []
  } catch (error) {
    if (error instanceof RatingError) return error.code
    throw error
  }
}

test('a table too wide for cells is looked through by wildcard pattern, with the same result', () => {
  const names = Array.from({ length: 400 }, (_, at) => `n${at}`)
  const some = fc.oneof(
    { weight: 1, arbitrary: fc.constant(null) },
    { weight: 9, arbitrary: fc.constantFrom(...names) },
  )
  const kinds = ['text', 'text', 'text', 'range']
  const [rows = []] = fc.sample(rowsOf(fc.tuple(some, some, some, band) as fc.Arbitrary<Cell[]>, 400, 400), {
    numRuns: 1,
    seed: 5,
  })
  for (const policy of ['first', 'most-specific', 'unique', 'collect'] as const) {
    const { compiled } = compileProgram(programWith(policy, rows, kinds))
    if (!compiled) throw new Error('The program has errors')
    expect(compiled.tables[0]?.editions[0]?.index.probes.length).toBeGreaterThan(0)
    const loaded = loadProgram(compiled)
    for (const [at, { when }] of rows.entries())
      for (const value of [at % 10, (at * 7) % 10]) {
        const other = rows[(at * 31) % rows.length]?.when ?? []
        const texts = [when[0] ?? other[0], other[1] ?? when[1], when[2] ?? 'q']
        const values = [...texts.map((each) => String(each ?? 'q')), value]
        expect(found(loaded, values)).toEqual(scan(policy, rows, kinds, values))
      }
  }
})

test('many overlapping bands in two columns are looked through, not multiplied out', () => {
  const rows = Array.from({ length: 3000 }, (_, at): TableRow => {
    const [low, high] = [(at * 7919) % 5000, (at * 104_729) % 5000]
    return {
      when: [
        [String(low), String(low + 2500)],
        [String(high), String(high + 2500)],
      ],
      results: [String(at + 1), 'x'],
    }
  })
  const kinds = ['range', 'range']
  const program = programWith('first', rows, kinds)
  const { compiled } = compileProgram({
    ...program,
    inputs: kinds.map((_, at) => ({ kind: 'number', name: `d${at}`, decimals: 0, min: '0', max: '9999' })),
  })
  if (!compiled) throw new Error('The program has errors')
  const loaded = loadProgram(compiled)
  for (let at = 0; at < 300; at++) {
    const values = [(at * 37) % 7600, (at * 53) % 7600]
    expect(found(loaded, values)).toEqual(scan('first', rows, kinds, values))
  }
})
