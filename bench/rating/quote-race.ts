import { loadProgram } from '@coverwright/domain/build/rating/load-program'
import { quote } from '@coverwright/domain/build/rating/quote'
import { traceOf } from '@coverwright/domain/build/rating/trace'
import { report } from '../result.ts'
import { handQuote, handTable } from './hand-written.ts'
import { type Contestant, rates, sink } from './measure.ts'
import { compiledQuoteProgram, type QuoteQuery, quoteCase } from './quote-program.ts'
import { zenQuote } from './zen.ts'

const unit = 'quotes/CPU-s'
const plain = { startDate: '2026-01-01' }
const traced = { startDate: '2026-01-01', trace: traceOf }

/** Each size has a process of its own: what was quoted before in the same one slows the engine by a few per cent. */
export async function raceQuotes(size: 1000 | 100_000) {
  const of = quoteCase(size)
  const { queries } = of
  const loaded = loadProgram(compiledQuoteProgram(of))
  const main = loaded.steps.find(({ lookup }) => lookup?.table.name === 'areaAges')?.lookup
  loaded.startOn(plain.startDate)
  const hand = handQuote(
    of,
    handTable(of.main, (query) => {
      // No answer can be a vehicle group or a cover that is not listed.
      if (query.group === '?' || query.cover === '?') return -1
      loaded.readAnswers({ ...queries[0], ...query })
      return main?.live.find(0) ?? -1
    }),
  )
  const zen = zenQuote(of)

  for (const query of queries) {
    const { premium } = quote(loaded, query, plain)
    const { net, tax, gross, first, each } = hand(query)
    const ours = [premium?.netMinor, premium?.taxMinor, premium?.grossMinor]
    const plan = premium?.instalments[0]
    if (String([...ours, plan?.firstMinor, plan?.eachMinor]) !== String([net, tax, gross, first, each]))
      throw new Error(`The hand-written quote differs for ${JSON.stringify(query)}`)
  }
  for (const query of queries.slice(0, 30)) {
    const { result } = await zen.evaluate(query)
    const { premium } = quote(loaded, query, plain)
    if (Math.round(result.gross * 100) !== premium?.grossMinor) throw new Error('The zen quote differs')
  }

  const loop = (name: string, times: number, work: (query: QuoteQuery) => number): Contestant => ({
    name,
    times,
    run(count) {
      for (let at = 0; at < count; at++) sink.sum += work(queries[at % queries.length] as QuoteQuery)
    },
  })
  const measured = await rates([
    loop('hand', 150_000, (query) => hand(query).gross),
    loop('ours', 150_000, (query) => quote(loaded, query, plain).premium?.grossMinor ?? 0),
    loop('traced', 60_000, (query) => quote(loaded, query, traced).trace?.length ?? 0),
    {
      name: 'zen',
      times: size === 1000 ? 300 : 10,
      async run(count) {
        for (let at = 0; at < count; at++) sink.sum += (await zen.evaluate(queries[at], { trace: true })).result.gross
      },
    },
  ])
  const rate = (name: string) => measured[name] ?? Number.NaN
  const [ours, hands, withTrace] = [rate('ours'), rate('hand'), rate('traced')]
  const rows = size === 1000 ? '1k rows' : '100k rows'
  report({ name: `rating/quote ${rows}, to hand-written`, unit, ours, limit: hands, goal: { atLeast: 0.8 } })
  const goal = { atLeast: size === 1000 ? 200 : 4000 }
  report({ name: `rating/traced quote ${rows}, to traced zen`, unit, ours: withTrace, peer: rate('zen'), goal })
  if (size === 1000)
    report({ name: 'rating/traced quote, to 200,000', unit, ours: withTrace, limit: 200_000, goal: { atLeast: 1 } })
}
