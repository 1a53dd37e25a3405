import { shiftPoint, trimmedDecimal } from './sheet.ts'

export type DecimalMark = 'point' | 'comma'

/** A number as someone wrote it. */
export interface WrittenNumber {
  /** Exact, with a point; a percentage is its fraction: 12% is 0.12. */
  readonly decimal: string
  readonly unit?: string
  /** What the text would be in the other custom: `1,234` is 1234 or 1.234. */
  readonly mark: DecimalMark | 'either' | 'none'
}

const currencySigns = /^(?:£|€|\$|¥|GBP|EUR|USD|HKD|SGD|MYR|IDR|THB|HK\$|S\$|RM|Rp|฿)/i
const currencyEnds = /(?:£|€|\$|¥|GBP|EUR|USD|HKD|SGD|MYR|IDR|THB)$/i

/** Reads `£1,000.50`, `1.234,50`, `5k`, `12 %`, `(3.20)`, `-4`; undefined when it is anything else. */
export function readNumber(text: string): WrittenNumber | undefined {
  let rest = text.trim().replaceAll('\u00a0', ' ').replace('−', '-')
  let isNegative = false
  if (/^\(.*\)$/.test(rest)) [rest, isNegative] = [rest.slice(1, -1).trim(), true]
  if (rest.startsWith('-') || rest.startsWith('+'))
    [rest, isNegative] = [rest.slice(1).trim(), rest[0] === '-' || isNegative]
  let unit: string | undefined
  const sign = currencySigns.exec(rest) ?? currencyEnds.exec(rest)
  if (sign) [rest, unit] = [rest.replace(sign[0], '').trim(), sign[0]]
  if (unit !== undefined && rest.startsWith('-') && !isNegative) [rest, isNegative] = [rest.slice(1).trim(), true]
  let places = 0
  if (unit === undefined && rest.endsWith('%')) [rest, unit, places] = [rest.slice(0, -1).trim(), '%', -2]
  const times = /^(.*\d)\s?([km])$/i.exec(rest)
  if (times?.[1] !== undefined) [rest, places] = [times[1], places + (times[2]?.toLowerCase() === 'k' ? 3 : 6)]
  const read = readDigits(rest)
  if (!read) return undefined
  const decimal = trimmedDecimal(
    `${isNegative ? '-' : ''}${places === 0 ? read.digits : shiftPoint(read.digits, places)}`,
  )
  return { decimal, mark: read.mark, ...(unit !== undefined && { unit }) }
}

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
  // One group of three behind a comma: a thousand, or a decimal comma.
  if (/^[1-9]\d{0,2},\d{3}$/.test(text)) return { digits: text.replace(',', ''), mark: 'either' }
  if (/^\d*\.\d+$/.test(text)) return { digits: text.startsWith('.') ? `0${text}` : text, mark: 'point' }
  if (/^\d{1,3}(?:[, ’']\d{3})+(?:\.\d+)?$/.test(text))
    return { digits: text.replace(/[, ’']/g, ''), mark: / |’|'/.test(text) && !text.includes('.') ? 'none' : 'point' }
  if (/^\d+,\d+$/.test(text)) return { digits: text.replace(',', '.'), mark: 'comma' }
  if (/^\d{1,3}(?:[. ’']\d{3})+,\d+$/.test(text) || /^\d{1,3}(?:\.\d{3}){2,}$/.test(text))
    return { digits: text.replace(/[. ’']/g, '').replace(',', '.'), mark: 'comma' }
  return undefined
}
