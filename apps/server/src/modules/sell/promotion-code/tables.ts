import { codeStates } from '@coverwright/domain/sell/promotion/promotion-code'
import { index, text, unique, uuid } from 'drizzle-orm/pg-core'
import { tenantTable } from '../../../platform/database/tenant-table.ts'

/** Codes that one customer each uses once, of a coupon or a voucher. In the order of bytes, to be found by how they begin. */
export const promotionCodes = tenantTable(
  'promotion_code',
  {
    /** Of the coupon or the voucher. */
    promotionId: uuid('promotion_id').notNull(),
    code: text('code').notNull(),
    state: text('state', { enum: codeStates }).notNull().default('free'),
  },
  (code) => [
    unique('promotion_code_once').on(code.companyId, code.code),
    index('promotion_code_of_promotion').on(code.companyId, code.promotionId, code.code),
  ],
)

export type PromotionCodeRow = typeof promotionCodes.$inferSelect
