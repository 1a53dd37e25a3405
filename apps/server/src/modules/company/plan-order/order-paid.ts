import { dayIn } from '@coverwright/domain/base/day/day'
import { periodAfterSuspension } from '@coverwright/domain/company/plan/renewal'
import { type NoChange, type PlanChange, planChangePaid } from '@coverwright/domain/company/plan-order/plan-change'
import { eq } from 'drizzle-orm'
import { changeRow } from '../../../platform/database/save-row.ts'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import { raiseEvent } from '../../../platform/events/raise-event.ts'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import { companies, getOwnCompanyRow } from '../company/index.ts'
import { findSubscription, type SubscriptionRow, saveSubscription } from '../plan/index.ts'
import { findHeld } from './internal.ts'
import { issueInvoice } from './jobs.ts'
import { lookedAt } from './look-again.ts'
import { type PlanOrderRow, planOrders } from './tables.ts'

/**
 * The money is there: the plan is in force from now on, a trial is over, and so is a suspension. The company is locked.
 * Answers why not, where what was ordered is not wanted any more.
 */
export async function orderPaid(
  tx: WriteTx,
  order: PlanOrderRow,
  now: Date,
): Promise<'paid' | 'plan-order.cancelled' | 'plan-order.paid' | NoChange> {
  const { id, plan, terms, cancelledAt, state, kind } = order
  if (state !== 'unpaid') return 'plan-order.paid'
  if (cancelledAt) return 'plan-order.cancelled'
  const { timeZone, trialEndsAt } = await getOwnCompanyRow(tx)
  const today = dayIn(timeZone, now)
  const row = await findSubscription(tx)
  const has = kind === 'change' ? await changed(tx, order, now, today) : renewed(order, row, today)
  if (typeof has === 'string') return has
  const { period, creditMicro } = has
  // What was given up stays so when the last of what was sold is paid.
  const isOver = kind === 'usage' && row?.endedOn
  const paid = {
    plan,
    terms,
    period,
    creditMicro,
    ...(order.usageTo
      ? { usageFrom: order.usageTo, usageFromAt: order.usageToAt }
      : { usageFrom: row?.usageFrom ?? today }),
    ...(!isOver && { suspendedOn: null, suspensionTold: 0, endedOn: null }),
    // Whoever orders another plan wants to go on with it, and knows what it costs.
    ...(kind === 'change' && { cancelledAt: null, next: null, told: null, termsSince: today }),
    ...(kind === 'renewal' && row?.told && row.told.from <= period.start && { told: null, termsSince: row.told.since }),
    ...(kind === 'renewal' && row?.next && row.next.on <= period.start && { next: null }),
  }
  // There is never more than one that is open, and this was it.
  const renewAt = lookedAt({ ...nothingYet, ...row, ...paid }, undefined, { today, now })
  await saveSubscription(tx, row, { ...paid, renewAt })
  if (trialEndsAt) await tx.update(companies).set({ trialEndsAt: null })
  await changeRow(tx, planOrders, id, { state: 'paid', paidAt: now, isCharging: false })
  await enqueue(tx, issueInvoice, { orderId: id })
  raiseEvent(tx, 'plan-order.paid', { orderId: id })
  return 'paid'
}

/** Of who tried it out. */
const nothingYet = { next: null, suspendedOn: null, suspensionTold: 0, endedOn: null } as const

const changed = async (tx: WriteTx, { plan, billing, terms, netMinor }: PlanOrderRow, now: Date, today: string) =>
  planChangePaid(await findHeld(tx, now), { plan, billing, terms }, netMinor, today)

type Has = Pick<PlanChange, 'period' | 'creditMicro'>

/** What it was asked for; of what was sold above the plan, the period stays as it is. */
function renewed({ kind, period, creditMicro }: PlanOrderRow, row: SubscriptionRow | undefined, today: string): Has {
  const paid = kind === 'renewal' ? period : (row?.period ?? null)
  if (!paid) throw new Error('A renewal has a period')
  const isLater = kind === 'renewal' && row?.suspendedOn
  return {
    period: isLater ? periodAfterSuspension(paid, isLater, today) : paid,
    creditMicro: (kind === 'renewal' ? creditMicro : row?.creditMicro) ?? 0,
  }
}

/** Money came that is for nothing: it goes back, and people can see that it did. */
export async function orderStranded(tx: WriteTx, { id, state }: PlanOrderRow, failure: string): Promise<void> {
  if (state !== 'unpaid') return
  await tx.update(planOrders).set({ state: 'abnormal', failure, isCharging: false }).where(eq(planOrders.id, id))
  raiseEvent(tx, 'plan-order.abnormal', { orderId: id })
}
