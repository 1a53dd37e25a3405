import { and, eq } from 'drizzle-orm'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import { type PromotionCodeRow, promotionCodes } from './tables.ts'

export async function findCode(tx: ReadTx, code: string): Promise<PromotionCodeRow | undefined> {
  const [row] = await tx.select().from(promotionCodes).where(eq(promotionCodes.code, code))
  return row
}

/** Of one coupon or voucher. */
export async function findCodeOf(tx: ReadTx, promotionId: string, code: string) {
  const [row] = await tx
    .select()
    .from(promotionCodes)
    .where(and(eq(promotionCodes.code, code), eq(promotionCodes.promotionId, promotionId)))
  return row
}
