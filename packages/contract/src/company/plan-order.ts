import { DatedPlan, PlanForm } from '@coverwright/domain/company/plan/plan'
import { LicenceForm, LicenceState } from '@coverwright/domain/company/plan-order/licence'
import {
  BillingDetails,
  CreditNote,
  CreditNoteForm,
  CreditNoteRef,
  Invoice,
  InvoiceRef,
  PayableOrder,
  PaymentTicket,
  PlacedOrder,
  PlanChoice,
  PlanEnd,
  PlanOrder,
  PlanOrderForm,
  PlanOrderRef,
  PlanPreview,
  SmallerPlan,
  SmallerPlanChoice,
  SmallerPlanForm,
  TransferForm,
} from '@coverwright/domain/company/plan-order/plan-order'
import { z } from 'zod'
import { anyone, call, can, group } from '../call.ts'

const nothing = z.strictObject({})
const buying = can('manage-plan')
const notBought = ['plan-order.same', 'plan-order.smaller', 'plan-order.not-sold'] as const

const notSmaller = [
  'plan-order.not-smaller',
  'plan-order.not-sold',
  'plan-order.nothing-paid',
  'plan-order.renewal-due',
] as const

/** Orders of plans and their invoices; on the wire among the calls of `payment`. */
export const planOrder = group('payment', {
  /** What another plan costs now, to the penny. Nothing is bound by it. */
  advanceOrder: call({ access: buying, input: PlanChoice, output: PlanPreview, errors: notBought }),
  /** Places the order. What was placed before and is not paid is given up. */
  advanceOrderV2: call({
    access: buying,
    audit: true,
    isPersonal: true,
    input: PlanOrderForm,
    output: PlacedOrder,
    errors: [
      ...notBought,
      'plan-order.price-changed',
      'plan-order.no-details',
      'plan-order.no-licence',
      'plan-order.renewal-due',
    ],
  }),
  /** The plan runs to the end of what was paid and is not renewed; until then it can be kept after all. */
  cancelPlan: call({
    access: buying,
    audit: true,
    input: nothing,
    output: PlanEnd,
    errors: ['plan-order.nothing-paid', 'plan-order.renewal-due'],
  }),
  keepPlan: call({
    access: buying,
    audit: true,
    input: nothing,
    output: PlanEnd,
    errors: ['plan-order.nothing-paid', 'plan-order.renewal-due'],
  }),
  /** When a smaller plan would begin, what it comes to, and what of what is live it has no units for. */
  getSmallerPlan: call({ access: buying, input: SmallerPlanChoice, output: SmallerPlan, errors: notSmaller }),
  /** It begins after the month that is running; until then it can be dropped. */
  takeSmallerPlan: call({
    access: buying,
    audit: true,
    input: SmallerPlanForm,
    output: SmallerPlan,
    errors: [...notSmaller, 'plan-order.too-many-live', 'product.not-found'],
  }),
  dropSmallerPlan: call({ access: buying, audit: true, input: nothing, output: z.boolean() }),
  /** What is asked for by itself and not paid yet: a renewal, or what was sold above the plan. */
  getDueOrder: call({ access: buying, isPersonal: true, input: nothing, output: PlacedOrder.nullable() }),
  /** Gives up an order that is not paid. */
  updateOrder: call({
    access: buying,
    audit: true,
    input: PlanOrderRef,
    output: PlanOrder,
    errors: ['plan-order.not-found', 'plan-order.paid', 'plan-order.cancelled', 'plan-order.renewal-due'],
  }),
  getPaymentOrder: call({
    access: buying,
    isPersonal: true,
    input: PlanOrderRef,
    output: PlacedOrder,
    errors: ['plan-order.not-found'],
  }),
  listOrders: call({ access: buying, paged: ['number'], input: nothing, output: PlanOrder }),
  listInvoices: call({ access: buying, paged: ['number'], input: nothing, output: Invoice }),
  printInvoice: call({
    access: buying,
    input: InvoiceRef,
    output: z.object({ name: z.string(), base64: z.string() }),
    errors: ['plan-order.no-invoice'],
  }),
  getBillingDetails: call({ access: buying, input: nothing, output: BillingDetails.nullable() }),
  saveBillingDetails: call({ access: buying, audit: true, input: BillingDetails, output: BillingDetails }),
  getLicence: call({ access: buying, input: nothing, output: LicenceState }),
  /** Only where there is none yet: one that was verified is changed in the company's profile. */
  saveLicence: call({
    access: buying,
    audit: true,
    input: LicenceForm,
    output: LicenceState,
    errors: ['plan-order.licence-there', 'company.licence-taken'],
  }),
  /** By the link to pay with: who pays need not be signed in. */
  getPayableOrder: call({
    access: anyone,
    input: PaymentTicket,
    output: PayableOrder,
    errors: ['plan-order.link-expired', 'plan-order.not-found'],
  }),
  /** The gateway is asked what became of a payment; nothing that an address says is believed. */
  checkPayment: call({
    access: anyone,
    audit: true,
    input: PaymentTicket,
    output: PayableOrder,
    errors: ['plan-order.link-expired', 'plan-order.not-found'],
  }),
  /** The address of the card provider's page on which a card is kept for renewals. */
  saveCardInfo: call({
    access: buying,
    audit: true,
    isPersonal: true,
    input: nothing,
    output: z.object({ url: z.url() }),
    errors: ['plan-order.by-transfer', 'plan-order.no-plan', 'payment.gateway-silent'],
  }),
  /** Of whoever runs the product: a transfer has come. */
  recordTransfer: call({
    access: can('set-plans'),
    audit: true,
    input: TransferForm,
    output: PlanOrder,
    errors: [
      'plan-order.not-found',
      'plan-order.paid',
      'plan-order.cancelled',
      'plan-order.wrong-amount',
      ...notBought,
    ],
  }),
  listCreditNotes: call({ access: buying, paged: ['number'], input: nothing, output: CreditNote }),
  printCreditNote: call({
    access: buying,
    input: CreditNoteRef,
    output: z.object({ name: z.string(), base64: z.string() }),
    errors: ['plan-order.no-credit-note'],
  }),
  /** Of whoever runs the product: an invoice stays as it is, and what was wrong with it is given back by a paper of its own. */
  creditInvoice: call({
    access: can('set-plans'),
    audit: true,
    input: CreditNoteForm,
    output: CreditNote,
    errors: ['plan-order.not-found', 'plan-order.no-invoice', 'plan-order.credited'],
  }),
  listPlans: call({ access: can('set-plans'), input: nothing, output: z.array(DatedPlan) }),
  /** What a plan is from a later day on. What is being sold stays as it is. */
  savePlan: call({
    access: can('set-plans'),
    audit: true,
    input: PlanForm,
    output: DatedPlan,
    errors: ['plan.date-taken', 'plan.in-the-past', 'plan.too-soon', 'plan.too-many'],
  }),
})
