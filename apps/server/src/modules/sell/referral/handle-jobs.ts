import { referralLifecycle } from '@coverwright/domain/sell/referral/referral-lifecycle'
import { eq } from 'drizzle-orm'
import { audited } from '../../../platform/audit/audited.ts'
import { handle } from '../../../platform/jobs/handler.ts'
import { expireReferral } from './expire-referral-job.ts'
import { referrals } from './tables.ts'

export const referralJobs = [
  handle(expireReferral, async ({ tx, companyId, now }, { referralId }) => {
    const [row] = await tx.select().from(referrals).where(eq(referrals.id, referralId)).for('update')
    const state = row && referralLifecycle.next(row.state, 'expire')
    // Accepted anew since this was written down, and good for longer.
    if (!state || !row.validUntil || row.validUntil > now) return
    await audited(tx, companyId, 'referral/expire', async (audit) => {
      await tx.update(referrals).set({ state }).where(eq(referrals.id, referralId))
      await audit(referralId, { from: row.state, to: state })
    })
  }),
]
