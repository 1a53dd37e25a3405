import { dayIn } from '@coverwright/domain/base/day/day'
import { type NoChange, planChangePaid } from '@coverwright/domain/company/plan-order/plan-change'
import { eq } from 'drizzle-orm'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import { raiseEvent } from '../../../platform/events/raise-event.ts'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import { companies, getOwnCompanyRow } from '../company/index.ts'
import { saveSubscription } from '../plan/index.ts'
import { findHeld } from './internal.ts'
import { issueInvoice } from './jobs.ts'
import { type PlanOrderRow, planOrders } from './tables.ts'

/**
 * The money is there: the plan is in force from now on, and a trial is over. The company is locked. Answers why not, where
 * what was ordered is not wanted any more.
 */
export async function orderPaid(
  tx: WriteTx,
  { id, plan, billing, terms, netMinor, cancelledAt, state }: PlanOrderRow,
  now: Date,
): Promise<'paid' | 'plan-order.cancelled' | 'plan-order.paid' | NoChange> {
  if (state !== 'unpaid') return 'plan-order.paid'
  if (cancelledAt) return 'plan-order.cancelled'
  const { timeZone } = await getOwnCompanyRow(tx)
  const change = planChangePaid(await findHeld(tx, now), { plan, billing, terms }, netMinor, dayIn(timeZone, now))
  if (typeof change === 'string') return change
  await saveSubscription(tx, { plan, terms, period: change.period, creditMicro: change.creditMicro })
  await tx.update(companies).set({ trialEndsAt: null })
  await tx.update(planOrders).set({ state: 'paid', paidAt: now }).where(eq(planOrders.id, id))
  await enqueue(tx, issueInvoice, { orderId: id })
  raiseEvent(tx, 'plan-order.paid', { orderId: id })
  return 'paid'
}

/** Money came that is for nothing: it goes back, and people can see that it did. */
export async function orderStranded(tx: WriteTx, { id, state }: PlanOrderRow, failure: string): Promise<void> {
  if (state !== 'unpaid') return
  await tx.update(planOrders).set({ state: 'abnormal', failure }).where(eq(planOrders.id, id))
  raiseEvent(tx, 'plan-order.abnormal', { orderId: id })
}
