import { writtenDecimals } from '../rating/decimal.ts'
import { type CellRead, trouble, value } from './cell-problem.ts'
import type { KnownData } from './known-data.ts'
import { readNumber } from './read-number.ts'

type Numbers = KnownData & { readonly kind: 'number' }

/** `18,19` and `1,2,3` where whole numbers are asked for: each on its own, or one with its decimals or thousands. */
function maybeList(text: string, data: KnownData | undefined): data is Numbers {
  if (data?.kind !== 'number' || data.decimals > 0) return false
  const parts = wholeParts(text)
  if (!parts?.every((part) => isWithin(part, data))) return false
  const read = readNumber(text)
  return !read || read.mark === 'comma' || !isWithin(read.decimal, data)
}

const wholeParts = (text: string) => (/^\d+(?:,\d+)+$/.test(text.trim()) ? text.trim().split(',') : undefined)

const isWithin = (part: string, { min, max }: Numbers) => Number(part) >= Number(min) && Number(part) <= Number(max)

/** What a whole-number column cannot tell apart is proposed as a list, and never taken for one by itself. */
export function listTrouble(text: string, list: string, name: string): CellRead<never> {
  return trouble(
    'decimal-comma',
    `“${text}” is no whole number, as answers to ${name} are. Are the numbers ${list} meant, each on its own?`,
    list,
  )
}

const endOfBand = /^(.*?\d)(?:\s*(?:-|–|—|to|and)\s*)(\d.*)$/i

/** `18,19-25` is 18 and a band from 19; an end such as 4,99 lies just below the next band's, and 0,01 just above the last's. */
function listInBand(text: string, data: KnownData | undefined): string | undefined {
  const [, low = '', high = ''] = endOfBand.exec(text.trim()) ?? []
  const isListBefore = maybeList(low, data) && !/,0+1?$/.test(low)
  const isListBehind = maybeList(high, data) && !/,(?:9+|0+)$/.test(high)
  if (!isListBefore && !isListBehind) return undefined
  const before = (isListBefore ? low.split(',') : [low]).map((part) => part.trim())
  const behind = (isListBehind ? high.split(',') : [high]).map((part) => part.trim())
  return [...before.slice(0, -1), `${before.at(-1)}-${behind[0]}`, ...behind.slice(1)].join('; ')
}

/** The list that a text may be instead of a number or a band, written so that it is read as one. */
export const listIn = (text: string, data: KnownData | undefined): string | undefined =>
  maybeList(text, data) ? text.trim().split(',').join('; ') : listInBand(text, data)

/** A key finer than any answer is kept as it is written, and said: no answer ever equals it. */
export function withFineness(decimal: string, data: KnownData | undefined): CellRead<readonly string[]> {
  if (data?.kind !== 'number' || writtenDecimals(decimal) <= data.decimals) return value([decimal])
  return value([decimal], {
    code: 'too-fine',
    message: `${decimal} has more decimals than the answers to ${data.name} (${data.decimals}): the row never applies.`,
    fix: null,
  })
}
