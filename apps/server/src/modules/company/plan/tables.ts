import type { BillingPeriod } from '@coverwright/domain/company/plan/billing-period'
import { type PlanTerms, planNames } from '@coverwright/domain/company/plan/plan'
import type { NextPlan } from '@coverwright/domain/company/plan/renewal'
import type { KeptCard } from '@coverwright/domain/company/plan/subscription'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgView,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { alreadyTaken } from '../../../platform/database/already-taken.ts'
import { tenantTable } from '../../../platform/database/tenant-table.ts'

const time = (name: string) => timestamp(name, { withTimezone: true })

const sold = {
  name: text('name', { enum: planNames }).notNull(),
  validFrom: date('valid_from').notNull(),
  terms: jsonb('terms').$type<PlanTerms>().notNull(),
  /** Whoever has the plan is renewed by them, told 30 days before; else they keep what they have. */
  isForSubscribers: boolean('is_for_subscribers').notNull().default(false),
}

/** Of whoever runs the product. Terms are never changed: others follow them from a later day on. */
export const plans = tenantTable('plan', sold, (plan) => [
  unique('plan_from').on(plan.companyId, plan.name, plan.validFrom),
])

alreadyTaken({ plan_from: { code: 'plan.date-taken', field: 'validFrom' } })

/** What every company reads of them. */
export const publishedPlans = pgView('published_plan', { ...sold, id: uuid('id').notNull() }).existing()

/** What the company has. Without a row it tries the product out, or was set up by whoever runs it. */
export const subscriptions = tenantTable(
  'subscription',
  {
    plan: text('plan', { enum: planNames }).notNull(),
    /** As they were when it was sold: a plan that is changed later changes nothing of it. */
    terms: jsonb('terms').$type<PlanTerms>().notNull(),
    /** Null where nothing is billed. */
    period: jsonb('period').$type<BillingPeriod>(),
    creditMicro: bigint('credit_micro', { mode: 'number' }).notNull().default(0),
    /** When it is looked at what is to be asked for; null where nothing is to come. */
    renewAt: time('renew_at'),
    card: jsonb('card').$type<StoredCard>(),
    /** Sales before this day are billed, or were before anything was. */
    usageFrom: date('usage_from'),
    /** When it began, in the time zone that the company had then; null where nothing was billed of it yet. */
    usageFromAt: time('usage_from_at'),
    /** It is not renewed when its period is over. */
    cancelledAt: time('cancelled_at'),
    /** Since when nothing is had any more. */
    endedOn: date('ended_on'),
    /** Since when nothing can be changed: what was asked for was not paid, or the plan has ended. */
    suspendedOn: date('suspended_on'),
    /** How often it was told that sites go offline. */
    suspensionTold: integer('suspension_told').notNull().default(0),
    /** A smaller plan to come. */
    next: jsonb('next').$type<NextPlan>(),
    /** Other terms to come, and since when the company knows. */
    told: jsonb('told').$type<ToldTerms>(),
    /** The day from which on the terms are sold that it has. */
    termsSince: date('terms_since').notNull().default(sql`current_date`),
    /** When it is looked at how much is used. */
    watchAt: time('watch_at').default(sql`now()`),
    /** How much was told of, by what and period. */
    alerted: jsonb('alerted').$type<Readonly<Record<string, number>>>().notNull().default({}),
  },
  (subscription) => [
    unique('subscription_of_company').on(subscription.companyId),
    index('subscription_due')
      .on(subscription.companyId, subscription.renewAt)
      .where(sql`${subscription.renewAt} is not null`),
    index('subscription_watched')
      .on(subscription.companyId, subscription.watchAt)
      .where(sql`${subscription.watchAt} is not null`),
  ],
)

/** What is shown of a card that is kept, and the payment by which the gateway knows it. */
export interface StoredCard extends KeptCard {
  readonly paymentId: string
}

interface ToldTerms {
  readonly terms: PlanTerms
  /** From which renewal on. */
  readonly from: string
  /** Since when they are sold. */
  readonly since: string
}

export type PlanRow = typeof plans.$inferSelect
export type SubscriptionRow = typeof subscriptions.$inferSelect
