import { localeOf } from '@coverwright/domain/base/language/language'
import { type Currency, formatAmount, formatMoney } from '@coverwright/domain/base/money/money'
import i18n from 'i18next'

// The language is asked for as an amount is written: whatever shows one also has texts, and is drawn anew with them.

/** An amount in the smallest coin, as whoever reads it writes money. */
export const moneyText = (minor: number, currency: Currency): string =>
  formatMoney(minor, currency, localeOf(i18n.language))

/** An amount as it was typed: "1200" is £1,200 and "0.1" is £0.10. */
export const amountText = (decimal: string, currency: Currency): string =>
  formatAmount(decimal, currency, localeOf(i18n.language))
