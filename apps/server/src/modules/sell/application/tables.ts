import type { GivenDeclaration } from '@coverwright/domain/build/body/declaration'
import type { Selection } from '@coverwright/domain/build/plan/selection'
import { journeyModes } from '@coverwright/domain/build/product/journey-mode'
import { languages } from '@coverwright/domain/build/product/product'
import type { Answers } from '@coverwright/domain/build/question/answers'
import { applicationLifecycle } from '@coverwright/domain/sell/application/application-lifecycle'
import type { Origin } from '@coverwright/domain/sell/origin/origin'
import { sql } from 'drizzle-orm'
import { foreignKey, index, jsonb, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { tenantTable } from '../../../platform/database/tenant-table.ts'
import { releases } from '../../publish/release/index.ts'
import { customers } from '../customer/index.ts'

export const applications = tenantTable(
  'application',
  {
    /** Of the token in the buyer's cookie, which is kept nowhere else. */
    tokenHash: text('token_hash').notNull(),
    releaseId: uuid('release_id').notNull(),
    mode: text('mode', { enum: journeyModes }).notNull(),
    state: text('state', { enum: applicationLifecycle.states }).notNull().default(applicationLifecycle.initial),
    answers: jsonb('answers').$type<Answers>().notNull(),
    selection: jsonb('selection').$type<Selection>().notNull(),
    declarations: jsonb('declarations').$type<readonly GivenDeclaration[]>().notNull(),
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
    /** Until when a mailed link opens it; null while none was sent. */
    keptUntil: timestamp('kept_until', { withTimezone: true }),
    /** When it is looked at whether it is over for good, and its files go; null of one without files. */
    dueAt: timestamp('due_at', { withTimezone: true }),
  },
  (application) => [
    unique('application_token').on(application.companyId, application.tokenHash),
    index('application_due').on(application.companyId, application.dueAt).where(sql`${application.dueAt} is not null`),
    index('application_of_customer').on(application.companyId, application.customerId),
    index('application_by_time').on(application.companyId, application.mode, application.createdAt),
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
