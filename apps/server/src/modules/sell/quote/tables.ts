import type { Premium } from '@coverwright/domain/base/money/premium'
import type { Selection } from '@coverwright/domain/build/plan/selection'
import { journeyModes } from '@coverwright/domain/build/product/journey-mode'
import type { DataValues } from '@coverwright/domain/build/question/data-values'
import { decisions } from '@coverwright/domain/build/rating/decisions'
import type { TraceEntry } from '@coverwright/domain/build/rating/trace'
import type { Incentive } from '@coverwright/domain/sell/coupon/coupon'
import { type QuoteReason } from '@coverwright/domain/sell/quote/quote'
import { quoteLifecycle } from '@coverwright/domain/sell/quote/quote-lifecycle'
import { date, foreignKey, index, jsonb, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { tenantTable } from '../../../platform/database/tenant-table.ts'
import { releases } from '../../publish/release/index.ts'
import { applications } from '../application/index.ts'

export const quotes = tenantTable(
  'quote',
  {
    applicationId: uuid('application_id').notNull(),
    releaseId: uuid('release_id').notNull(),
    programHash: text('program_hash').notNull(),
    /** Of everything the price depends on: asked the same again, the quote is the same. */
    inputHash: text('input_hash').notNull(),
    reference: text('reference').notNull(),
    mode: text('mode', { enum: journeyModes }).notNull(),
    state: text('state', { enum: quoteLifecycle.states }).notNull().default(quoteLifecycle.initial),
    decision: text('decision', { enum: decisions }).notNull(),
    reasons: jsonb('reasons').$type<readonly QuoteReason[]>().notNull(),
    values: jsonb('values').$type<DataValues>().notNull(),
    selection: jsonb('selection').$type<Selection>().notNull(),
    coverStart: date('cover_start', { mode: 'string' }).notNull(),
    premium: jsonb('premium').$type<Premium>(),
    trace: jsonb('trace').$type<readonly TraceEntry[]>().notNull(),
    /** What a code took off; null without one. */
    incentive: jsonb('incentive').$type<Incentive>(),
    validUntil: timestamp('valid_until', { withTimezone: true }).notNull(),
  },
  (quote) => [
    unique('quote_reference').on(quote.companyId, quote.reference),
    foreignKey({
      name: 'quote_application',
      columns: [quote.companyId, quote.applicationId],
      foreignColumns: [applications.companyId, applications.id],
    }),
    foreignKey({
      name: 'quote_release',
      columns: [quote.companyId, quote.releaseId],
      foreignColumns: [releases.companyId, releases.id],
    }),
    index('quote_newest').on(quote.companyId, quote.createdAt, quote.id),
    index('quote_by_time').on(quote.companyId, quote.mode, quote.createdAt),
    index('quote_of_application').on(quote.companyId, quote.applicationId),
    index('quote_of_release').on(quote.companyId, quote.releaseId, quote.id),
  ],
)

export type QuoteRow = typeof quotes.$inferSelect
