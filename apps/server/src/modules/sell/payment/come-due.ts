import { audited } from '../../../platform/audit/audited.ts'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import { raiseEvent } from '../../../platform/events/raise-event.ts'
import { changeSubscription, type SubscriptionRow } from '../../company/plan/index.ts'
import {
  endPlan,
  findOpenOrder,
  giveUpOrder,
  isRenewalDue,
  lookAgain,
  makeRenewal,
  makeUsage,
  nextSuspensionDay,
  type PlanOrderRow,
  type SalesBetween,
  usageDueOf,
} from '../../company/plan-order/index.ts'
import { takeAllOffline } from '../../publish/release/index.ts'
import { takePagesOffline } from '../agent-page/index.ts'
import { findPaymentOfOrder } from './order-payment.ts'

interface Day {
  readonly today: string
  readonly now: Date
  readonly companyId: string
  readonly salesBetween: SalesBetween
}

type Paying = Parameters<typeof makeRenewal>[1]

/**
 * What is to be charged today: what was asked for before and not paid, or what has come due by now, which is written as an
 * order. Nothing, and the day it is looked at again is set; or somebody is paying for another plan at this moment.
 */
export async function comeDue(tx: WriteTx, row: Paying, day: Day): Promise<PlanOrderRow | 'being-paid' | undefined> {
  const open = await findOpenOrder(tx)
  const { today, now } = day
  if (row.suspendedOn) await goOnSuspending(tx, row, day)
  let due = open && open.kind !== 'change' ? open : undefined
  if (!due && !row.suspendedOn) {
    if (open && isRenewalDue(row, today)) {
      if ((await findPaymentOfOrder(tx, open.id))?.state === 'started') return 'being-paid'
      // What was ordered and is not being paid would be asked for beside the renewal.
      await giveUpOrder(tx, open.id, now)
    }
    due = await writeDue(tx, row, day, open !== undefined)
  }
  const isToday = due?.state === 'unpaid' && due.totalMinor > 0 && due.nextOn !== null && due.nextOn <= today
  if (isToday) return due
  await lookAgain(tx, today, now)
  return undefined
}

async function writeDue(
  tx: WriteTx,
  row: Paying,
  { companyId, ...day }: Day,
  hasOpen: boolean,
): Promise<PlanOrderRow | undefined> {
  const { today, now } = day
  if (!isRenewalDue(row, today)) {
    const usageTo = hasOpen ? undefined : usageDueOf(row, today)
    return usageTo ? makeUsage(tx, row, usageTo, day) : undefined
  }
  return audited(tx, companyId, 'subscription/renew', async (audit) => {
    if (row.cancelledAt) {
      const used = await makeUsage(tx, row, row.period.end, day)
      await endPlan(tx, row, today)
      await audit(row.id, { endedOn: row.period.end })
      return used
    }
    // The smaller plan has no units for them.
    if (row.next && row.next.on <= today) await takeAllOffline(tx, { actorId: companyId, now }, row.next.offline)
    const order = await makeRenewal(tx, row, day)
    await audit(row.id, { number: order?.number ?? null, totalMinor: order?.totalMinor ?? null })
    return order
  })
}

/** Sites and agents' pages go on for a while, and are told of twice before they go offline. Policies go on whatever happens. */
async function goOnSuspending(tx: WriteTx, row: SubscriptionRow, { today, now, companyId }: Day): Promise<void> {
  const on = nextSuspensionDay(row)
  if (!on || on > today) return
  const suspensionTold = row.suspensionTold + 1
  await changeSubscription(tx, { suspensionTold })
  const offlineOn = nextSuspensionDay({ ...row, suspensionTold })
  if (offlineOn) {
    raiseEvent(tx, 'plan-order.sites-end', { offlineOn })
    return
  }
  await audited(tx, companyId, 'subscription/sites-offline', async (audit) => {
    const sites = await takeAllOffline(tx, { actorId: companyId, now })
    const pages = await takePagesOffline(tx)
    const many = sites + pages
    if (many > 0) raiseEvent(tx, 'plan-order.sites-ended', { many })
    await audit(row.id, { sites, pages })
  })
}
