import { covers, type MotorQuery, type MotorRow, vehicleGroups } from './motor-table.ts'
import type { QuoteCase, QuoteQuery } from './quote-program.ts'

/**
 * What a programmer would write for this one table and no other: values numbered by a Map for each column, the numbers
 * as one index into typed arrays, the bands of each combination side by side. It holds no names, no editions, no
 * checks of answers, and is what bounds the engine from above.
 */
export function handTable(rows: readonly MotorRow[], find: (query: MotorQuery) => number) {
  const areas = numbered(rows.map(({ area }) => area))
  const groups = numbered([...vehicleGroups])
  const kinds = numbered([...covers])
  const starts = new Int32Array((areas.size + 1) * (groups.size + 1) * (kinds.size + 1) + 1)
  const from: number[] = []
  const found: number[] = []
  const [otherArea, otherGroup, otherKind] = [areas.size, groups.size, kinds.size]
  const [perArea, perGroup] = [(groups.size + 1) * (kinds.size + 1), kinds.size + 1]
  let at = 0
  for (const area of [...areas.keys(), '?'])
    for (const group of [...groups.keys(), '?'])
      for (const cover of [...kinds.keys(), '?']) {
        starts[at++] = from.length
        let last = -2
        for (let age = 17; age <= 110; age++) {
          const row = find({ area, group, cover, age })
          if (row !== last) {
            from.push(age)
            found.push(row)
            last = row
          }
        }
      }
  starts[at] = from.length
  const [ages, answers] = [Int32Array.from(from), Int32Array.from(found)]

  return (query: MotorQuery): number => {
    const area = areas.get(query.area) ?? otherArea
    const group = groups.get(query.group) ?? otherGroup
    const kind = kinds.get(query.cover) ?? otherKind
    const key = area * perArea + group * perGroup + kind
    let low = starts[key] as number
    let high = starts[key + 1] as number
    const start = low
    const { age } = query
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((ages[middle] as number) <= age) low = middle + 1
      else high = middle
    }
    return low === start ? -1 : (answers[low - 1] as number)
  }
}

function numbered(values: readonly (string | null)[]): Map<string, number> {
  const numbers = new Map<string, number>()
  for (const value of values) if (value !== null && !numbers.has(value)) numbers.set(value, numbers.size)
  return numbers
}

export interface HandQuote {
  readonly net: number
  readonly tax: number
  readonly gross: number
  readonly first: number
  readonly each: number
}

const units = (text: string) => Number(text.replace('.', ''))

/** The same quote written out by hand, exact: the scales counted on paper, a bigint where a double would lose a penny. */
export function handQuote(of: QuoteCase, findMain: (query: MotorQuery) => number) {
  const main = Float64Array.from(of.main, ({ factor }) => units(factor))
  const base = new Map(of.base.map(({ cover, group, out }) => [`${cover}|${group}`, units(out)]))
  const ncd = of.ncd.map(({ out }) => units(out))
  const mileFrom = of.mileage.map(({ min }) => min)
  const mile = of.mileage.map(({ out }) => units(out))
  const occupation = new Map(of.occupation.map(({ key, out }) => [key, units(out)]))
  const addon = new Map(of.addon.map(({ key, out }) => [key, units(out)]))
  const otherOccupation = occupation.get(null) ?? 0

  return (query: QuoteQuery): HandQuote => {
    const baseRate = base.get(`${query.cover}|${query.group}`)
    const row = findMain(query)
    const price = addon.get(query.addonChoice)
    if (baseRate === undefined || row < 0 || price === undefined) throw new Error('No row')
    let miles = mileFrom.length - 1
    while ((mileFrom[miles] as number) > query.miles) miles--
    const first = baseRate * (main[row] as number) * (ncd[Math.min(query.ncdYears, 9)] as number)
    const second = (mile[miles] as number) * (occupation.get(query.occupationCode) ?? otherOccupation)
    const excess = 4000 - Math.min(query.excess, 500)
    const risk = BigInt(first) * BigInt(second * excess)
    // Scales: 2 + 4 + 4 + 4 + 4, and the excess in four-thousandths.
    const divisor = 4000n * 10n ** 16n
    const rest = risk % divisor
    const basic = Math.max(Number(risk / divisor) + (rest * 2n >= divisor ? 1 : 0), 12000)
    const net = basic + price - half(basic * query.coupon, 100)
    const tax = half(net * 12, 100)
    const gross = net + tax
    const total = gross + half(gross * 799, 10000)
    const each = Math.trunc(total / 12)
    return { net, tax, gross, first: total - each * 11, each }
  }
}

function half(value: number, by: number): number {
  const rest = value % by
  return (value - rest) / by + (rest * 2 >= by ? 1 : 0)
}
