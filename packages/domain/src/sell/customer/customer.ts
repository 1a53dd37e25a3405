import { z } from 'zod'
import { currencies } from '../../base/money/money.ts'
import { paymentFrequencies } from '../../build/plan/cover.ts'
import { journeyModes } from '../../build/product/journey-mode.ts'
import { idOf, moment, requiredText } from '../../fields.ts'
import { instalmentLifecycle } from '../payment/instalment-lifecycle.ts'
import { paymentLifecycle } from '../payment/payment-lifecycle.ts'
import { policyLifecycle } from '../policy/policy-lifecycle.ts'
import { quoteLifecycle } from '../quote/quote-lifecycle.ts'
import { VoucherPaid } from '../voucher/voucher.ts'

const fields = {
  id: idOf('customer'),
  name: z.string(),
  email: z.string(),
  mode: z.enum(journeyModes),
  isErased: z.boolean(),
  createdAt: moment,
}

export const Customer = z
  .object({
    ...fields,
    policyCount: z.int(),
    /** Gave an address and saw a price, and has bought nothing. */
    isProspect: z.boolean(),
  })
  .meta({ id: 'Customer' })

export const CustomerPolicy = z
  .object({
    id: idOf('policy'),
    number: z.string(),
    productName: z.string(),
    plan: z.string(),
    insured: z.string(),
    state: z.enum(policyLifecycle.states),
    frequency: z.enum(paymentFrequencies),
    currency: z.enum(currencies),
    grossMinor: z.int(),
    startsOn: z.string(),
    endsOn: z.string(),
    issuedAt: moment,
    /** Until when it can be cancelled for a full refund; null when that is over. */
    cancellableUntil: z.string().nullable(),
    /** Opens for a few minutes; null while it is being made. */
    certificateUrl: z.string().nullable(),
    instalments: z.array(
      z.object({
        number: z.int(),
        dueOn: z.string(),
        amountMinor: z.int(),
        state: z.enum(instalmentLifecycle.states),
        nextOn: z.string().nullable(),
      }),
    ),
  })
  .meta({ id: 'CustomerPolicy' })

export const CustomerDetail = z
  .object({
    ...fields,
    policies: z.array(CustomerPolicy),
    quotes: z.array(
      z.object({
        reference: z.string(),
        state: z.enum(quoteLifecycle.states),
        grossMinor: z.int().nullable(),
        currency: z.enum(currencies).nullable(),
        createdAt: moment,
        validUntil: moment,
        /** The policy that came of it. */
        policyId: idOf('policy').nullable(),
      }),
    ),
    payments: z.array(
      z.object({
        /** Of the card; a voucher paid besides. */
        amountMinor: z.int(),
        voucher: VoucherPaid.nullable(),
        currency: z.enum(currencies),
        state: z.enum(paymentLifecycle.states),
        gateway: z.string(),
        cardLast4: z.string().nullable(),
        failure: z.string().nullable(),
        at: moment,
      }),
    ),
    notes: z.array(z.object({ text: z.string(), by: z.string(), at: moment })),
  })
  .meta({ id: 'CustomerDetail' })

export const CustomerRef = z.strictObject({ id: idOf('customer') })

export const CustomerFilter = z.strictObject({
  mode: z.enum(journeyModes).optional(),
  search: z.string().trim().max(200).optional(),
})

export const NoteForm = z
  .strictObject({ id: idOf('customer'), text: requiredText(2000) })
  .meta({ id: 'NoteForm', examples: [{ text: 'Called about the excess.' }] })

export const PolicyRef = z.strictObject({ id: idOf('policy') })

export type Customer = z.output<typeof Customer>
export type CustomerPolicy = z.output<typeof CustomerPolicy>
export type CustomerDetail = z.output<typeof CustomerDetail>
