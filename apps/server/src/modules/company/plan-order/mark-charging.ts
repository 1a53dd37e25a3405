import { eq } from 'drizzle-orm'
import { changeRow } from '../../../platform/database/save-row.ts'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import { changeSubscription } from '../plan/index.ts'
import { findOpenOrder } from './internal.ts'
import { planOrders } from './tables.ts'

/** While the card is being charged nothing is ordered in its place: it would be asked for twice. */
export async function markCharging(tx: WriteTx, orderId: string, isCharging: boolean): Promise<void> {
  await changeRow(tx, planOrders, orderId, { isCharging })
}

/** There is another card: what is due is charged to it at once. */
export async function tryAgainNow(tx: WriteTx, today: string, now: Date): Promise<void> {
  const open = await findOpenOrder(tx)
  if (!open || open.kind === 'change') return
  await tx.update(planOrders).set({ nextOn: today }).where(eq(planOrders.id, open.id))
  await changeSubscription(tx, { renewAt: now })
}
