import type { BillingPeriod } from '@coverwright/domain/company/plan/billing-period'
import { type PlanTerms, planNames } from '@coverwright/domain/company/plan/plan'
import { bigint, date, jsonb, pgView, text, unique, uuid } from 'drizzle-orm/pg-core'
import { alreadyTaken } from '../../../platform/database/already-taken.ts'
import { tenantTable } from '../../../platform/database/tenant-table.ts'

const sold = {
  name: text('name', { enum: planNames }).notNull(),
  validFrom: date('valid_from').notNull(),
  terms: jsonb('terms').$type<PlanTerms>().notNull(),
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
  },
  (subscription) => [unique('subscription_of_company').on(subscription.companyId)],
)

export type PlanRow = typeof plans.$inferSelect
export type SubscriptionRow = typeof subscriptions.$inferSelect
