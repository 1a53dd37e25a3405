import { referralLifecycle } from '@coverwright/domain/sell/referral/referral-lifecycle'
import { eq } from 'drizzle-orm'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import type { ApplicationRow } from '../application/index.ts'
import { referrals } from './tables.ts'

/** The terms became a policy: nobody thinks better of them any more. */
export async function referralBought(tx: WriteTx, { id, keptUntil }: ApplicationRow): Promise<void> {
  if (!keptUntil) return
  for (const row of await tx.select().from(referrals).where(eq(referrals.applicationId, id)).for('update')) {
    const state = referralLifecycle.next(row.state, row.state === 'waiting' ? 'withdraw' : 'buy')
    if (state) await tx.update(referrals).set({ state }).where(eq(referrals.id, row.id))
  }
}
