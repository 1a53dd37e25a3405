import { codeLengths } from '@coverwright/domain/sell/promotion/promotion-code'
import { eq } from 'drizzle-orm'
import { audited } from '../../../platform/audit/audited.ts'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import { handle } from '../../../platform/jobs/handler.ts'
import { coupons } from '../coupon/index.ts'
import { makeCodes, makeMissing } from '../promotion-code/index.ts'
import { vouchers } from '../voucher/index.ts'

/**
 * By what the promotion is now, not when it was asked: a quota that was lowered meanwhile makes no codes beyond it, and of two
 * at once the second finds what the first made. Ten thousand at a time, so that nobody who pays waits longer for the lock.
 */
export const promotionJobs = [
  handle(makeCodes, async ({ tx, companyId }, { promotionId }) => {
    const wanted = (await lockVoucher(tx, promotionId)) ?? (await lockCoupon(tx, promotionId))
    if (!wanted) return
    await audited(tx, companyId, 'promotion/make-codes', async (audit) => {
      const { made, left } = await makeMissing(tx, { promotionId, ...wanted })
      if (left > 0) await enqueue(tx, makeCodes, { promotionId }, { singletonKey: promotionId })
      await audit(promotionId, { made })
    })
  }),
]

async function lockVoucher(tx: WriteTx, id: string) {
  const [row] = await tx.select().from(vouchers).where(eq(vouchers.id, id)).for('no key update')
  return row?.mode === 'unique' ? { prefix: 'E', free: row.quota - row.used, length: codeLengths.usual } : undefined
}

async function lockCoupon(tx: WriteTx, id: string) {
  const [row] = await tx.select().from(coupons).where(eq(coupons.id, id)).for('no key update')
  if (!row?.isDisposable) return undefined
  return { prefix: row.code, free: row.usageCount - row.used, length: row.codeLength }
}
