import type { Country } from '../../fields.ts'

interface Rate {
  readonly country: Country
  readonly from: string
  readonly percent: number
}

/**
 * Value added tax on what is sold to companies, by the country they are in, from a day on. Whoever runs the product is in the
 * United Kingdom: what it sells to companies elsewhere is outside the scope of its tax.
 */
const rates: readonly Rate[] = [{ country: 'GB', from: '2011-01-04', percent: 20 }]

export function vatPercentOf(country: Country, day: string): number {
  const begun = rates.filter((rate) => rate.country === country && rate.from <= day)
  return begun.toSorted((one, other) => (one.from < other.from ? -1 : 1)).at(-1)?.percent ?? 0
}

export interface Taxed {
  readonly netMinor: number
  readonly vatPercent: number
  readonly vatMinor: number
  readonly totalMinor: number
}

export function withVat(netMinor: number, vatPercent: number): Taxed {
  const vatMinor = Math.round((netMinor * vatPercent) / 100)
  return { netMinor, vatPercent, vatMinor, totalMinor: netMinor + vatMinor }
}
