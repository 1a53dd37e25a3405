import { changeRow } from '../../../platform/database/save-row.ts'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import { type SubscriptionRow, subscriptions } from './tables.ts'

type Has = Pick<SubscriptionRow, 'plan' | 'terms' | 'period' | 'creditMicro'> & Partial<SubscriptionRow>

/** What the company has from now on, in place of what it had. The company is locked. */
export async function saveSubscription(tx: WriteTx, before: SubscriptionRow | undefined, has: Has): Promise<void> {
  if (before) await changeRow(tx, subscriptions, before.id, has)
  else await tx.insert(subscriptions).values(has)
}

/** Of one that is there; the company is locked. */
export async function changeSubscription(tx: WriteTx, change: Partial<SubscriptionRow>): Promise<void> {
  await tx.update(subscriptions).set(change)
}
