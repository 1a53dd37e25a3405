import { currencies } from '@coverwright/domain/base/money/money'
import type { Issuer } from '@coverwright/domain/company/issuer/issuer'
import type { BillingPeriod } from '@coverwright/domain/company/plan/billing-period'
import { billings, type PlanTerms, planNames } from '@coverwright/domain/company/plan/plan'
import type { OrderLine } from '@coverwright/domain/company/plan-order/plan-change'
import { type BillingDetails, planOrderKinds } from '@coverwright/domain/company/plan-order/plan-order'
import { planOrderLifecycle } from '@coverwright/domain/company/plan-order/plan-order-lifecycle'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { tenantLog, tenantTable } from '../../../platform/database/tenant-table.ts'

const time = (name: string) => timestamp(name, { withTimezone: true })
const minor = (name: string) => bigint(name, { mode: 'number' }).notNull()

const sums = {
  netMinor: minor('net_minor'),
  vatPercent: integer('vat_percent').notNull(),
  vatMinor: minor('vat_minor'),
  totalMinor: minor('total_minor'),
  currency: text('currency', { enum: currencies }).notNull(),
}
/** As it was when the paper was written; null where nobody had said it. */
const issuer = jsonb('issuer').$type<Issuer>()
const amounts = { lines: jsonb('lines').$type<readonly OrderLine[]>().notNull(), ...sums }

export const planOrders = tenantTable(
  'plan_order',
  {
    number: text('number').notNull(),
    plan: text('plan', { enum: planNames }).notNull(),
    billing: text('billing', { enum: billings }).notNull(),
    /** What is sold, as it was when it was ordered. */
    terms: jsonb('terms').$type<PlanTerms>().notNull(),
    ...amounts,
    state: text('state', { enum: planOrderLifecycle.states }).notNull().default(planOrderLifecycle.initial),
    /** Given up before it was paid: what is paid all the same goes back. */
    cancelledAt: time('cancelled_at'),
    paidAt: time('paid_at'),
    failure: text('failure'),
    kind: text('kind', { enum: planOrderKinds }).notNull().default('change'),
    /** What is had once it is paid; null of what a company orders for itself, which is worked out on that day. */
    period: jsonb('period').$type<BillingPeriod>(),
    creditMicro: bigint('credit_micro', { mode: 'number' }),
    /** Sales before this day are billed with it. */
    usageTo: date('usage_to'),
    /** When that day began for the company as it was written. */
    usageToAt: time('usage_to_at'),
    /** Of what follows by itself: since when it is asked for, and when it is tried again. */
    dueOn: date('due_on'),
    nextOn: date('next_on'),
    failures: integer('failures').notNull().default(0),
    /** The card is being charged for it: nothing is ordered in its place meanwhile. */
    isCharging: boolean('is_charging').notNull().default(false),
  },
  (order) => [
    unique('plan_order_number').on(order.companyId, order.number),
    uniqueIndex('plan_order_open')
      .on(order.companyId)
      .where(sql`${order.state} = 'unpaid' and ${order.cancelledAt} is null`),
    check(
      'plan_order_adds_up',
      sql`${order.netMinor} + ${order.vatMinor} = ${order.totalMinor} and ${order.netMinor} >= 0`,
    ),
  ],
)

export const billingDetails = tenantTable(
  'billing_detail',
  { details: jsonb('details').$type<BillingDetails>().notNull() },
  (detail) => [unique('billing_detail_of_company').on(detail.companyId)],
)

/** Written once: what was wrong is put right by another. */
export const invoices = tenantLog(
  'invoice',
  {
    number: text('number').notNull(),
    issuedOn: date('issued_on').notNull(),
    /** Of a plan; null where it is of a name. */
    orderId: uuid('order_id'),
    /** Of a name, whose orders stand after plans and cannot be referred to from here; they are never deleted by themselves. */
    domainOrderId: uuid('domain_order_id'),
    orderNumber: text('order_number').notNull(),
    ...amounts,
    billedTo: jsonb('billed_to').$type<BillingDetails>().notNull(),
    issuer,
  },
  (invoice) => [
    unique('invoice_number').on(invoice.companyId, invoice.number),
    unique('invoice_of_order').on(invoice.companyId, invoice.orderId),
    unique('invoice_of_domain_order').on(invoice.companyId, invoice.domainOrderId),
    check('invoice_of_one_order', sql`num_nonnulls(${invoice.orderId}, ${invoice.domainOrderId}) = 1`),
    foreignKey({
      name: 'invoice_order',
      columns: [invoice.companyId, invoice.orderId],
      foreignColumns: [planOrders.companyId, planOrders.id],
    }),
  ],
)

/** Of whoever runs the product: the last numbers that were given. */
export const invoiceCounters = tenantTable(
  'invoice_counter',
  {
    last: integer('last').notNull(),
    lastCredit: integer('last_credit').notNull().default(0),
    /** The last day on which it was told that papers do not say who issues them. */
    issuerMissedOn: date('issuer_missed_on'),
  },
  (counter) => [unique('invoice_counter_of_company').on(counter.companyId)],
)

/** What is given back of an invoice, which itself is never changed. */
export const creditNotes = tenantLog(
  'credit_note',
  {
    number: text('number').notNull(),
    issuedOn: date('issued_on').notNull(),
    invoiceId: uuid('invoice_id').notNull(),
    invoiceNumber: text('invoice_number').notNull(),
    reason: text('reason').notNull(),
    ...sums,
    issuer,
  },
  (note) => [
    unique('credit_note_number').on(note.companyId, note.number),
    index('credit_note_of_invoice').on(note.companyId, note.invoiceId, note.id),
    check(
      'credit_note_adds_up',
      sql`${note.netMinor} + ${note.vatMinor} = ${note.totalMinor} and ${note.netMinor} > 0`,
    ),
    foreignKey({
      name: 'credit_note_invoice',
      columns: [note.companyId, note.invoiceId],
      foreignColumns: [invoices.companyId, invoices.id],
    }),
  ],
)

export type PlanOrderRow = typeof planOrders.$inferSelect
export type CreditNoteRow = typeof creditNotes.$inferSelect
export type InvoiceRow = typeof invoices.$inferSelect
