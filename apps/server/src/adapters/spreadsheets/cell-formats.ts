import { attribute } from './xml.ts'

interface Decimals {
  /** Written with noughts where there are none. */
  readonly shown?: number
  /** No more than these are shown, whatever the cell holds; none are said where all are. */
  readonly most?: number
}

/** How a number is shown, as far as it changes what it means. */
export type CellFormat =
  | ({ readonly is: 'plain' } & Decimals)
  | ({ readonly is: 'unit'; readonly as: string } & Decimals)
  | { readonly is: 'date'; readonly pattern: string }
  | { readonly is: 'time' }

const plain: CellFormat = { is: 'plain' }

/**
 * Of China, Japan, Korea and Taiwan: days everywhere, or in some of them times. Read as numbers, days would pass for amounts.
 */
const eastAsian = Object.fromEntries(
  [27, 28, 29, 30, 31, 34, 35, 36, 50, 51, 52, 53, 54, 55, 56, 57, 58].map((id) => [id, 'yyyy-mm-dd']),
)
const builtIn: Readonly<Record<number, string>> = {
  1: '0',
  2: '0.00',
  3: '#,##0',
  4: '#,##0.00',
  5: '£#,##0',
  6: '£#,##0',
  7: '£#,##0.00',
  8: '£#,##0.00',
  9: '0%',
  10: '0.00%',
  14: 'dd/mm/yyyy',
  15: 'd-mmm-yy',
  16: 'd-mmm',
  17: 'mmm-yy',
  18: 'h:mm AM/PM',
  19: 'h:mm:ss AM/PM',
  20: 'h:mm',
  21: 'h:mm:ss',
  22: 'dd/mm/yyyy h:mm',
  ...eastAsian,
  32: 'h:mm',
  33: 'h:mm:ss',
  37: '#,##0',
  38: '#,##0',
  39: '#,##0.00',
  40: '#,##0.00',
  41: '#,##0',
  42: '£#,##0',
  43: '#,##0.00',
  44: '£#,##0.00',
  45: 'mm:ss',
  46: '[h]:mm:ss',
  47: 'mmss.0',
}

/** By the number of a cell's style. */
export function readFormats(styles: string): CellFormat[] {
  const custom = new Map<number, string>()
  for (const [tag] of styles.matchAll(/<numFmt\s[^>]*>/g))
    custom.set(Number(attribute(tag, 'numFmtId')), attribute(tag, 'formatCode') ?? '')
  const cells = /<cellXfs\b[^>]*>([\s\S]*?)<\/cellXfs>/.exec(styles)?.[1] ?? ''
  return Array.from(cells.matchAll(/<xf\b[^>]*>/g), ([tag]) => {
    const id = Number(attribute(tag, 'numFmtId') ?? 0)
    return formatOf(custom.get(id) ?? builtIn[id] ?? 'General')
  })
}

function formatOf(code: string): CellFormat {
  // A country alone, as in [$-409], is no dollar.
  const currency =
    /\[\$([^\]-]+)(?:-[^\]]*)?\]/.exec(code)?.[1] ?? /["\\]?([£€¥$])/.exec(code.replace(/\[\$-[^\]]*\]/g, ''))?.[1]
  const bare = code.replace(/"[^"]*"|\\.|\[(?!h+\]|m+\]|s+\])[^\]]*\]|_.|\*./gi, '')
  const noughts = /[0#?]\.(0+)/.exec(bare.split(';')[0] ?? '')?.[1]?.length
  const shown = { ...(noughts !== undefined && { shown: noughts }), ...mostOf(bare.split(';')[0] ?? '') }
  if (bare.includes('%')) return { is: 'unit', as: '%', ...shown }
  if (/[dy]/i.test(bare) || (/m/i.test(bare) && !/[hs]/i.test(bare)))
    return /general/i.test(bare) ? plain : { is: 'date', pattern: shownPattern(code) }
  if (/[hs]/i.test(bare) && !/general/i.test(bare)) return { is: 'time' }
  return currency === undefined ? { ...plain, ...shown } : { is: 'unit', as: currency.trim().slice(0, 4), ...shown }
}

/** Of a power of ten all digits count, and of thousands (`0,`) none behind them is shown. */
function mostOf(code: string): { most?: number } {
  if (!/[0#?]/.test(code) || /E[+-]/i.test(code)) return {}
  return { most: /[0#?],+(?:[^0#?]|$)/.test(code) ? -3 : (/\.([0#?]+)/.exec(code)?.[1]?.length ?? 0) }
}

/** With the signs between day and month that a format spells out. */
const shownPattern = (code: string) => code.replace(/\[[^\]]*\]/g, '').replace(/"([^"]*)"|\\(.)/g, '$1$2')

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** The day of Excel's count, and what the sheet shows for it. */
export function dayOf(serial: number, pattern: string, is1904: boolean): { date: string; shown: string } | undefined {
  // Excel believes in 29 February 1900: before March of that year its count is off by one.
  const days = Math.floor(serial) + (is1904 ? 1462 : serial < 60 ? 1 : 0)
  const moment = new Date(Date.UTC(1899, 11, 30) + days * 86_400_000)
  if (Number.isNaN(moment.getTime()) || moment.getUTCFullYear() > 9999 || moment.getUTCFullYear() < 1) return undefined
  const date = moment.toISOString().slice(0, 10)
  const [year = '', month = '', day = ''] = date.split('-')
  const shown = pattern
    .split(';')[0]
    ?.replace(/h+.*$/i, '')
    .replace(/d{1,4}|m{1,5}|y{2,4}/gi, (token) => {
      const kind = token[0]?.toLowerCase()
      if (kind === 'd') return token.length === 1 ? String(Number(day)) : day
      if (kind === 'y') return token.length === 2 ? year.slice(2) : year
      return token.length >= 3
        ? (months[Number(month) - 1] ?? month)
        : token.length === 1
          ? String(Number(month))
          : month
    })
    .trim()
  return { date, shown: shown || date }
}
