import { languages } from '@coverwright/domain/base/language/language'
import type { GivenDeclaration, GivenReminder } from '@coverwright/domain/build/body/declaration'
import type { Fetched } from '@coverwright/domain/build/flow/fetched'
import type { Selection } from '@coverwright/domain/build/plan/selection'
import { journeyModes } from '@coverwright/domain/build/product/journey-mode'
import type { Answers } from '@coverwright/domain/build/question/answers'
import { applicationLifecycle } from '@coverwright/domain/sell/application/application-lifecycle'
import type { FixedTerms } from '@coverwright/domain/sell/commission/commission'
import type { Origin } from '@coverwright/domain/sell/origin/origin'
import { sql } from 'drizzle-orm'
import { foreignKey, index, jsonb, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { tenantTable } from '../../../platform/database/tenant-table.ts'
import { releases } from '../../publish/release/index.ts'
import { channels } from '../channel/index.ts'
import { customers } from '../customer/index.ts'
import type { TypedVoucher } from '../voucher/index.ts'

export const applications = tenantTable(
  'application',
  {
    /** Of the token in the buyer's cookie, which is kept nowhere else. */
    tokenHash: text('token_hash').notNull(),
    releaseId: uuid('release_id').notNull(),
    mode: text('mode', { enum: journeyModes }).notNull(),
    state: text('state', { enum: applicationLifecycle.states }).notNull().default(applicationLifecycle.initial),
    answers: jsonb('answers').$type<Answers>().notNull(),
    /** What other systems answered, by flow block. */
    fetched: jsonb('fetched').$type<Fetched>().notNull().default({}),
    selection: jsonb('selection').$type<Selection>().notNull(),
    declarations: jsonb('declarations').$type<readonly GivenDeclaration[]>().notNull(),
    /** Agreed to beside the address; null where it was not, or was taken back. */
    reminder: jsonb('reminder').$type<GivenReminder>(),
    /** Known once they bought, or asked to be written to. */
    customerId: uuid('customer_id'),
    /** The latest of its quotes. */
    quoteId: uuid('quote_id'),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** The one the pages are read in, and that the buyer is written to in; null of those begun before it was kept. */
    language: text('language', { enum: languages }),
    /** Where it was begun: mailed links lead back there. */
    host: text('host'),
    /** Who sent the buyer, as far as it is known. */
    origin: jsonb('origin').$type<Origin>().notNull().default({}),
    /** The channel among them, so that it stays as long as somebody came by it. */
    channelId: uuid('channel_id'),
    /** What whoever sent them earns; null where nobody did, nothing was agreed, or it began before terms were kept here. */
    commissionTerms: jsonb('commission_terms').$type<FixedTerms>(),
    /** What they typed a code of, whether it can still be used or not. */
    couponId: uuid('coupon_id'),
    /** Of a coupon with a code for each customer: theirs. */
    couponCode: text('coupon_code'),
    /** The same of a voucher. */
    voucher: jsonb('voucher').$type<TypedVoucher>(),
    /** Until when a mailed link opens it; null while none was sent. */
    keptUntil: timestamp('kept_until', { withTimezone: true }),
    /** When it is looked at whether who may be reminded went no further; null where nothing is to be looked at. */
    abandonAt: timestamp('abandon_at', { withTimezone: true }),
    /** When that was found: it is told once. */
    abandonedAt: timestamp('abandoned_at', { withTimezone: true }),
    /** When it is looked at whether it is over for good, and its files go; null of one without files. */
    dueAt: timestamp('due_at', { withTimezone: true }),
  },
  (application) => [
    unique('application_token').on(application.companyId, application.tokenHash),
    index('application_due').on(application.companyId, application.dueAt).where(sql`${application.dueAt} is not null`),
    index('application_abandon')
      .on(application.companyId, application.abandonAt)
      .where(sql`${application.abandonAt} is not null`),
    index('application_of_customer').on(application.companyId, application.customerId),
    index('application_by_time').on(application.companyId, application.mode, application.createdAt),
    index('application_of_channel')
      .on(application.companyId, application.channelId)
      .where(sql`${application.channelId} is not null`),
    foreignKey({
      name: 'application_channel',
      columns: [application.companyId, application.channelId],
      foreignColumns: [channels.companyId, channels.id],
    }),
    foreignKey({
      name: 'application_customer',
      columns: [application.companyId, application.customerId],
      foreignColumns: [customers.companyId, customers.id],
    }),
    foreignKey({
      name: 'application_release',
      columns: [application.companyId, application.releaseId],
      foreignColumns: [releases.companyId, releases.id],
    }),
  ],
)

export type ApplicationRow = typeof applications.$inferSelect
