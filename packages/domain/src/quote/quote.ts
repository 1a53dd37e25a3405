import { z } from 'zod'

export const decisions = ['accept', 'refer', 'decline'] as const

export const QuoteReason = z.strictObject({
  rule: z.string(),
  outcome: z.enum(decisions),
  reason: z.string(),
  item: z.int().optional(),
})

export type Decision = (typeof decisions)[number]
export type QuoteReason = z.output<typeof QuoteReason>

/** Without letters and digits that are taken for one another over the telephone. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Ten characters of 32: nobody finds another's quote by trying. */
export const quoteReference = (random: Uint8Array): string =>
  `Q-${Array.from(random.slice(0, 10), (byte) => alphabet[byte % 32])
    .join('')
    .replace(/^(.{5})/, '$1-')}`
