import { currencies } from '@coverwright/domain/base/money/money'
import { paymentFrequencies } from '@coverwright/domain/build/plan/cover'
import { journeyModes } from '@coverwright/domain/build/product/journey-mode'
import { gatewayKinds } from '@coverwright/domain/publish/gateway/gateway'
import { paidKinds } from '@coverwright/domain/sell/payment/paid-kinds'
import { paymentLifecycle } from '@coverwright/domain/sell/payment/payment-lifecycle'
import { refundLifecycle } from '@coverwright/domain/sell/payment/refund-lifecycle'
import type { VoucherPaid } from '@coverwright/domain/sell/voucher/voucher'
import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { tenantTable } from '../../../platform/database/tenant-table.ts'
import { applications } from '../application/index.ts'
import { instalments } from '../policy/index.ts'
import { quotes } from '../quote/index.ts'

export const payments = tenantTable(
  'payment',
  {
    /** Null of those begun before kinds had names: a policy's, and the gateway knows them without it. */
    kind: text('kind', { enum: paidKinds }),
    /** What is paid for; of a policy its application. */
    subjectId: uuid('subject_id').notNull(),
    applicationId: uuid('application_id'),
    quoteId: uuid('quote_id'),
    /** Null for what is paid when the policy is bought. */
    instalmentId: uuid('instalment_id'),
    attempt: integer('attempt').notNull().default(1),
    /** The payment whose card is charged for this one; null of what somebody types a card in for. */
    cardPaymentId: uuid('card_payment_id'),
    mode: text('mode', { enum: journeyModes }).notNull(),
    gateway: text('gateway', { enum: gatewayKinds }).notNull(),
    /** The company's account there when the payment was begun. */
    gatewayAccount: text('gateway_account'),
    /** The gateway's own name for it; unknown until the gateway has answered. */
    sessionId: text('session_id'),
    state: text('state', { enum: paymentLifecycle.states }).notNull().default(paymentLifecycle.initial),
    frequency: text('frequency', { enum: paymentFrequencies }).notNull(),
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
    /** What the gateway says it took; null while nothing is. */
    paidMinor: bigint('paid_minor', { mode: 'number' }),
    currency: text('currency', { enum: currencies }).notNull(),
    description: text('description').notNull(),
    returnUrl: text('return_url').notNull(),
    cancelUrl: text('cancel_url').notNull(),
    /** The gateway's page; unknown until the gateway has answered. */
    hostedUrl: text('hosted_url'),
    cardLast4: text('card_last4'),
    /** What a voucher pays besides: with the amount it is what is to be paid in all. */
    voucher: jsonb('voucher').$type<VoucherPaid>(),
    failure: text('failure'),
    settledAt: timestamp('settled_at', { withTimezone: true }),
  },
  (payment) => [
    foreignKey({
      name: 'payment_application',
      columns: [payment.companyId, payment.applicationId],
      foreignColumns: [applications.companyId, applications.id],
    }),
    foreignKey({
      name: 'payment_quote',
      columns: [payment.companyId, payment.quoteId],
      foreignColumns: [quotes.companyId, quotes.id],
    }),
    check(
      'payment_of_policy',
      sql`coalesce(${payment.kind}, 'policy') <> 'policy' or (${payment.applicationId} is not null and ${payment.quoteId} is not null)`,
    ),
    uniqueIndex('payment_one_at_a_time')
      .on(payment.companyId, payment.applicationId)
      .where(sql`${payment.state} in ('started', 'paid') and ${payment.instalmentId} is null`),
    uniqueIndex('payment_of_order')
      .on(payment.companyId, payment.subjectId)
      .where(sql`${payment.kind} = 'order' and ${payment.state} in ('started', 'paid')`),
    index('payment_for_order')
      .on(payment.companyId, payment.subjectId, payment.id)
      .where(sql`${payment.kind} = 'order'`),
    uniqueIndex('payment_of_domain_order')
      .on(payment.companyId, payment.subjectId)
      .where(sql`${payment.kind} = 'domain-order' and ${payment.state} in ('started', 'paid')`),
    index('payment_for_domain_order')
      .on(payment.companyId, payment.subjectId, payment.id)
      .where(sql`${payment.kind} = 'domain-order'`),
    uniqueIndex('payment_of_card')
      .on(payment.companyId, payment.subjectId)
      .where(sql`${payment.kind} = 'card' and ${payment.state} = 'started'`),
    index('payment_for_card').on(payment.companyId, payment.subjectId, payment.id).where(sql`${payment.kind} = 'card'`),
    index('payment_of_application').on(payment.companyId, payment.applicationId, payment.id),
    foreignKey({
      name: 'payment_instalment',
      columns: [payment.companyId, payment.instalmentId],
      foreignColumns: [instalments.companyId, instalments.id],
    }),
    uniqueIndex('payment_one_an_attempt')
      .on(payment.companyId, payment.instalmentId, payment.attempt)
      .where(sql`${payment.instalmentId} is not null`),
    uniqueIndex('payment_one_an_instalment')
      .on(payment.companyId, payment.instalmentId)
      .where(sql`${payment.state} in ('started', 'paid') and ${payment.instalmentId} is not null`),
  ],
)

/** What goes back of a payment. */
export const refunds = tenantTable(
  'refund',
  {
    paymentId: uuid('payment_id').notNull(),
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
    reason: text('reason').notNull(),
    state: text('state', { enum: refundLifecycle.states }).notNull().default(refundLifecycle.initial),
    /** The gateway's own name for it; unknown until it was given, and where it does not say. */
    gatewayReference: text('gateway_reference'),
    givenAt: timestamp('given_at', { withTimezone: true }),
    /** When it is looked at whether it was given; null once it is. */
    dueAt: timestamp('due_at', { withTimezone: true }).default(sql`now() + interval '1 day'`),
    /** When the company was told that it takes long. */
    toldAt: timestamp('told_at', { withTimezone: true }),
  },
  (refund) => [
    foreignKey({
      name: 'refund_payment',
      columns: [refund.companyId, refund.paymentId],
      foreignColumns: [payments.companyId, payments.id],
    }),
    check('refund_not_negative', sql`${refund.amountMinor} >= 0`),
    index('refund_due').on(refund.companyId, refund.dueAt).where(sql`${refund.dueAt} is not null`),
    index('refund_of_payment').on(refund.companyId, refund.paymentId, refund.id),
  ],
)

export type RefundRow = typeof refunds.$inferSelect
export type PaymentRow = typeof payments.$inferSelect
