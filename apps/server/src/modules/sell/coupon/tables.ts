import { currencies } from '@coverwright/domain/base/money/money'
import { couponLifecycle, couponTypes } from '@coverwright/domain/sell/coupon/coupon'
import { sql } from 'drizzle-orm'
import { boolean, check, integer, text, unique, uuid } from 'drizzle-orm/pg-core'
import { alreadyTaken } from '../../../platform/database/already-taken.ts'
import { tenantTable } from '../../../platform/database/tenant-table.ts'

export const coupons = tenantTable(
  'coupon',
  {
    name: text('name').notNull(),
    code: text('code').notNull(),
    type: text('type', { enum: couponTypes }).notNull(),
    value: text('value').notNull(),
    currency: text('currency', { enum: currencies }).notNull(),
    minimumPayable: text('minimum_payable').notNull(),
    isDisposable: boolean('is_disposable').notNull().default(false),
    codeLength: integer('code_length').notNull().default(10),
    usageCount: integer('usage_count').notNull(),
    productIds: uuid('product_ids').array().notNull(),
    plans: text('plans').array().notNull(),
    startsOn: text('starts_on').notNull(),
    endsOn: text('ends_on').notNull(),
    isForNewCustomers: boolean('is_for_new_customers').notNull(),
    perCustomer: integer('per_customer').notNull(),
    state: text('state', { enum: couponLifecycle.states }).notNull().default(couponLifecycle.initial),
    used: integer('used').notNull().default(0),
    reserved: integer('reserved').notNull().default(0),
    /** Counts changes of what the form asks for: sales do not move it. */
    revision: integer('revision').notNull().default(1),
  },
  (coupon) => [
    unique('coupon_code').on(coupon.companyId, coupon.code),
    check(
      'coupon_never_over',
      sql`${coupon.used} >= 0 and ${coupon.reserved} >= 0 and ${coupon.used} + ${coupon.reserved} <= ${coupon.usageCount}`,
    ),
  ],
)

export type CouponRow = typeof coupons.$inferSelect

alreadyTaken({ coupon_code: { code: 'coupon.code-taken', field: 'code' } })
