import { referralLifecycle } from '@coverwright/domain/sell/referral/referral-lifecycle'
import { eq } from 'drizzle-orm'
import { audited } from '../../../platform/audit/audited.ts'
import type { WaysIn } from '../../../platform/http/ways-in.ts'
import { handOverDue } from '../../../platform/jobs/hand-over-due.ts'
import { handle } from '../../../platform/jobs/handler.ts'
import { expireReferral } from './expire-referral-job.ts'
import { referrals } from './tables.ts'

export const referralSweeps = (ways: Pick<WaysIn, 'door'>) => [
  handOverDue(
    'referral.hand-over',
    {
      column: referrals.dueAt,
      job: expireReferral,
      inputOf: (referralId) => ({ referralId }),
      handedOver: 'look-again',
    },
    ways,
  ),
]

export const referralJobs = [
  handle(expireReferral, async ({ tx, companyId, now }, { referralId }) => {
    const [row] = await tx.select().from(referrals).where(eq(referrals.id, referralId)).for('update')
    if (!row) return
    const ofReferral = eq(referrals.id, referralId)
    const state = referralLifecycle.next(row.state, 'expire')
    // Decided otherwise or accepted anew since this was written down, and good for longer.
    if (!state || !row.validUntil || row.validUntil > now) {
      await tx
        .update(referrals)
        .set({ dueAt: state ? row.validUntil : null })
        .where(ofReferral)
      return
    }
    await audited(tx, companyId, 'referral/expire', async (audit) => {
      await tx.update(referrals).set({ state, dueAt: null }).where(ofReferral)
      await audit(referralId, { from: row.state, to: state })
    })
  }),
]
