import { z } from 'zod'
import { idOf, moment } from '../fields.ts'
import { Premium } from '../money/premium.ts'
import { Selection } from '../plan/selection.ts'
import { journeyModes } from '../release/mount.ts'
import { quoteLifecycle } from './quote-lifecycle.ts'

export const decisions = ['accept', 'refer', 'decline'] as const

export const QuoteReason = z.strictObject({
  rule: z.string(),
  outcome: z.enum(decisions),
  reason: z.string(),
  item: z.int().optional(),
})

/** One offer, or the reason why there is none. */
export const Quote = z
  .object({
    id: idOf('quote'),
    reference: z.string(),
    mode: z.enum(journeyModes),
    state: z.enum(quoteLifecycle.states),
    decision: z.enum(decisions),
    reasons: z.array(QuoteReason),
    selection: Selection,
    coverStart: z.iso.date(),
    /** Null when declined: what is not insured has no price. */
    premium: Premium.nullable(),
    validUntil: moment,
    createdAt: moment,
  })
  .meta({ id: 'Quote' })

export type Quote = z.output<typeof Quote>
export type Decision = (typeof decisions)[number]
export type QuoteReason = z.output<typeof QuoteReason>

/** Without letters and digits that are taken for one another over the telephone. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Ten characters of 32: nobody finds another's quote by trying. */
export const quoteReference = (random: Uint8Array): string =>
  `Q-${Array.from(random.slice(0, 10), (byte) => alphabet[byte % 32])
    .join('')
    .replace(/^(.{5})/, '$1-')}`
