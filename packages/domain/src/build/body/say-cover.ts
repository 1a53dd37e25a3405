import type { ProductForm } from '../product/product.ts'
import type { Say } from '../words/say.ts'
import type { Body } from './body.ts'
import { type CoverDays, isYear } from './cover-period.ts'

interface Insured {
  readonly body: Pick<Body, 'period'>
  readonly settings: Pick<ProductForm, 'line'>
}

interface Spoken {
  readonly say: Say
  readonly sayDays: (first: string, last: string) => string
}

/** How long somebody is insured, in words: pages, letters and papers all say it with these. */
export interface CoverWords {
  /** "12 to 19 March 2027, 8 days"; empty while the days are not known. */
  readonly days: string
  /** "8 days". */
  readonly length: string
  /** Behind a price: "for 8 days", "a year". */
  readonly per: string
  /** Before a price: "For 8 days", "For the year". */
  readonly whole: string
}

export function coverWords({ body, settings }: Insured, cover: CoverDays | undefined, spoken: Spoken): CoverWords {
  const { say, sayDays } = spoken
  const { length: counted } = body.period
  const range = cover ? sayDays(cover.startsOn, cover.endsOn) : ''
  if (counted.by === 'months') {
    const { months } = counted
    const length = months === 1 ? say('1 month') : say('{count} months', { count: months })
    if (isYear(body)) return { days: range, length, per: say('a year'), whole: say('For the year') }
    return {
      days: range,
      length,
      per: months === 1 ? say('a month') : say('for {length}', { length }),
      whole: say('For {length}', { length }),
    }
  }
  const known = counted.by === 'days' ? counted.days : cover?.days
  const inDays =
    known === undefined ? say('the whole time') : known === 1 ? say('1 day') : say('{count} days', { count: known })
  const length = settings.line === 'travel' ? say('the trip') : inDays
  return {
    days: range && `${range}, ${inDays}`,
    length,
    per: say('for {length}', { length }),
    whole: say('For {length}', { length }),
  }
}
