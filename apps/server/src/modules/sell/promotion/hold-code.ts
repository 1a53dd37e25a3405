import { and, eq } from 'drizzle-orm'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import { promotionCodes } from '../promotion-code/index.ts'

/** A code of the buyer's own is had by one payment at a time; nothing where it is not free. */
export async function holdCode(tx: WriteTx, promotionId: string, code: string): Promise<string | undefined> {
  const [held] = await tx
    .update(promotionCodes)
    .set({ state: 'held' })
    .where(
      and(eq(promotionCodes.code, code), eq(promotionCodes.promotionId, promotionId), eq(promotionCodes.state, 'free')),
    )
    .returning({ id: promotionCodes.id })
  return held?.id
}
