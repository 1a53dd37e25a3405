import { addDays } from '@coverwright/domain/base/day/day'
import { noticeDays } from '@coverwright/domain/publish/domain-order/domain-order'
import { domainOrderLifecycle } from '@coverwright/domain/publish/domain-order/domain-order-lifecycle'
import { eq } from 'drizzle-orm'
import { selectRow } from '../../../platform/database/select-row.ts'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import { raiseEvent } from '../../../platform/events/raise-event.ts'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import { boughtDomain, domains, leadHere } from '../domain/index.ts'
import { invoiceName, registerName } from './jobs.ts'
import { lookAtName, nextRenewal } from './renew-by-itself.ts'
import { type DomainOrderRow, domainOrders } from './tables.ts'

/** Longer than its job is tried at short intervals. */
const askAgainMs = 24 * 60 * 60_000

/**
 * Answers when the registrar was asked before. It is written down before it hears of it: whoever asks again after an answer
 * was lost knows that there may be one. Of two companies that pay for one name the second waits until the first is decided.
 */
export async function askingRegistrar(tx: WriteTx, { id, askedAt }: DomainOrderRow, now: Date): Promise<Date | null> {
  if (!askedAt) await tx.update(domainOrders).set({ askedAt: now }).where(eq(domainOrders.id, id))
  return askedAt
}

/** The money is there: the registrar is asked. Answers whether it was still wanted. */
export async function domainOrderPaid(tx: WriteTx, { id, state, cancelledAt }: DomainOrderRow, now: Date) {
  const next = domainOrderLifecycle.next(state, 'pay')
  if (!next || cancelledAt) return false
  await tx
    .update(domainOrders)
    .set({ state: next, paidAt: now, isCharging: false, askAgainAt: new Date(now.getTime() + askAgainMs) })
    .where(eq(domainOrders.id, id))
  await enqueue(tx, registerName, { orderId: id }, { singletonKey: id })
  return true
}

/** Money came for which there is no name: it goes back, and people can see that it did. */
export async function domainOrderStranded(tx: WriteTx, order: DomainOrderRow, failure: string): Promise<void> {
  const { id, state, purpose, domainId } = order
  const next = domainOrderLifecycle.next(state, 'strand') ?? domainOrderLifecycle.next(state, 'refuse')
  if (!next) return
  await tx
    .update(domainOrders)
    .set({ state: next, failure, isCharging: false, askAgainAt: null })
    .where(eq(domainOrders.id, id))
  // What a registrar refuses is not charged again and again: people are told, and renew it once they know why.
  if (state === 'paid' && purpose === 'renew' && domainId) await lookAtName(tx, domainId, null)
  raiseEvent(tx, 'domain-order.abnormal', { orderId: id })
}

/** The name is the company's: it stands among its domains and is led here. */
export async function nameRegistered(tx: WriteTx, order: DomainOrderRow, endsOn: string, now: Date): Promise<void> {
  const { id, name, purpose, renewalMinor, currency } = order
  const known = order.domainId ? await selectRow(tx, domains, order.domainId, 'for update') : undefined
  const isAutoRenewed = known?.registration?.isAutoRenewed ?? true
  const registration = { endsOn, renewalMinor, currency, isAutoRenewed }
  const noticeAt = nextNotice(endsOn, now)
  const domainId = await boughtDomain(tx, { name, registration, noticeAt, renewAt: nextRenewal(registration, now) })
  await tx.update(domainOrders).set({ state: 'registered', domainId, askAgainAt: null }).where(eq(domainOrders.id, id))
  if (purpose === 'register') await enqueue(tx, leadHere, { domainId }, { singletonKey: domainId })
  // Not before: what could not be registered goes back, and an invoice for it would have to be taken back.
  await enqueue(tx, invoiceName, { orderId: id })
  raiseEvent(tx, 'domain-order.registered', { orderId: id })
}

/** The next of the days on which people are told that a registration ends. */
export function nextNotice(endsOn: string, now: Date): Date | null {
  const days = noticeDays.map((before) => new Date(`${addDays(endsOn, -before)}T09:00:00Z`))
  return days.find((day) => day > now) ?? null
}
