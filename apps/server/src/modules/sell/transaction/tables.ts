import { currencies } from '@coverwright/domain/base/money/money'
import { journeyModes } from '@coverwright/domain/build/product/journey-mode'
import type { Origin } from '@coverwright/domain/sell/origin/origin'
import { transactionKinds } from '@coverwright/domain/sell/transaction/transaction'
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
  uuid,
} from 'drizzle-orm/pg-core'
import { tenantLog, tenantTable } from '../../../platform/database/tenant-table.ts'
import { products } from '../../build/product/index.ts'
import { storedFiles } from '../../company/file/index.ts'
import { channels } from '../channel/index.ts'

const minor = (name: string) => bigint(name, { mode: 'number' }).notNull()

export const transactions = tenantLog(
  'transaction',
  {
    kind: text('kind', { enum: transactionKinds }).notNull(),
    mode: text('mode', { enum: journeyModes }).notNull(),
    bookedAt: timestamp('booked_at', { withTimezone: true }).notNull(),
    policyId: uuid('policy_id').notNull(),
    policyNumber: text('policy_number').notNull(),
    productId: uuid('product_id').notNull(),
    productName: text('product_name').notNull(),
    plan: text('plan').notNull(),
    startsOn: date('starts_on', { mode: 'string' }).notNull(),
    endsOn: date('ends_on', { mode: 'string' }).notNull(),
    currency: text('currency', { enum: currencies }).notNull(),
    netMinor: minor('net_minor'),
    commissionMinor: minor('commission_minor'),
    feeMinor: minor('fee_minor'),
    taxMinor: minor('tax_minor'),
    grossMinor: minor('gross_minor'),
    carrier: text('carrier').notNull(),
    binderReference: text('binder_reference').notNull(),
    /** As its policy has it. */
    origin: jsonb('origin').$type<Origin>().notNull().default({}),
    /** Channel, agent and merchant among them, to be found by. */
    channelId: uuid('channel_id'),
    agentId: uuid('agent_id').generatedAlwaysAs(sql`(origin ->> 'agentId')::uuid`),
    /** Code of the channel's shop. */
    merchant: text('merchant').generatedAlwaysAs(sql`origin ->> 'merchant'`),
  },
  (line) => [
    unique('transaction_once').on(line.companyId, line.policyId, line.kind),
    foreignKey({
      name: 'transaction_product',
      columns: [line.companyId, line.productId],
      foreignColumns: [products.companyId, products.id],
    }),
    check(
      'transaction_adds_up',
      sql`${line.netMinor} + ${line.commissionMinor} + ${line.feeMinor} + ${line.taxMinor} = ${line.grossMinor}`,
    ),
    index('transaction_by_time').on(line.companyId, line.productId, line.bookedAt),
    index('transaction_by_kind').on(line.companyId, line.kind, line.id),
    index('transaction_by_kind_newest').on(line.companyId, line.kind, line.id.desc().nullsFirst()),
    index('transaction_by_booking').on(line.companyId, line.bookedAt, line.id),
    index('transaction_by_policy').on(line.companyId, line.policyNumber, line.id),
    index('transaction_by_mode').on(line.companyId, line.mode, line.bookedAt),
    index('transaction_of_channel')
      .on(line.companyId, line.channelId, line.bookedAt)
      .where(sql`${line.channelId} is not null`),
    index('transaction_of_agent')
      .on(line.companyId, line.agentId, line.bookedAt)
      .where(sql`${line.agentId} is not null`),
    index('transaction_of_merchant')
      .on(line.companyId, line.channelId, line.merchant, line.bookedAt)
      .where(sql`${line.merchant} is not null`),
    foreignKey({
      name: 'transaction_channel',
      columns: [line.companyId, line.channelId],
      foreignColumns: [channels.companyId, channels.id],
    }),
  ],
)

/** What the provider of a product is told, and how. */
export const providerReports = tenantTable(
  'provider_report',
  {
    productId: uuid('product_id').notNull(),
    carrier: text('carrier').notNull(),
    binderReference: text('binder_reference').notNull(),
    recipients: text('recipients').array().notNull(),
    isEach: boolean('is_each').notNull(),
    isDaily: boolean('is_daily').notNull(),
  },
  (report) => [
    unique('provider_report_once').on(report.companyId, report.productId),
    foreignKey({
      name: 'provider_report_product',
      columns: [report.companyId, report.productId],
      foreignColumns: [products.companyId, products.id],
    }),
  ],
)

export const sentReports = tenantTable(
  'sent_report',
  {
    productId: uuid('product_id').notNull(),
    month: text('month').notNull(),
    throughDay: date('through_day', { mode: 'string' }).notNull(),
    rowCount: integer('row_count').notNull(),
    fileId: uuid('file_id').notNull(),
  },
  (report) => [
    foreignKey({
      name: 'sent_report_product',
      columns: [report.companyId, report.productId],
      foreignColumns: [products.companyId, products.id],
    }),
    foreignKey({
      name: 'sent_report_file',
      columns: [report.companyId, report.fileId],
      foreignColumns: [storedFiles.companyId, storedFiles.id],
    }),
  ],
)

export type TransactionRow = typeof transactions.$inferSelect

export type ProviderReportRow = typeof providerReports.$inferSelect
