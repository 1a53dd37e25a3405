import { z } from 'zod'
import { currencies } from '../../base/money/money.ts'
import { journeyModes } from '../../build/product/journey-mode.ts'
import { moment } from '../../fields.ts'

/** Of the company's own days: they begin at midnight in its time zone. */
export const statisticsRanges = ['all', 'year', 'days30', 'days7', 'hours24'] as const

export type StatisticsRange = (typeof statisticsRanges)[number]

/** Written is what customers agreed to pay without the insurance tax in it, which is not the insurer's. */
export const WrittenPremium = z.object({ currency: z.enum(currencies), writtenMinor: z.int() })

const Figures = z.object({
  quotes: z.int(),
  policies: z.int(),
  /** A company may sell in several currencies; they are never added up. The largest comes first. */
  premiums: z.array(WrittenPremium),
})

/** What was quoted and sold. Live and test are kept apart. */
export const KeyFigures = z
  .object({
    ...Figures.shape,
    /** What partners sold of the company's cover, and the company's part of its premium; not among the figures above. */
    partners: z.object({ policies: z.int(), premiums: z.array(WrittenPremium) }),
    /** The same length of time before; none for all time. */
    before: Figures.nullable(),
    /** From the range's beginning to now, evenly; premiums of the first currency. */
    series: z.array(z.object({ at: moment, quotes: z.int(), policies: z.int(), writtenMinor: z.int() })),
  })
  .meta({ id: 'KeyFigures' })

export const KeyFiguresForm = z
  .strictObject({ range: z.enum(statisticsRanges), mode: z.enum(journeyModes) })
  .meta({ id: 'KeyFiguresForm', examples: [{ range: 'days30', mode: 'live' }] })

export type KeyFigures = z.output<typeof KeyFigures>

/** Of a hundred quotes so many became policies; none while nothing was quoted. */
export const quoteToSale = ({ quotes, policies }: Pick<KeyFigures, 'quotes' | 'policies'>) =>
  quotes === 0 ? undefined : (policies / quotes) * 100
