import { compileProgram } from '@coverwright/domain/build/rating/compile-program'
import { parseRatingProgram, type RatingProgram } from '@coverwright/domain/build/rating/rating-program'
import {
  covers,
  type MotorQuery,
  type MotorRow,
  motorDimensions,
  motorQueries,
  motorRows,
  motorTableRows,
  sequence,
  vehicleGroups,
} from './motor-table.ts'

/** Six tables and seven formulas, from the answers to the monthly instalment. */
export interface QuoteCase {
  readonly main: readonly MotorRow[]
  readonly base: readonly { readonly cover: string; readonly group: string; readonly out: string }[]
  readonly ncd: readonly Band[]
  readonly mileage: readonly Band[]
  readonly occupation: readonly { readonly key: string | null; readonly out: string }[]
  readonly addon: readonly { readonly key: string | null; readonly out: string }[]
  readonly queries: readonly QuoteQuery[]
}

interface Band {
  readonly min: number
  readonly max: number | null
  readonly out: string
}

export interface QuoteQuery extends MotorQuery {
  readonly [name: string]: string | number
  readonly ncdYears: number
  readonly miles: number
  readonly occupationCode: string
  readonly addonChoice: string
  readonly excess: number
  readonly coupon: number
}

export function quoteCase(rows: number): QuoteCase {
  const next = sequence(11)
  const pick = <T>(from: readonly T[]): T => from[Math.floor(next() * from.length)] as T
  const factor = () => (0.5 + next() * 1.5).toFixed(4)
  const miles = [0, 3000, 5000, 7000, 9000, 12000, 15000, 20000, 30000, 50000, 80000]
  const main = motorRows(rows)
  const addons = ['NONE', 'UK', 'EU', 'FULL']
  return {
    main,
    base: covers.flatMap((cover) =>
      vehicleGroups.map((group) => ({ cover, group, out: (180 + next() * 770).toFixed(2) })),
    ),
    ncd: Array.from({ length: 10 }, (_, at) => ({
      min: at,
      max: at === 9 ? null : at + 1,
      out: (1 - at * 0.0655).toFixed(4),
    })),
    mileage: miles.map((min, at) => ({ min, max: miles[at + 1] ?? null, out: factor() })),
    occupation: [
      ...Array.from({ length: 200 }, (_, at) => ({ key: `OCC${at}`, out: factor() })),
      { key: null, out: '1.1000' },
    ],
    addon: addons.map((key, at) => ({ key, out: ['0.00', '29.99', '54.50', '89.95'][at] ?? '0.00' })),
    queries: motorQueries(main, 5000, 3).map(({ area, group, cover, age }) => ({
      area,
      group,
      cover,
      age,
      ncdYears: Math.floor(next() * 12),
      miles: Math.floor(next() * 60000),
      occupationCode: next() < 0.9 ? `OCC${Math.floor(next() * 200)}` : 'X',
      addonChoice: pick(addons),
      excess: pick([0, 100, 250, 300, 500, 750]),
      coupon: pick([0, 5, 10, 12]),
    })),
  }
}

const bandRows = (bands: readonly Band[]) =>
  bands.map(({ min, max, out }) => ({ when: [[String(min), max === null ? null : String(max)]], results: [out] }))

const keyRows = (keys: readonly { key: string | null; out: string }[]) =>
  keys.map(({ key, out }) => ({ when: [key], results: [out] }))

const always = { from: null, to: null }

const number = (name: string, decimals: number) => [{ kind: 'number', name, decimals }]
const table = (
  name: string,
  dimensions: readonly unknown[],
  outputs: readonly unknown[],
  rows: readonly unknown[],
) => ({
  name,
  hitPolicy: 'first',
  dimensions,
  outputs,
  editions: [{ ...always, rows }],
})

export function quoteProgram({ main, base, ncd, mileage, occupation, addon }: QuoteCase): RatingProgram {
  return parseRatingProgram({
    version: 1,
    name: 'Motor bench',
    currency: 'GBP',
    inputs: [
      { kind: 'text', name: 'area' },
      { kind: 'choice', name: 'group', options: vehicleGroups },
      { kind: 'choice', name: 'cover', options: covers },
      { kind: 'number', name: 'age', min: '17', max: '110' },
      { kind: 'number', name: 'ncdYears', min: '0', max: '60' },
      { kind: 'number', name: 'miles', min: '0', max: '200000' },
      { kind: 'text', name: 'occupationCode' },
      { kind: 'choice', name: 'addonChoice', options: ['NONE', 'UK', 'EU', 'FULL'] },
      { kind: 'number', name: 'excess', min: '0', max: '5000' },
      { kind: 'number', name: 'coupon', min: '0', max: '100' },
    ],
    tables: [
      table(
        'baseRates',
        [
          { kind: 'text', name: 'cover' },
          { kind: 'text', name: 'group' },
        ],
        number('base', 2),
        base.map(({ cover, group, out }) => ({ when: [cover, group], results: [out] })),
      ),
      table('areaAges', motorDimensions, number('areaAge', 4), motorTableRows(main)),
      table('ncdRates', [{ kind: 'range', name: 'ncdYears', upperEnd: 'excluded' }], number('ncd', 4), bandRows(ncd)),
      table(
        'mileages',
        [{ kind: 'range', name: 'miles', upperEnd: 'excluded' }],
        number('mileage', 4),
        bandRows(mileage),
      ),
      table('occupations', [{ kind: 'text', name: 'occupationCode' }], number('occupation', 4), keyRows(occupation)),
      table('addons', [{ kind: 'text', name: 'addonChoice' }], number('addonPrice', 2), keyRows(addon)),
    ],
    steps: [
      ...['baseRates', 'areaAges', 'ncdRates', 'mileages', 'occupations', 'addons'].map((name) => ({
        kind: 'lookup',
        table: name,
      })),
      { kind: 'formula', name: 'risk', formula: 'base * areaAge * ncd * mileage * occupation' },
      { kind: 'formula', name: 'afterExcess', formula: 'risk * (1 - MIN(excess, 500) / 4000)' },
      { kind: 'premium', name: 'basic', formula: 'MAX(ROUND(afterExcess, 2), 120)' },
      { kind: 'premium', name: 'subtotal', formula: 'basic + addonPrice - ROUND(basic * coupon%, 2)' },
      { kind: 'tax', name: 'ipt', rates: [{ from: null, percent: '12' }] },
      { kind: 'instalments', name: 'monthly', count: 12, chargePercent: '7.99' },
    ],
  })
}

export function compiledQuoteProgram(from: QuoteCase) {
  const { compiled, problems } = compileProgram(quoteProgram(from))
  if (!compiled) throw new Error(problems.map(({ message }) => message).join('\n'))
  return compiled
}
