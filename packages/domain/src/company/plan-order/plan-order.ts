import { z } from 'zod'
import { productTypes } from '../../base/product-type/product-type.ts'
import { countries, idOf, moment, oneOf, requiredText } from '../../fields.ts'
import { Issuer } from '../issuer/issuer.ts'
import { billings, planNames, UnitsInUse } from '../plan/plan.ts'
import { planOrderLifecycle } from './plan-order-lifecycle.ts'

const wanted = { plan: oneOf(planNames), billing: oneOf(billings) }

/** What is asked for; nothing is bound by it. */
export const PlanChoice = z
  .strictObject(wanted)
  .meta({ id: 'PlanChoice', examples: [{ plan: 'Advance', billing: 'monthly' }] })
export type PlanChoice = z.output<typeof PlanChoice>

/** Of a plan that is less than what is had. */
export const SmallerPlanChoice = z.strictObject(wanted).meta({ examples: [{ plan: 'Basic', billing: 'monthly' }] })

/** A smaller plan, and what goes offline when it begins: where it has too few units, as many as it has too few. */
export const SmallerPlanForm = z
  .strictObject({ ...wanted, offline: z.array(idOf('product')).max(30_000) })
  .meta({ id: 'SmallerPlanForm', examples: [{ plan: 'Basic', billing: 'monthly', offline: [] }] })

/** When it begins, what it comes to then, and what is live of which it has too few units. */
export const SmallerPlan = z
  .object({
    plan: z.enum(planNames),
    billing: z.enum(billings),
    on: z.iso.date(),
    /** To be paid on that day, before tax; what was paid and not used is taken off. */
    netMinor: z.int(),
    /** What is left of it then. */
    creditMinor: z.int(),
    live: z.array(z.object({ id: idOf('product'), name: z.string(), type: z.enum(productTypes) })),
    /** How many of each type have to go offline. */
    tooMany: UnitsInUse,
  })
  .meta({ id: 'SmallerPlan' })
export type SmallerPlan = z.output<typeof SmallerPlan>

/** With what it came to when it was looked at: at another price it is looked at again. */
export const PlanOrderForm = z
  .strictObject({ ...wanted, totalMinor: z.int().min(0) })
  .meta({ id: 'PlanOrderForm', examples: [{ plan: 'Advance', billing: 'monthly', totalMinor: 47_880 }] })

const amounts = {
  lines: z.array(z.object({ text: z.string(), amountMinor: z.int() })),
  netMinor: z.int(),
  vatPercent: z.number(),
  vatMinor: z.int(),
  totalMinor: z.int(),
  currency: z.string(),
}

/** To the penny, before anything is bound. */
export const PlanPreview = z
  .object({
    plan: z.enum(planNames),
    billing: z.enum(billings),
    ...amounts,
    periodStart: z.iso.date(),
    periodEnd: z.iso.date(),
  })
  .meta({ id: 'PlanPreview' })
export type PlanPreview = z.output<typeof PlanPreview>

/** What a company orders for itself, what follows by itself, and what was sold above a plan. */
export const planOrderKinds = ['change', 'renewal', 'usage'] as const

export const planOrderState = z.enum(planOrderLifecycle.states)

export const PlanOrder = z
  .object({
    id: idOf('planOrder'),
    number: z.string(),
    plan: z.enum(planNames),
    billing: z.enum(billings),
    ...amounts,
    kind: z.enum(planOrderKinds),
    state: planOrderState,
    /** Given up before it was paid. */
    isCancelled: z.boolean(),
    createdAt: moment,
    paidAt: moment.nullable(),
    /** Of what follows by itself: when it is tried again, or the company is suspended. */
    nextOn: z.iso.date().nullable(),
    /** Why its money went back. */
    failure: z.string().nullable(),
  })
  .meta({ id: 'PlanOrder' })
export type PlanOrder = z.output<typeof PlanOrder>

/** The last day before it is what is paid for. */
export const PlanEnd = z.object({ endsOn: z.iso.date() }).meta({ id: 'PlanEnd' })

export const PlanOrderRef = z.strictObject({ id: idOf('planOrder') })

/** What lets whoever holds it pay one order: it may come by mail, to somebody who cannot sign in. */
export const PaymentTicket = z
  .strictObject({ ticket: requiredText(2000) })
  .meta({ id: 'PaymentTicket', examples: [{ ticket: 'made-up' }] })

export const PlacedOrder = z.object({ order: PlanOrder, ticket: z.string() }).meta({ id: 'PlacedOrder' })

/** What whoever pays sees of an order, signed in or not. */
export const PayableOrder = z
  .object({
    companyName: z.string(),
    referenceNumber: z.string(),
    order: PlanOrder,
    /** On a page of the card provider, or by a transfer that is recorded when it has come. */
    payBy: z.enum(['card', 'transfer']),
    /** The account a transfer goes to, a line each; null where nobody has said it. */
    account: z.array(z.string()).nullable(),
    /** Somebody is at the card provider's page, or it has not decided yet. */
    isUnderWay: z.boolean(),
  })
  .meta({ id: 'PayableOrder' })
export type PayableOrder = z.output<typeof PayableOrder>

/** To whom invoices go. */
export const BillingDetails = z
  .strictObject({
    name: requiredText(120),
    address: requiredText(200),
    city: requiredText(80),
    postcode: requiredText(20),
    country: oneOf(countries),
    vatNumber: z.string().trim().max(20, 'Use 20 characters or fewer'),
  })
  .meta({
    id: 'BillingDetails',
    examples: [
      {
        name: 'Tarnbrook Insurance Ltd',
        address: '1 Beck Lane',
        city: 'Kendal',
        postcode: 'LA9 4AB',
        country: 'GB',
        vatNumber: 'GB123456789',
      },
    ],
  })
export type BillingDetails = z.output<typeof BillingDetails>

export const Invoice = z
  .object({
    id: idOf('invoice'),
    number: z.string(),
    issuedOn: z.iso.date(),
    orderNumber: z.string(),
    ...amounts,
    billedTo: BillingDetails,
    /** As it was when it was written; null where nobody had said it. */
    issuer: Issuer.nullable(),
  })
  .meta({ id: 'Invoice' })
export type Invoice = z.output<typeof Invoice>

export const InvoiceRef = z.strictObject({ id: idOf('invoice') })

/** What is given back of an invoice. */
export const CreditNote = z
  .object({
    id: idOf('creditNote'),
    number: z.string(),
    issuedOn: z.iso.date(),
    invoiceNumber: z.string(),
    reason: z.string(),
    netMinor: z.int(),
    vatPercent: z.number(),
    vatMinor: z.int(),
    totalMinor: z.int(),
    currency: z.string(),
    issuer: Issuer.nullable(),
  })
  .meta({ id: 'CreditNote' })
export type CreditNote = z.output<typeof CreditNote>

export const CreditNoteRef = z.strictObject({ id: idOf('creditNote') })

/** The company and its invoice by their numbers, and how much of it is given back, before tax. */
export const CreditNoteForm = z
  .strictObject({
    referenceNumber: requiredText(40),
    invoiceNumber: requiredText(40),
    netMinor: z.int().min(1),
    reason: requiredText(200),
  })
  .meta({
    id: 'CreditNoteForm',
    examples: [
      { referenceNumber: 'CW-0000-0000-0001', invoiceNumber: 'CW-000001', netMinor: 100, reason: 'Billed twice' },
    ],
  })

/** What came to the bank account of whoever runs the product. */
export const TransferForm = z
  .strictObject({ referenceNumber: requiredText(40), orderNumber: requiredText(40), amountMinor: z.int().min(1) })
  .meta({
    id: 'TransferForm',
    examples: [{ referenceNumber: 'CW-0000-0000-0001', orderNumber: 'O-0001', amountMinor: 47_880 }],
  })
