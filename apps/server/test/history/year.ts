import { addDays } from '@coverwright/domain/base/day/day'
import { sequence } from '@coverwright/domain/build/rating/samples/sequence'
import type { Draw } from './people.ts'
import { pick } from './people.ts'
import type { Site } from './shopper.ts'

/** The day the story ends; loaded, it becomes yesterday. */
export const lastDay = '2026-11-15'
export const daysTold = 365
/** How many of its first days are made again by the test: to make all of them takes minutes. */
export const comparedDays = 60
export const firstDay = addDays(lastDay, 1 - daysTold)

/** Of a hundred usual days, by month: people get animals in spring and renew cars in March and September. */
const season = [94, 92, 118, 112, 108, 96, 88, 84, 112, 104, 98, 72]
/** From Sunday on. */
const weekdays = [66, 116, 114, 110, 108, 100, 82]

type Ending =
  | 'looks'
  | 'leaves'
  | 'buys'
  | 'buys-then-cancels'
  | 'buys-then-lapses'
  | 'card-declined'
  | 'card-declined-then-buys'
  | 'referred'
  | 'declined'

/** How many of each there are for a hundred that come past the first page. */
const endings: readonly (readonly [Ending, number])[] = [
  ['leaves', 52],
  ['buys', 28],
  ['buys-then-cancels', 2],
  ['buys-then-lapses', 2],
  ['card-declined', 2],
  ['card-declined-then-buys', 3],
  ['referred', 7],
  ['declined', 4],
]

export interface Visit {
  readonly at: Date
  readonly site: Site
  readonly ending: Ending
}

const sites: readonly Site[] = ['pet', 'pet', 'pet', 'pet', 'motor', 'motor', 'motor', 'quayside', 'quayside']
const hours = [7, 8, 9, 10, 11, 12, 12, 13, 14, 15, 16, 17, 18, 19, 19, 20, 20, 21]

/** Everybody who comes in the year, in the order of time. It grows, with the seasons and the days of the week. */
export function visitsOfYear(journeysADay: number): Visit[] {
  const draw = sequence(1126)
  const visits: Visit[] = []
  let [journeys, looks] = [0, 0]
  for (let n = 0; n < daysTold; n++) {
    const day = addDays(firstDay, n)
    const at = new Date(`${day}T00:00:00Z`)
    const growth = 0.45 + (1.1 * n) / daysTold
    const share = growth * ((season[at.getUTCMonth()] ?? 100) / 100) * ((weekdays[at.getUTCDay()] ?? 100) / 100)
    const today: Visit[] = []
    const come = (ending: () => Ending) =>
      today.push({ at: new Date(at.getTime() + timeOfDay(draw)), site: pick(draw, sites), ending: ending() })
    for (journeys += (journeysADay * share * draw(60, 140)) / 100; journeys >= 1; journeys--) come(() => endingOf(draw))
    for (looks += (3.5 * journeysADay * share * draw(60, 140)) / 100; looks >= 1; looks--) come(() => 'looks')
    visits.push(...today.toSorted((one, other) => one.at.getTime() - other.at.getTime()))
  }
  return visits
}

const timeOfDay = (draw: Draw) => (pick(draw, hours) * 3600 + draw(0, 3599)) * 1000

function endingOf(draw: Draw): Ending {
  let left = draw(1, 100)
  for (const [ending, share] of endings) {
    left -= share
    if (left <= 0) return ending
  }
  return 'leaves'
}
