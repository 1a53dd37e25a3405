import type { Terms } from '@coverwright/domain/build/plan/terms'
import { journeyModes } from '@coverwright/domain/build/product/journey-mode'
import { referralLifecycle } from '@coverwright/domain/sell/referral/referral-lifecycle'
import { sql } from 'drizzle-orm'
import { foreignKey, index, jsonb, text, timestamp, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { tenantTable } from '../../../platform/database/tenant-table.ts'
import { products } from '../../build/product/index.ts'
import { applications } from '../application/index.ts'
import { customers } from '../customer/index.ts'

export const referrals = tenantTable(
  'referral',
  {
    applicationId: uuid('application_id').notNull(),
    productId: uuid('product_id').notNull(),
    customerId: uuid('customer_id'),
    /** The quote that the rules referred. */
    quoteId: uuid('quote_id').notNull(),
    reference: text('reference').notNull(),
    mode: text('mode', { enum: journeyModes }).notNull(),
    state: text('state', { enum: referralLifecycle.states }).notNull().default(referralLifecycle.initial),
    /** Of what the underwriter judges: the answer is for nothing else. */
    riskHash: text('risk_hash').notNull(),
    reasons: text('reasons').array().notNull(),
    terms: jsonb('terms').$type<Terms>(),
    declinedFor: text('declined_for'),
    decidedBy: uuid('decided_by'),
    decidedAt: timestamp('decided_at', { withTimezone: true }),
    validUntil: timestamp('valid_until', { withTimezone: true }),
    /** When it is looked at for the end of its terms; null where nothing is to come. */
    dueAt: timestamp('due_at', { withTimezone: true }),
  },
  (referral) => [
    uniqueIndex('referral_once')
      .on(referral.companyId, referral.applicationId, referral.riskHash)
      .where(sql`${referral.state} <> 'withdrawn'`),
    index('referral_due').on(referral.companyId, referral.dueAt).where(sql`${referral.dueAt} is not null`),
    index('referral_of_customer').on(referral.companyId, referral.customerId),
    index('referral_of_application').on(referral.companyId, referral.applicationId),
    index('referral_by_time').on(referral.companyId, referral.createdAt),
    index('referral_by_state').on(referral.companyId, referral.state, referral.id),
    index('referral_by_state_newest').on(referral.companyId, referral.state, referral.id.desc().nullsFirst()),
    index('referral_by_reference').on(referral.companyId, referral.reference, referral.id),
    index('referral_by_decision').on(referral.companyId, referral.decidedAt, referral.id),
    index('referral_by_mode').on(referral.companyId, referral.mode, referral.createdAt),
    index('referral_of_product_by_state').on(referral.companyId, referral.productId, referral.state),
    index('referral_of_product').on(referral.companyId, referral.productId, referral.createdAt),
    foreignKey({
      name: 'referral_application',
      columns: [referral.companyId, referral.applicationId],
      foreignColumns: [applications.companyId, applications.id],
    }),
    foreignKey({
      name: 'referral_product',
      columns: [referral.companyId, referral.productId],
      foreignColumns: [products.companyId, products.id],
    }),
    foreignKey({
      name: 'referral_customer',
      columns: [referral.companyId, referral.customerId],
      foreignColumns: [customers.companyId, customers.id],
    }),
  ],
)

/** Who is written to about a product's referred cases, and what. */
export const referralMails = tenantTable(
  'referral_mail',
  {
    productId: uuid('product_id').notNull(),
    recipients: text('recipients').array().notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
  },
  (mail) => [
    unique('referral_mail_once').on(mail.companyId, mail.productId),
    foreignKey({
      name: 'referral_mail_product',
      columns: [mail.companyId, mail.productId],
      foreignColumns: [products.companyId, products.id],
    }),
  ],
)

export type ReferralRow = typeof referrals.$inferSelect
