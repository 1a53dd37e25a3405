import { z } from 'zod'
import { decisions } from '../../build/rating/decisions.ts'
import { spokenCode } from '../../spoken-code.ts'

export const QuoteReason = z.strictObject({
  rule: z.string(),
  outcome: z.enum(decisions),
  reason: z.string(),
  item: z.int().optional(),
})

export type Decision = (typeof decisions)[number]
export type QuoteReason = z.output<typeof QuoteReason>

/** Ten characters of 32: nobody finds another's quote by trying. */
export const quoteReference = (random: Uint8Array): string => spokenCode('Q', random.slice(0, 10))
