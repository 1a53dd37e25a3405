import { sql } from 'drizzle-orm'
import { bigint, check, foreignKey, index, integer, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { tenantTable } from '../../../platform/database/tenant-table.ts'
import { coupons } from '../coupon/index.ts'
import { promotionCodes } from '../promotion-code/index.ts'
import { vouchers } from '../voucher/index.ts'

/** What was used is returned when its policy is cancelled; of a coupon it stays used. */
const holdStates = ['reserved', 'used', 'released', 'returned'] as const

/** One of each kind a payment: held while it is paid, used with the policy, or given back. */
export const promotionHolds = tenantTable(
  'promotion_hold',
  {
    couponId: uuid('coupon_id'),
    voucherId: uuid('voucher_id'),
    /** Of a code of the buyer's own. */
    codeId: uuid('code_id'),
    paymentId: uuid('payment_id').notNull(),
    state: text('state', { enum: holdStates }).notNull().default('reserved'),
    /** Of the buyer's address, for the limit of a coupon; null once they are erased. */
    emailHash: text('email_hash'),
    /** What the coupon took off, or the voucher pays. */
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
    /** Of a voucher that runs again and again: in which of them. */
    round: integer('round').notNull().default(1),
  },
  (hold) => [
    uniqueIndex('promotion_hold_coupon_of_payment')
      .on(hold.companyId, hold.paymentId)
      .where(sql`${hold.couponId} is not null`),
    uniqueIndex('promotion_hold_voucher_of_payment')
      .on(hold.companyId, hold.paymentId)
      .where(sql`${hold.voucherId} is not null`),
    foreignKey({
      name: 'promotion_hold_coupon',
      columns: [hold.companyId, hold.couponId],
      foreignColumns: [coupons.companyId, coupons.id],
    }),
    foreignKey({
      name: 'promotion_hold_voucher',
      columns: [hold.companyId, hold.voucherId],
      foreignColumns: [vouchers.companyId, vouchers.id],
    }),
    foreignKey({
      name: 'promotion_hold_code',
      columns: [hold.companyId, hold.codeId],
      foreignColumns: [promotionCodes.companyId, promotionCodes.id],
    }),
    check('promotion_hold_of_one', sql`${hold.couponId} is null or ${hold.voucherId} is null`),
    index('promotion_hold_of_customer').on(hold.companyId, hold.emailHash).where(sql`${hold.emailHash} is not null`),
  ],
)

export type PromotionHoldRow = typeof promotionHolds.$inferSelect
