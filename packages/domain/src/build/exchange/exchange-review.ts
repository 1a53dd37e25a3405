import { z } from 'zod'
import { idOf, moment } from '../../fields.ts'
import { messages } from '../../messages.ts'
import { described, exchangeKind, exchangeLimits, exchangeLine } from './exchange.ts'
import { CheckResult, exchangeChecks } from './exchange-checks.ts'
import { exchangeReviewLifecycle } from './exchange-lifecycle.ts'

/** Of whoever runs the product: one submission of a company. */
export const ExchangeReview = z
  .object({
    ...described,
    id: idOf('exchangeReview'),
    companyName: z.string(),
    kind: exchangeKind,
    line: exchangeLine.nullable(),
    withRates: z.boolean(),
    number: z.int(),
    notes: z.string(),
    /** What its master is called. */
    derivedFrom: z.string(),
    bytes: z.int(),
    hash: z.string(),
    missingPhotos: z.int(),
    checks: z.array(CheckResult),
    state: z.enum(exchangeReviewLifecycle.states),
    reasons: z.string(),
    decidedBy: z.string(),
    decidedAt: moment.nullable(),
    createdAt: moment,
  })
  .meta({ id: 'ExchangeReview' })

export const ExchangeReviewFilter = z.strictObject({
  state: z.enum(exchangeReviewLifecycle.states).optional(),
  kind: exchangeKind.optional(),
  search: z.string().trim().max(200).optional(),
})

export const ExchangeReviewRef = z.strictObject({ id: idOf('exchangeReview') })

export const ExchangeDecision = z
  .strictObject({
    id: idOf('exchangeReview'),
    verdict: z.enum(['approve', 'reject']),
    /** What the reviewer has looked at: all of it before an approval. */
    looked: z.array(z.enum(exchangeChecks)).max(exchangeChecks.length),
    /** The author reads them; needed when it is rejected. */
    reasons: z.string().trim().max(exchangeLimits.reasons),
  })
  .refine(({ verdict, reasons }) => verdict === 'approve' || reasons !== '', {
    path: ['reasons'],
    message: messages.required,
  })
  .meta({ id: 'ExchangeDecision', examples: [{ verdict: 'reject', looked: [], reasons: 'It names your company.' }] })

export type ExchangeReview = z.output<typeof ExchangeReview>
