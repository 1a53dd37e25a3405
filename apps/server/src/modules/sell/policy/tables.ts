import { languages } from '@coverwright/domain/base/language/language'
import { currencies } from '@coverwright/domain/base/money/money'
import { paymentFrequencies } from '@coverwright/domain/build/plan/cover'
import { journeyModes } from '@coverwright/domain/build/product/journey-mode'
import type { Incentive } from '@coverwright/domain/sell/coupon/coupon'
import type { Origin } from '@coverwright/domain/sell/origin/origin'
import { instalmentLifecycle } from '@coverwright/domain/sell/payment/instalment-lifecycle'
import type { CorrectedField } from '@coverwright/domain/sell/policy/policy'
import { policyLifecycle } from '@coverwright/domain/sell/policy/policy-lifecycle'
import type { VoucherPaid } from '@coverwright/domain/sell/voucher/voucher'
import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { tenantTable } from '../../../platform/database/tenant-table.ts'
import { policyNumbers } from '../../build/number/index.ts'
import { products } from '../../build/product/index.ts'
import { storedFiles } from '../../company/file/index.ts'
import { releases } from '../../publish/release/index.ts'
import { applications } from '../application/index.ts'
import { customers } from '../customer/index.ts'
import { quotes } from '../quote/index.ts'

const minor = (name: string) => bigint(name, { mode: 'number' }).notNull()

export const policies = tenantTable(
  'policy',
  {
    number: text('number').notNull(),
    policyNumberId: uuid('policy_number_id'),
    productId: uuid('product_id').notNull(),
    productName: text('product_name').notNull(),
    releaseId: uuid('release_id').notNull(),
    applicationId: uuid('application_id').notNull(),
    customerId: uuid('customer_id'),
    quoteId: uuid('quote_id').notNull(),
    paymentId: uuid('payment_id').notNull(),
    mode: text('mode', { enum: journeyModes }).notNull(),
    state: text('state', { enum: policyLifecycle.states }).notNull().default(policyLifecycle.initial),
    holder: text('holder').notNull(),
    email: text('email').notNull(),
    insured: text('insured').notNull(),
    /** The one it was bought in, and the policyholder is written to in; null of those sold before it was kept. */
    language: text('language', { enum: languages }),
    plan: text('plan').notNull(),
    /** What was settled besides the plan, by data name: the excess. */
    choices: jsonb('choices').$type<Readonly<Record<string, string>>>().notNull(),
    addOns: text('add_ons').array().notNull(),
    frequency: text('frequency', { enum: paymentFrequencies }).notNull(),
    currency: text('currency', { enum: currencies }).notNull(),
    netMinor: minor('net_minor'),
    commissionMinor: minor('commission_minor'),
    feeMinor: minor('fee_minor'),
    taxMinor: minor('tax_minor'),
    grossMinor: minor('gross_minor'),
    startsOn: date('starts_on', { mode: 'string' }).notNull(),
    /** The last day of cover. */
    endsOn: date('ends_on', { mode: 'string' }).notNull(),
    issuedAt: timestamp('issued_at', { withTimezone: true }).notNull(),
    /** When it was cancelled or lapsed. */
    endedAt: timestamp('ended_at', { withTimezone: true }),
    certificateFileId: uuid('certificate_file_id'),
    /** What a code took off: a renewal must not hide it. */
    incentive: jsonb('incentive').$type<Incentive>(),
    /** What a voucher paid of it. */
    voucher: jsonb('voucher').$type<VoucherPaid>(),
    /** As its application had it. */
    origin: jsonb('origin').$type<Origin>().notNull().default({}),
  },
  (policy) => [
    unique('policy_number_once').on(policy.companyId, policy.number),
    unique('policy_of_application').on(policy.companyId, policy.applicationId),
    unique('policy_of_payment').on(policy.companyId, policy.paymentId),
    foreignKey({
      name: 'policy_design',
      columns: [policy.companyId, policy.policyNumberId],
      foreignColumns: [policyNumbers.companyId, policyNumbers.id],
    }),
    foreignKey({
      name: 'policy_product',
      columns: [policy.companyId, policy.productId],
      foreignColumns: [products.companyId, products.id],
    }),
    foreignKey({
      name: 'policy_release',
      columns: [policy.companyId, policy.releaseId],
      foreignColumns: [releases.companyId, releases.id],
    }),
    foreignKey({
      name: 'policy_application',
      columns: [policy.companyId, policy.applicationId],
      foreignColumns: [applications.companyId, applications.id],
    }),
    foreignKey({
      name: 'policy_customer',
      columns: [policy.companyId, policy.customerId],
      foreignColumns: [customers.companyId, customers.id],
    }),
    foreignKey({
      name: 'policy_quote',
      columns: [policy.companyId, policy.quoteId],
      foreignColumns: [quotes.companyId, quotes.id],
    }),
    foreignKey({
      name: 'policy_certificate',
      columns: [policy.companyId, policy.certificateFileId],
      foreignColumns: [storedFiles.companyId, storedFiles.id],
    }),
    check(
      'policy_adds_up',
      sql`${policy.netMinor} + ${policy.commissionMinor} + ${policy.feeMinor} + ${policy.taxMinor} = ${policy.grossMinor}`,
    ),
    index('policy_of_customer').on(policy.companyId, policy.customerId),
    index('policy_by_time').on(policy.companyId, policy.mode, policy.issuedAt),
  ],
)

/** What is paid month by month. The first is paid when the policy is issued. */
export const instalments = tenantTable(
  'instalment',
  {
    policyId: uuid('policy_id').notNull(),
    number: integer('number').notNull(),
    dueOn: date('due_on', { mode: 'string' }).notNull(),
    amountMinor: minor('amount_minor'),
    state: text('state', { enum: instalmentLifecycle.states }).notNull().default(instalmentLifecycle.initial),
    paymentId: uuid('payment_id'),
    failures: integer('failures').notNull().default(0),
    /** The day it is tried again; null while it waits for the day it is due. */
    nextOn: date('next_on', { mode: 'string' }),
    /** When a worker is to see to it; null while it waits for the one before, and once a job has it. */
    collectAt: timestamp('collect_at', { withTimezone: true }),
  },
  (instalment) => [
    unique('instalment_once').on(instalment.companyId, instalment.policyId, instalment.number),
    index('instalment_due').on(instalment.companyId, instalment.collectAt).where(sql`collect_at is not null`),
    foreignKey({
      name: 'instalment_policy',
      columns: [instalment.companyId, instalment.policyId],
      foreignColumns: [policies.companyId, policies.id],
    }),
  ],
)

/** What was written wrongly and how it should have been. The audit names it and holds nothing of a person. */
export const policyCorrections = tenantTable(
  'policy_correction',
  {
    policyId: uuid('policy_id').notNull(),
    memberId: uuid('member_id').notNull(),
    reason: text('reason').notNull(),
    /** Empty once the customer was erased. */
    changes: jsonb('changes').$type<readonly CorrectedField[]>().notNull(),
    /** The certificate until then; null where it was still being made, and once it was erased. */
    replacedFileId: uuid('replaced_file_id'),
  },
  (correction) => [
    index('policy_correction_of_policy').on(correction.companyId, correction.policyId, correction.id),
    foreignKey({
      name: 'policy_correction_policy',
      columns: [correction.companyId, correction.policyId],
      foreignColumns: [policies.companyId, policies.id],
    }),
    foreignKey({
      name: 'policy_correction_file',
      columns: [correction.companyId, correction.replacedFileId],
      foreignColumns: [storedFiles.companyId, storedFiles.id],
    }),
  ],
)

export type PolicyRow = typeof policies.$inferSelect
export type InstalmentRow = typeof instalments.$inferSelect
export type CorrectionRow = typeof policyCorrections.$inferSelect
