import type { countries } from '../../fields.ts'
import type { InsuranceLine } from './product.ts'

interface Regulation {
  readonly country: (typeof countries)[number]
  /** Null is every line that has no entry of its own. */
  readonly line: InsuranceLine | null
  readonly from: string
  /** Days in which the buyer may change their mind, from the day of purchase. */
  readonly coolingOffDays: number
  readonly quoteDays: number
  /** Cover may start so many days from today at the latest. */
  readonly startsWithinDays: number
  /** Shown and to be had before paying. */
  readonly documents: readonly ('ipid' | 'booklet')[]
}

/** Dated, so that a change of the law is a new entry and what was sold before it stays as it was. */
const regulations: readonly Regulation[] = [
  {
    country: 'GB',
    line: null,
    from: '2018-10-01',
    coolingOffDays: 14,
    quoteDays: 30,
    startsWithinDays: 30,
    documents: ['ipid', 'booklet'],
  },
  {
    country: 'GB',
    line: 'life',
    from: '2018-10-01',
    coolingOffDays: 30,
    quoteDays: 30,
    startsWithinDays: 30,
    documents: ['booklet'],
  },
]

/** Where no rule is known the strictest of those known holds. */
const unknown: Omit<Regulation, 'country' | 'line' | 'from'> = {
  coolingOffDays: 30,
  quoteDays: 30,
  startsWithinDays: 30,
  documents: ['ipid', 'booklet'],
}

export function regulationOf(
  { country, line }: { readonly country: string; readonly line: InsuranceLine },
  day: string,
): Omit<Regulation, 'country' | 'line' | 'from'> {
  const inForce = regulations.filter((entry) => entry.country === country && entry.from <= day)
  const latest = (of: InsuranceLine | null) =>
    inForce.filter((entry) => entry.line === of).toSorted((left, right) => (left.from < right.from ? 1 : -1))[0]
  return latest(line) ?? latest(null) ?? unknown
}
