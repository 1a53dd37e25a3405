import { z } from 'zod'
import { currencies } from '../../base/money/money.ts'
import { Option } from '../../build/dataset/option.ts'
import { Terms } from '../../build/plan/terms.ts'
import { journeyModes } from '../../build/product/journey-mode.ts'
import { TraceEntry } from '../../build/rating/trace-entry.ts'
import { idOf, moment, requiredText } from '../../fields.ts'
import { QuoteReason } from '../quote/quote.ts'
import { referralLifecycle } from './referral-lifecycle.ts'

const fields = {
  id: idOf('referral'),
  reference: z.string(),
  productId: idOf('product'),
  productName: z.string(),
  /** Empty when the customer's data were erased. */
  customer: z.string(),
  reasons: z.array(z.string()),
  state: z.enum(referralLifecycle.states),
  mode: z.enum(journeyModes),
  createdAt: moment,
  decidedAt: moment.nullable(),
}

/** A case in the list of those that people decide. */
export const Referral = z.object(fields).meta({ id: 'Referral' })

/** What a plan costs: as the program prices it, and on the terms in hand. */
export const ReferredPlan = z
  .object({
    code: z.string(),
    title: z.string(),
    /** Before fees and taxes. */
    premiumMinor: z.int().nullable(),
    grossMinor: z.int().nullable(),
  })
  .meta({ id: 'ReferredPlan' })

export const ReferralDetail = z
  .object({
    ...fields,
    email: z.string(),
    customerId: idOf('customer').nullable(),
    /** The policy that came of it. */
    policyId: idOf('policy').nullable(),
    currency: z.enum(currencies),
    coverStart: z.string(),
    answers: z.array(z.object({ label: z.string(), text: z.string() })),
    rules: z.array(QuoteReason),
    trace: z.array(TraceEntry),
    /** As the program prices them. */
    plans: z.array(ReferredPlan),
    choices: z.array(z.object({ name: z.string(), title: z.string(), options: z.array(Option), chosen: z.string() })),
    terms: Terms.nullable(),
    /** What the customer was told when it was declined. */
    declinedFor: z.string().nullable(),
    decidedBy: z.string().nullable(),
    validUntil: moment.nullable(),
  })
  .meta({ id: 'ReferralDetail' })

export const ReferralRef = z.strictObject({ id: idOf('referral') })

export const ReferralFilter = z.strictObject({
  state: z.enum(referralLifecycle.states).optional(),
  mode: z.enum(journeyModes).optional(),
  productId: idOf('product').optional(),
  search: z.string().trim().max(200).optional(),
})

export const TermsForm = z
  .strictObject({ id: idOf('referral'), terms: Terms })
  .meta({ examples: [{ terms: { loadingPercent: '0', choices: {}, planPremiums: {}, reason: '' } }] })

export const DeclineForm = z
  .strictObject({ id: idOf('referral'), reason: requiredText(1000) })
  .meta({ id: 'DeclineForm', examples: [{ reason: 'We do not insure animals that wait for a diagnosis.' }] })

export type Referral = z.output<typeof Referral>
export type ReferralDetail = z.output<typeof ReferralDetail>
export type ReferredPlan = z.output<typeof ReferredPlan>
