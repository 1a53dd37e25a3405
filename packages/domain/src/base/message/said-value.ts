import { dayFromWords, dayWords } from '../day/day.ts'
import { formatMoney, moneyFromWords } from '../money/money.ts'

/** How a language says what the product says in English. */
export interface Speech {
  readonly locale: string
  readonly say: (english: string) => string
}

/**
 * What fills a gap, in another language. The name of the gap says what it is: `…Words` are the product's own, `…List`
 * several of them, `…Day` and `…Amount` written as English does. Anything else is somebody's own, and stays as it is.
 */
export function saidValue(name: string, value: string, { locale, say }: Speech): string {
  if (name.endsWith('Words')) return say(value)
  if (name.endsWith('List')) return value.split(', ').map(say).join(', ')
  if (/(?:^d|D)ay$/.test(name)) return dayIn(locale, value)
  return /(?:^a|A)mount$/.test(name) ? amountIn(locale, value) : value
}

function dayIn(locale: string, words: string): string {
  const day = dayFromWords(words)
  return day ? dayWords(day, locale) : words
}

function amountIn(locale: string, words: string): string {
  const money = moneyFromWords(words)
  return money ? formatMoney(money.minor, money.currency, locale) : words
}
