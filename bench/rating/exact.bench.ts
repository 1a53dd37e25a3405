import { compileProgram } from '@coverwright/domain/build/rating/compile-program'
import { loadProgram } from '@coverwright/domain/build/rating/load-program'
import { quote } from '@coverwright/domain/build/rating/quote'
import { parseRatingProgram } from '@coverwright/domain/build/rating/rating-program'
import type { Cell, HitPolicy, TableRow } from '@coverwright/domain/build/rating/rating-table'
import { Decimal } from 'decimal.js'
import { report } from '../result.ts'
import { scan as scanMotor, sequence } from './motor-table.ts'
import { compiledQuoteProgram, quoteCase } from './quote-program.ts'

const next = sequence(2026)
const upTo = (most: number) => Math.floor(next() * (most + 1))
const letters = ['a', 'b', 'c', 'd', 'e'] as const

const someText = (): Cell => (next() < 0.3 ? null : (letters[upTo(4)] ?? null))
const somePoint = (): Cell => String(upTo(30))
function someBand(): Cell {
  const [low, high] = [upTo(28), upTo(28)]
  if (low === high || next() < 0.2) return next() < 0.5 ? null : String(low)
  const [from, to] = [Math.min(low, high), Math.max(low, high)]
  return [next() < 0.15 ? null : String(from), next() < 0.15 ? null : String(to)]
}

function applies(cell: Cell | undefined, value: string | number): boolean {
  if (cell === null || cell === undefined) return true
  if (typeof cell === 'string') return cell === String(value)
  const [low, high] = cell
  return (low === null || Number(low) <= Number(value)) && (high === null || Number(value) < Number(high))
}

const isOpen = (cell: Cell) => cell === null || (Array.isArray(cell) && cell[0] === null && cell[1] === null)
const isBand = (cell: Cell) =>
  Array.isArray(cell) &&
  !isOpen(cell) &&
  (cell[0] === null || cell[1] === null || Number(cell[1]) - Number(cell[0]) > 1)
const count = (row: TableRow, is: (cell: Cell) => boolean) => row.when.filter(is).length

/** What the hit policy means, told row by row; what is found is a list of rows or, interpolated, a number. */
function scan(policy: HitPolicy, rows: readonly TableRow[], query: readonly (string | number)[]): string {
  if (policy === 'interpolate') return scanCurve(rows, query)
  const found = rows.flatMap((row, at) =>
    row.when.every((cell, column) => applies(cell, query[column] ?? '')) ? [at] : [],
  )
  if (policy === 'collect') return String(found)
  if (policy === 'unique' && found.length > 1) return '-2'
  const weight = (at: number) => {
    const row = rows[at] as TableRow
    return count(row, isOpen) * 100 + count(row, isBand)
  }
  const ordered = policy === 'most-specific' ? found.toSorted((a, b) => weight(a) - weight(b) || a - b) : found
  return String(ordered[0] ?? -1)
}

function scanCurve(rows: readonly TableRow[], query: readonly (string | number)[]): string {
  const [key, value] = [query[0], Number(query[1])]
  const own = rows.filter(({ when }) => when[0] === key)
  const curve = (own.length > 0 ? own : rows.filter(({ when }) => when[0] === null)).toSorted(
    (a, b) => Number(a.when[1]) - Number(b.when[1]),
  )
  const right = curve.findIndex(({ when }) => Number(when[1]) >= value)
  const [after, before] = [curve[right], curve[right - 1]]
  if (!after) return '-1'
  if (Number(after.when[1]) === value) return new Decimal(after.results[0] ?? 0).toFixed(4)
  if (!before) return '-1'
  const [x0, x1] = [new Decimal(String(before.when[1])), new Decimal(String(after.when[1]))]
  const [y0, y1] = [new Decimal(before.results[0] ?? 0), new Decimal(after.results[0] ?? 0)]
  const rise = y1.minus(y0).times(new Decimal(value).minus(x0)).dividedBy(x1.minus(x0))
  return y0.plus(rise).toDecimalPlaces(4, Decimal.ROUND_HALF_UP).toFixed(4)
}

function rowsFor(policy: HitPolicy, kinds: readonly string[]): TableRow[] {
  const cell = { text: someText, range: someBand, number: somePoint, curve: somePoint }
  const seen = new Set<string>()
  return Array.from({ length: 4 + upTo(40) }, () => kinds.map((kind) => cell[kind as 'text']()))
    .filter((when) => policy !== 'interpolate' || (!seen.has(String(when)) && seen.add(String(when))))
    .map((when) => ({ when, results: [(upTo(40_000) / 10_000).toFixed(4)] }))
}

const shapes = [
  ['text', 'range'],
  ['text', 'text', 'number'],
  ['range', 'range'],
  ['text', 'range', 'range'],
  ['range'],
]
const policies = ['first', 'most-specific', 'unique', 'collect', 'interpolate'] as const
const perTable = 1000
let [asked, equal] = [0, 0]
while (asked < 1_000_000) {
  const policy = policies[(asked / perTable) % policies.length] as HitPolicy
  const kinds = policy === 'interpolate' ? ['text', 'curve'] : (shapes[upTo(shapes.length - 1)] as string[])
  const rows = rowsFor(policy, kinds)
  const { compiled, problems } = compileProgram(
    parseRatingProgram({
      version: 1,
      name: 'Sweep',
      currency: 'GBP',
      inputs: kinds.map((kind, at) =>
        kind === 'text' ? { kind, name: `d${at}` } : { kind: 'number', name: `d${at}`, min: '0', max: '99' },
      ),
      tables: [
        {
          name: 't',
          hitPolicy: policy,
          dimensions: kinds.map((kind, at) => ({ kind, name: `d${at}`, upperEnd: 'excluded' })),
          outputs: [{ kind: 'number', name: 'rate', decimals: 4 }],
          editions: [{ from: null, to: null, rows }],
        },
      ],
      steps: [
        { kind: 'lookup', table: 't', ...(policy === 'collect' && { combine: 'sum' }) },
        { kind: 'premium', name: 'basic', formula: 'rate' },
      ],
    }),
  )
  if (!compiled) throw new Error(problems[0]?.message)
  const loaded = loadProgram(compiled)
  loaded.startOn('2026-01-01')
  const lookup = loaded.steps[0]?.lookup
  if (!lookup) throw new Error('There is no lookup')
  const find = (): string => {
    if (policy === 'collect') return String(lookup.collect(0))
    if (policy !== 'interpolate') return String(lookup.live.find(0))
    try {
      lookup.run(0)
    } catch {
      return '-1'
    }
    const slot = compiled.steps[0]?.kind === 'lookup' ? (compiled.steps[0].outputs[0]?.slot ?? 0) : 0
    return ((loaded.frame.values[slot] ?? 0) / 10_000).toFixed(4)
  }
  for (let query = 0; query < perTable; query++) {
    const values = kinds.map((kind) => (kind === 'text' ? (letters[upTo(5)] ?? 'z') : upTo(31)))
    loaded.readAnswers(Object.fromEntries(values.map((value, at) => [`d${at}`, value])))
    if (find() === scan(policy, rows, values)) equal++
    asked++
  }
}
report({ name: 'rating/lookups as a row scan', unit: 'of 1M', ours: equal, limit: asked, goal: { atLeast: 1 } })

const Exact = Decimal.clone({ precision: 60, rounding: Decimal.ROUND_HALF_UP })
const of = quoteCase(1000)
const loaded = loadProgram(compiledQuoteProgram(of))
const inBand = (bands: typeof of.ncd, value: number) =>
  new Exact(bands.findLast(({ min }) => min <= value)?.out ?? Number.NaN)
let pennies = 0
for (const query of of.queries) {
  const keyed = (rows: typeof of.addon, key: string) =>
    new Exact((rows.find((row) => row.key === key) ?? rows.find((row) => row.key === null))?.out ?? Number.NaN)
  const base = new Exact(of.base.find(({ cover, group }) => cover === query.cover && group === query.group)?.out ?? 0)
  const risk = base
    .times(of.main[scanMotor(of.main, query)]?.factor ?? Number.NaN)
    .times(inBand(of.ncd, query.ncdYears))
    .times(inBand(of.mileage, query.miles))
    .times(keyed(of.occupation, query.occupationCode))
  const afterExcess = risk.times(new Exact(1).minus(new Exact(Math.min(query.excess, 500)).dividedBy(4000)))
  const basic = Exact.max(afterExcess.toDecimalPlaces(2), 120)
  const net = basic
    .plus(keyed(of.addon, query.addonChoice))
    .minus(basic.times(query.coupon).dividedBy(100).toDecimalPlaces(2))
  const gross = net.plus(net.times('0.12').toDecimalPlaces(2))
  const monthly = gross.plus(gross.times('0.0799').toDecimalPlaces(2))
  const { premium } = quote(loaded, query, { startDate: '2026-01-01' })
  if (
    monthly.times(100).eq(premium?.instalments[0]?.totalMinor ?? -1) &&
    gross.times(100).eq(premium?.grossMinor ?? -1)
  )
    pennies++
}
report({
  name: 'rating/quotes to the penny',
  unit: `of ${of.queries.length}`,
  ours: pennies,
  limit: of.queries.length,
  goal: { atLeast: 1 },
})
