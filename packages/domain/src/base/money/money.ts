/** Decimals of the currency's smallest unit, as ISO 4217 has them. */
const decimals = { GBP: 2, USD: 2, HKD: 2, SGD: 2, MYR: 2, THB: 2, IDR: 2 } as const

export type Currency = keyof typeof decimals

// The table is a literal: it has the keys of its type and no others.
export const currencies = Object.keys(decimals) as [Currency, ...Currency[]]

export const decimalsOf = (currency: Currency): number => decimals[currency]

/** As people read it: £1,234.50. What they usually leave out, like the sen of a rupiah, is written where there are any. */
export function formatMoney(minor: number, currency: Currency, locale = 'en-GB'): string {
  const scale = decimals[currency]
  const hasRest = minor % 10 ** scale !== 0
  const digits = hasRest ? { minimumFractionDigits: scale } : {}
  return new Intl.NumberFormat(locale, { style: 'currency', currency, ...digits }).format(minor / 10 ** scale)
}

export interface Money {
  readonly minor: number
  readonly currency: Currency
}

/** The amount that was written so in English: £1,234.50 is 123450 of GBP. */
export function moneyFromWords(words: string): Money | undefined {
  const digits = Number(words.replaceAll(/[^\d.-]/g, ''))
  return currencies
    .map((currency) => ({ minor: Math.round(digits * 10 ** decimals[currency]), currency }))
    .find(({ minor, currency }) => formatMoney(minor, currency) === words)
}

/** An amount that was typed, as people read it: "1200" is £1,200 and "0.1" is £0.10. */
export const formatAmount = (decimal: string, currency: Currency, locale = 'en-GB'): string =>
  new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    ...(decimal.includes('.') ? {} : { maximumFractionDigits: 0 }),
  }).format(Number(decimal))

export interface Parts {
  readonly firstMinor: number
  readonly eachMinor: number
}

/** first + (count − 1) × each = total: the first takes what does not divide evenly, so no penny is lost or made. */
export function splitEvenly(totalMinor: number, count: number): Parts {
  const eachMinor = Math.floor(totalMinor / count)
  return { firstMinor: totalMinor - eachMinor * (count - 1), eachMinor }
}
