import { z } from 'zod'
import { text } from '../../fields.ts'

/** As pricing reads it. */
const Amount = z.string().regex(/^\d{1,12}(\.\d{1,2})?$/, 'Enter an amount with at most two decimals')

/** An amount in the product's currency; with a unit a number of those: 30 days. */
const LimitValue = z.strictObject({ amount: Amount, unit: text(40).optional() })

/** What a plan pays for an item, or what the customer bears: a value where it is one, else words ("Unlimited"). */
export const Limit = z.union([text(80), LimitValue])

export type Limit = z.output<typeof Limit>
type LimitValue = z.output<typeof LimitValue>

interface Saying {
  readonly currency: string
  /** How the language writes numbers. */
  readonly tag?: string | undefined
  readonly currencyDisplay?: 'symbol' | 'narrowSymbol'
}

/** As people read it: "£5,000", "5.000 £", "30 days". */
export function sayLimit(limit: Limit, { currency, tag = 'en-GB', currencyDisplay = 'symbol' }: Saying): string {
  if (typeof limit === 'string') return limit
  const { amount, unit } = limit
  if (unit !== undefined) return `${new Intl.NumberFormat(tag).format(Number(amount))} ${unit}`
  const whole = amount.includes('.') ? {} : { maximumFractionDigits: 0 }
  return new Intl.NumberFormat(tag, { style: 'currency', currency, currencyDisplay, ...whole }).format(Number(amount))
}

const units = 'hours days nights weeks months years miles km visits sessions people'.split(' ')

/** A value where what was written reads back exactly as it was written; anything else stays the words it is. */
export function readLimit(written: string, currency: string): Limit {
  const said = written.trim()
  const number = /\d[\d,]*(?:\.\d+)?/.exec(said)?.[0].replaceAll(',', '')
  const unit = units.find((each) => said.endsWith(` ${each}`))
  const { data: value } = LimitValue.safeParse({ amount: number, ...(unit !== undefined && { unit }) })
  if (!value) return written
  const isSame = (['symbol', 'narrowSymbol'] as const).some(
    (currencyDisplay) => sayLimit(value, { currency, currencyDisplay }) === said,
  )
  return isSame ? value : written
}
