import { z } from 'zod'
import { languages } from '../../base/language/language.ts'
import { currencies } from '../../base/money/money.ts'
import { paymentFrequencies } from '../../build/plan/cover.ts'
import { journeyModes } from '../../build/product/journey-mode.ts'
import { sendingMoments } from '../../build/product/paperwork.ts'
import { TraceEntry } from '../../build/rating/trace-entry.ts'
import { actorKinds } from '../../company/audit/audit.ts'
import { idOf, moment, requiredText } from '../../fields.ts'
import { Incentive } from '../coupon/coupon.ts'
import { instalmentLifecycle } from '../payment/instalment-lifecycle.ts'
import { paymentLifecycle } from '../payment/payment-lifecycle.ts'
import { refundLifecycle } from '../payment/refund-lifecycle.ts'
import { QuoteReason } from '../quote/quote.ts'
import { VoucherPaid } from '../voucher/voucher.ts'
import { historyKinds } from './policy-history.ts'
import { policyLifecycle } from './policy-lifecycle.ts'

const Named = z.object({ name: z.string(), value: z.string() })

/** An answer as the buyer read it back. */
export const PolicyAnswer = z
  .object({
    name: z.string(),
    /** "Driver 2", where there are several. */
    item: z.string().nullable(),
    /** The question in its own words. */
    label: z.string(),
    text: z.string(),
    /** What the customer gave, where it was corrected since. */
    given: z.string().nullable(),
    /** The price, the rules or the journey's logic read it. */
    isRated: z.boolean(),
    isCorrectable: z.boolean(),
    /** As forms have it: an address is several, of which the postcode may be what is priced. */
    fields: z.array(Named.extend({ isRated: z.boolean() })),
  })
  .meta({ id: 'PolicyAnswer' })

/** What was written wrongly, and how it should have been. */
export const CorrectedField = z.object({ name: z.string(), label: z.string(), before: z.string(), after: z.string() })

const PolicyCorrection = z.object({
  id: z.string(),
  at: moment,
  by: z.string(),
  reason: z.string(),
  changes: z.array(CorrectedField),
})

/** What was sold, with all that shows it. */
export const Policy = z
  .object({
    id: idOf('policy'),
    number: z.string(),
    state: z.enum(policyLifecycle.states),
    mode: z.enum(journeyModes),
    productName: z.string(),
    holder: z.string(),
    email: z.string(),
    insured: z.string(),
    customerId: idOf('customer').nullable(),
    isErased: z.boolean(),
    plan: z.string(),
    choices: z.array(z.object({ title: z.string(), label: z.string() })),
    addOns: z.array(z.string()),
    frequency: z.enum(paymentFrequencies),
    currency: z.enum(currencies),
    netMinor: z.int(),
    commissionMinor: z.int(),
    feeMinor: z.int(),
    taxMinor: z.int(),
    grossMinor: z.int(),
    /** What a code took off; null without one. */
    incentive: Incentive.nullable(),
    /** What a voucher paid of it; null without one. */
    voucher: VoucherPaid.nullable(),
    startsOn: z.string(),
    endsOn: z.string(),
    issuedAt: moment,
    endedAt: moment.nullable(),
    /** The one it was bought in. */
    language: z.enum(languages),
    release: z.object({
      version: z.int(),
      contentHash: z.string(),
      programHash: z.string(),
      createdAt: moment,
    }),
    quoteReference: z.string(),
    referralId: idOf('referral').nullable(),
    answers: z.array(PolicyAnswer),
    declarations: z.array(z.object({ text: z.string(), textVersion: z.int(), isGiven: z.boolean(), at: moment })),
    documents: z.array(
      z.object({
        title: z.string(),
        /** When it goes out by mail; never of those that were only shown before paying. */
        sentOn: z.array(z.enum(sendingMoments)),
        /** When it was made for this policy; the product's own have none. */
        madeAt: moment.nullable(),
        isReplaced: z.boolean(),
        /** Opens for a few minutes; null while it is being made. */
        url: z.string().nullable(),
      }),
    ),
    reasons: z.array(QuoteReason),
    trace: z.array(TraceEntry),
    rows: z.array(
      z.object({
        table: z.string(),
        edition: z.int(),
        rows: z.array(z.int()),
        item: z.int().nullable(),
        asked: z.array(Named),
        found: z.array(Named),
      }),
    ),
    instalments: z.array(
      z.object({
        number: z.int(),
        dueOn: z.string(),
        amountMinor: z.int(),
        state: z.enum(instalmentLifecycle.states),
      }),
    ),
    payments: z.array(
      z.object({
        id: z.string(),
        /** Of the card; a voucher paid besides. */
        amountMinor: z.int(),
        voucher: VoucherPaid.nullable(),
        state: z.enum(paymentLifecycle.states),
        gateway: z.string(),
        cardLast4: z.string().nullable(),
        failure: z.string().nullable(),
        at: moment,
        refunds: z.array(
          z.object({
            amountMinor: z.int(),
            reason: z.string(),
            state: z.enum(refundLifecycle.states),
            at: moment,
          }),
        ),
      }),
    ),
    /** To the customer's address, the newest first. */
    messages: z.array(
      z.object({
        id: z.string(),
        at: moment,
        recipient: z.string(),
        subject: z.string(),
        /** As the outbox has it. */
        state: z.string(),
      }),
    ),
    /** The newest first. */
    history: z.array(
      z.object({
        id: z.string(),
        at: moment,
        who: z.object({ kind: z.enum(actorKinds), name: z.string() }),
        what: z.enum(historyKinds),
        amountMinor: z.int().optional(),
        about: z.string().optional(),
        correction: PolicyCorrection.optional(),
      }),
    ),
    /** There are more messages, payments or entries than are shown. */
    isCut: z.boolean(),
  })
  .meta({ id: 'Policy' })

/** What was misspelt: fields by their names, of which those that differ are taken. */
export const CorrectionForm = z
  .strictObject({
    id: idOf('policy'),
    fields: z
      .array(z.strictObject({ name: z.string().max(200), value: z.string().trim().max(200) }))
      .min(1)
      .max(200),
    reason: requiredText(500),
  })
  .meta({
    id: 'CorrectionForm',
    examples: [{ fields: [{ name: 'full_name', value: 'Jo Smythe' }], reason: 'Misspelt on the telephone' }],
  })

/** A template filled with what is known of a policy. */
export const PolicyPreviewForm = z
  .strictObject({ templateId: idOf('template'), language: z.enum(languages), policyId: idOf('policy') })
  .meta({ examples: [{ language: 'en_uk' }] })

export type Policy = z.output<typeof Policy>
export type PolicyAnswer = z.output<typeof PolicyAnswer>
export type CorrectedField = z.output<typeof CorrectedField>
