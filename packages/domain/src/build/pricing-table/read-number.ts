import { shiftPoint, trimmedDecimal } from './sheet.ts'

export type DecimalMark = 'point' | 'comma'

/** A number as someone wrote it. */
export interface WrittenNumber {
  /** Exact, with a point; a percentage is its fraction: 12% is 0.12. */
  readonly decimal: string
  readonly unit?: string
  /** `either`: `1,234` is 1234 or 1.234, and `1.234` is 1.234 or 1234; `decimal` is what it is with decimal points. */
  readonly mark: DecimalMark | 'either' | 'none'
}

/** Three letters alone would take any code for money: `ABC 12`. */
const currencyCodes =
  'AED|ARS|AUD|BDT|BGN|BHD|BRL|CAD|CHF|CLP|CNY|COP|CZK|DKK|EGP|EUR|GBP|GHS|HKD|HUF|IDR|ILS|INR|ISK|JPY|KES|KRW|KWD|LKR|MAD|MXN|MYR|NGN|NOK|NZD|OMR|PEN|PHP|PKR|PLN|QAR|RON|RSD|RUB|SAR|SEK|SGD|THB|TRY|TWD|UAH|USD|VND|ZAR'
const currencySigns = new RegExp(
  `^(?:(?:[A-Z]{0,3}\\p{Sc}|${currencyCodes}|RM|Rp)\\.?(?![A-Z])|(?:Rs|Fr|kr)[. ])`,
  'iu',
)
const currencyEnds = new RegExp(`(?:\\p{Sc}|${currencyCodes}|kr\\.?|zł|Kč)$`, 'iu')

/** Reads `£1,000.50`, `1.234,50`, `5k`, `12 %`, `(3.20)`, `-4`, `1.2E-03`; undefined when it is anything else. */
export function readNumber(text: string): WrittenNumber | undefined {
  let rest = text
    .trim()
    .replace(/[\u00a0\u2007\u202f]/g, ' ')
    .replace('−', '-')
  let isNegative = false
  if (/^\(.*\)$/.test(rest)) [rest, isNegative] = [rest.slice(1, -1).trim(), true]
  if (rest.startsWith('-') || rest.startsWith('+'))
    [rest, isNegative] = [rest.slice(1).trim(), rest[0] === '-' || isNegative]
  let unit: string | undefined
  // Most cells are digits alone.
  const sign = /^\d[\d.]*$/.test(rest) ? null : (currencySigns.exec(rest) ?? currencyEnds.exec(rest))
  if (sign) [rest, unit] = [rest.replace(sign[0], '').trim(), sign[0]]
  if (unit !== undefined && rest.startsWith('-') && !isNegative) [rest, isNegative] = [rest.slice(1).trim(), true]
  let places = 0
  if (unit === undefined && rest.endsWith('%')) [rest, unit, places] = [rest.slice(0, -1).trim(), '%', -2]
  const times = /^(.*\d)\s?([km])$/i.exec(rest)
  if (times?.[1] !== undefined) [rest, places] = [times[1], places + (times[2]?.toLowerCase() === 'k' ? 3 : 6)]
  const power = scientific.exec(rest)
  if (power?.[1] !== undefined) [rest, places] = [power[1], places + Number(power[2])]
  const read = power ? mantissa(rest) : readDigits(rest)
  if (!read) return undefined
  const decimal = trimmedDecimal(
    `${isNegative ? '-' : ''}${places === 0 ? read.digits : shiftPoint(read.digits, places)}`,
  )
  return { decimal, mark: read.mark, ...(unit !== undefined && { unit }) }
}

/** `1E5` may be a code; with decimals or a sign it is a number. */
const scientific = /^(\d[.,]\d+(?=E)|\d(?=E[+-]))E([+-]?\d{1,2})$/i

/** Before the power of ten stands one digit, so that the sign behind it is that of the decimals. */
const mantissa = (text: string) => ({
  digits: text.replace(',', '.'),
  mark: text.includes(',') ? ('comma' as const) : text.includes('.') ? ('point' as const) : ('none' as const),
})

/** The same text where commas are decimal and points group. */
export function readNumberAs(text: string, mark: DecimalMark): WrittenNumber | undefined {
  const read = readNumber(text)
  if (!read || read.mark === 'none' || read.mark === mark) return read
  if (read.mark !== 'either') return undefined
  return mark === 'point'
    ? read
    : readNumber(text.replaceAll('.', '\u0001').replaceAll(',', '.').replaceAll('\u0001', ','))
}

function readDigits(text: string): { digits: string; mark: WrittenNumber['mark'] } | undefined {
  if (/^\d+$/.test(text)) return { digits: text, mark: 'none' }
  // One group of three: thousands to some, decimals to others.
  if (/^[1-9]\d{0,2},\d{3}$/.test(text)) return { digits: text.replace(',', ''), mark: 'either' }
  if (/^[1-9]\d{0,2}\.\d{3}$/.test(text)) return { digits: text, mark: 'either' }
  if (/^\d*\.\d+$/.test(text)) return { digits: text.startsWith('.') ? `0${text}` : text, mark: 'point' }
  // No group begins with 0: `0,001` has decimals.
  if (/^[1-9]\d{0,2}(?:[, ’']\d{3})+(?:\.\d+)?$/.test(text))
    return { digits: text.replace(/[, ’']/g, ''), mark: / |’|'/.test(text) && !text.includes('.') ? 'none' : 'point' }
  // Lakhs and crores: 1,23,456.
  if (/^[1-9]\d?(?:,\d{2})+,\d{3}(?:\.\d+)?$/.test(text)) return { digits: text.replaceAll(',', ''), mark: 'point' }
  if (/^\d+,\d+$/.test(text)) return { digits: text.replace(',', '.'), mark: 'comma' }
  if (/^[1-9]\d{0,2}(?:[. ’']\d{3})+,\d+$/.test(text) || /^[1-9]\d{0,2}(?:\.\d{3}){2,}$/.test(text))
    return { digits: text.replace(/[. ’']/g, '').replace(',', '.'), mark: 'comma' }
  return undefined
}
