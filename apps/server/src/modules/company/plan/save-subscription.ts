import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import { type SubscriptionRow, subscriptions } from './tables.ts'

/** What the company has from now on. */
export async function saveSubscription(
  tx: WriteTx,
  has: Pick<SubscriptionRow, 'plan' | 'terms' | 'period' | 'creditMicro'> & Partial<SubscriptionRow>,
): Promise<void> {
  await tx
    .insert(subscriptions)
    .values(has)
    .onConflictDoUpdate({ target: subscriptions.companyId, set: { ...has, updatedAt: new Date() } })
}

/** Of one that is there; the company is locked. */
export async function changeSubscription(tx: WriteTx, change: Partial<SubscriptionRow>): Promise<void> {
  await tx.update(subscriptions).set(change)
}
