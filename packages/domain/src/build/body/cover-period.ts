import { z } from 'zod'
import { addDays, addMonths, daysFrom } from '../../base/day/day.ts'
import { dataName } from '../dataset/data-name.ts'
import type { DataValues } from '../question/data-values.ts'
import type { LoadedProgram } from '../rating/load-program.ts'

/** No policy of days is longer: whoever needs more buys months. */
export const mostCoverDays = 1830

/** How long cover lasts from its first day on. Days are those of the calendar where the product is sold. */
const CoverLength = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('months'), months: z.int().min(1).max(60) }),
  z.strictObject({ by: z.literal('days'), days: z.int().min(1).max(mostCoverDays) }),
  /** As many days as the buyer answers. */
  z.strictObject({ by: z.literal('asked-days'), name: dataName.nullable() }),
  /** To a last day that the buyer answers: a trip. */
  z.strictObject({
    by: z.literal('last-day'),
    name: dataName.nullable(),
    mostDays: z.int().min(1).max(mostCoverDays),
  }),
])

/** From when to when somebody is insured. The first day is data of its own, with the limits of that data. */
export const CoverPeriod = z.strictObject({ length: CoverLength })

export type CoverPeriod = z.output<typeof CoverPeriod>
export type CoverLength = CoverPeriod['length']
export type CoverLengthBy = CoverLength['by']

/** Both days are insured. */
export interface CoverDays {
  readonly startsOn: string
  readonly endsOn: string
  readonly days: number
}

interface Insuring {
  readonly period: CoverPeriod
}

/** What is said as a year, in prices and in totals. */
export const isYear = ({ period: { length } }: Insuring): boolean => length.by === 'months' && length.months === 12

/** The data that the length is asked by, where it is asked. */
export const lengthName = ({ period: { length } }: Insuring): string | null => ('name' in length ? length.name : null)

/** The days of cover; nothing while what they depend on is not answered, or cannot be. */
export function coverDaysOf(body: Insuring, values: DataValues, startsOn: string): CoverDays | undefined {
  const endsOn = lastDay(body.period.length, values, startsOn)
  if (endsOn === undefined || endsOn < startsOn) return undefined
  return { startsOn, endsOn, days: daysFrom(startsOn, endsOn) }
}

function lastDay(length: CoverLength, values: DataValues, startsOn: string): string | undefined {
  if (length.by === 'months') return addDays(addMonths(startsOn, length.months), -1)
  if (length.by === 'days') return addDays(startsOn, length.days - 1)
  const answered = length.name === null ? undefined : values[length.name]
  if (typeof answered !== 'string' || answered === '') return undefined
  if (length.by === 'last-day') return answered
  const days = Number(answered)
  return Number.isInteger(days) && days >= 1 && days <= mostCoverDays ? addDays(startsOn, days - 1) : undefined
}

interface DataNamed {
  readonly dataset: { readonly properties: readonly { readonly name: string }[] }
}

/** What was published before the name was reserved may ask for data of that name: then it is the buyer's answer. */
export const isAskedAs = ({ dataset }: DataNamed, name: string): boolean =>
  dataset.properties.some((property) => property.name === name)

/** The data name under which formulas and tables read how many days are insured. */
export const coverDays = 'coverDays'

/** What formulas know of the days before anybody has answered. */
export function coverDaysInput({ period: { length } }: Insuring) {
  const input = { kind: 'number', name: coverDays, decimals: 0, min: '1', max: String(mostCoverDays) } as const
  if (length.by === 'days') return { ...input, default: String(length.days) }
  // Prices kept from before pricing read the days were made for a year of 365.
  return length.by === 'months' ? { ...input, default: String(Math.round((length.months * 365) / 12)) } : input
}

/** The values with the days of cover among them, where pricing reads those. */
export function withCoverDays(
  body: Insuring & DataNamed,
  { program }: LoadedProgram,
  values: DataValues,
  startsOn: string,
): DataValues {
  if (isAskedAs(body, coverDays)) return values
  if (!program.inputs.some(({ name }) => name === coverDays)) return values
  const days = coverDaysOf(body, values, startsOn)?.days
  return days === undefined ? values : { ...values, [coverDays]: String(days) }
}
