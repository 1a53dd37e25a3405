import { compileProgram } from '@coverwright/domain/build/rating/compile-program'
import { loadProgram } from '@coverwright/domain/build/rating/load-program'
import { parseRatingProgram } from '@coverwright/domain/build/rating/rating-program'
import { report } from '../result.ts'
import { handTable } from './hand-written.ts'
import { type Contestant, rates, sink } from './measure.ts'
import {
  type MotorQuery,
  type MotorRow,
  motorDimensions,
  motorQueries,
  motorRows,
  motorTableRows,
  scan,
} from './motor-table.ts'
import { zenTable } from './zen.ts'

/** From four answers to the number of the row. */
function ourTable(rows: readonly MotorRow[]): (query: MotorQuery) => number {
  const { compiled } = compileProgram(
    parseRatingProgram({
      version: 1,
      name: 'Lookup',
      currency: 'GBP',
      inputs: [
        { kind: 'text', name: 'area' },
        { kind: 'text', name: 'group' },
        { kind: 'text', name: 'cover' },
        { kind: 'number', name: 'age', min: '0', max: '200' },
      ],
      tables: [
        {
          name: 'main',
          hitPolicy: 'first',
          dimensions: [...motorDimensions],
          outputs: [{ kind: 'number', name: 'factor', decimals: 4 }],
          editions: [{ from: null, to: null, rows: motorTableRows(rows) }],
        },
      ],
      steps: [
        { kind: 'lookup', table: 'main' },
        { kind: 'premium', name: 'basic', formula: 'factor' },
      ],
    }),
  )
  if (!compiled) throw new Error('The table has errors')
  const { readAnswers, steps, startOn } = loadProgram(compiled)
  startOn('2026-01-01')
  const live = steps[0]?.lookup?.live
  if (!live) throw new Error('There is no lookup')
  return (query) => {
    readAnswers(query as MotorQuery & Record<string, string | number>)
    return live.find(0)
  }
}

function contestant(name: string, find: (query: MotorQuery) => number, queries: readonly MotorQuery[]): Contestant {
  return {
    name,
    times: 400_000,
    run(times) {
      for (let at = 0; at < times; at++) sink.sum += find(queries[at % queries.length] as MotorQuery)
    },
  }
}

const sizes = [100, 1000, 10_000, 100_000] as const
const contestants: Contestant[] = []
for (const size of sizes) {
  const rows = motorRows(size)
  const queries = motorQueries(rows, 5000)
  const ours = ourTable(rows)
  for (const query of size > 10_000 ? queries.slice(0, 500) : queries)
    if (ours(query) !== scan(rows, query)) throw new Error(`Another row for ${JSON.stringify(query)}`)
  contestants.push(contestant(`ours ${size}`, ours, queries))
  if (size !== 100_000) continue

  const hand = handTable(rows, ours)
  for (const query of queries) if (hand(query) !== ours(query)) throw new Error('The hand-written table differs')
  contestants.push(contestant('hand', hand, queries))
  const zen = zenTable(rows)
  for (const query of queries.slice(0, 20)) {
    const { result } = await zen.evaluate(query)
    if (result.row !== ours(query)) throw new Error('The zen table differs')
  }
  contestants.push({
    name: 'zen',
    times: 20,
    async run(times) {
      for (let at = 0; at < times; at++) sink.sum += (await zen.evaluate(queries[at])).result.row
    },
  })
}

const measured = await rates(contestants)
const rate = (name: string) => measured[name] ?? Number.NaN
for (const size of sizes) console.log(`lookup in ${size} rows: ${Math.round(rate(`ours ${size}`))} per CPU-second`)
const unit = 'lookups/CPU-s'
const ours = rate('ours 100000')
report({ name: 'rating/lookup 100k rows, to zen', unit, ours, peer: rate('zen'), goal: { atLeast: 50_000 } })
report({ name: 'rating/lookup 100k rows, to hand-written', unit, ours, limit: rate('hand'), goal: { atLeast: 0.5 } })
report({ name: 'rating/lookup 100k rows, to 100 rows', unit, ours, limit: rate('ours 100'), goal: { atLeast: 0.4 } })
