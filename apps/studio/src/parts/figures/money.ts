import type { Currency } from '@coverwright/domain/base/money/money'

/** An amount in the smallest coin, as people write it. */
export function money(minor: number, currency: Currency, locale: string): string {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency })
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2
  return format.format(minor / 10 ** digits)
}
