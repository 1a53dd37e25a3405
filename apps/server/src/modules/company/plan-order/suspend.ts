import { addDays } from '@coverwright/domain/base/day/day'
import { suspensionRules } from '@coverwright/domain/company/plan/renewal'
import { eq } from 'drizzle-orm'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import { raiseEvent } from '../../../platform/events/raise-event.ts'
import { changeSubscription, findSubscription, type SubscriptionRow } from '../plan/index.ts'
import { lookAgain } from './look-again.ts'
import { type PlanOrderRow, planOrders } from './tables.ts'

interface Day {
  readonly today: string
  readonly now: Date
}

interface TriedAgain {
  readonly kind: 'retry' | 'notice'
  readonly on: string
}

/** It was not paid: leaders are told what happens next, in the transaction that decides it. */
export async function orderUnpaid(
  tx: WriteTx,
  { id, failures }: PlanOrderRow,
  { kind, on }: TriedAgain,
  { today, now }: Day,
): Promise<void> {
  await tx
    .update(planOrders)
    .set({ failures: failures + 1, nextOn: on, isCharging: false })
    .where(eq(planOrders.id, id))
  raiseEvent(tx, 'plan-order.unpaid', { orderId: id, next: kind, on })
  await lookAgain(tx, today, now)
}

/** The last day for it has passed: from now on nothing is edited or published until it is paid. */
export async function suspendFor(tx: WriteTx, { id, failures }: PlanOrderRow, { today, now }: Day): Promise<void> {
  await tx
    .update(planOrders)
    .set({ failures: failures + 1, nextOn: null, isCharging: false })
    .where(eq(planOrders.id, id))
  // Another card was tried in vain: that changes nothing of when sites go offline.
  if (!(await findSubscription(tx))?.suspendedOn) {
    await changeSubscription(tx, { suspendedOn: today, suspensionTold: 1 })
    raiseEvent(tx, 'plan-order.suspended', { orderId: id, offlineOn: addDays(today, suspensionRules.sitesDays) })
  }
  await lookAgain(tx, today, now)
}

/** The plan was given up, and its last period is over. */
export async function endPlan(tx: WriteTx, { period }: SubscriptionRow, today: string): Promise<void> {
  const endedOn = period?.end ?? today
  await changeSubscription(tx, { endedOn, suspendedOn: today, suspensionTold: 1, next: null })
  raiseEvent(tx, 'plan-order.ended', { endedOn, offlineOn: addDays(today, suspensionRules.sitesDays) })
}
