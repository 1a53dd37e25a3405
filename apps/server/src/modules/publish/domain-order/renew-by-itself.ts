import { addDays, dayIn } from '@coverwright/domain/base/day/day'
import { autoRenewalDays, type NameRegistration } from '@coverwright/domain/publish/domain-order/domain-order'
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { selectRow } from '../../../platform/database/select-row.ts'
import type { ReadTx, WriteTx } from '../../../platform/database/with-tenant.ts'
import { raiseEvent } from '../../../platform/events/raise-event.ts'
import { type DomainRow, domains, saveDomain } from '../domain/index.ts'
import { placeRenewal } from './place-domain-order.ts'
import { type DomainOrderRow, domainOrders } from './tables.ts'

const hourMs = 60 * 60_000
const dayMs = 24 * hourMs

/** Registries count in days of this zone. */
const today = (now: Date) => dayIn('UTC', now)
/** Before people are told on the same day that a registration ends. */
const chargedAt = (day: string) => new Date(`${day}T06:00:00Z`)
const dueOf = ({ endsOn }: NameRegistration) => addDays(endsOn, -autoRenewalDays)

/** When a name is looked at to be renewed by itself; null where it is not, or its registration is over. */
export function nextRenewal(registration: NameRegistration, now: Date): Date | null {
  if (!registration.isAutoRenewed || registration.endsOn <= today(now)) return null
  const at = chargedAt(dueOf(registration))
  return at > now ? at : now
}

export const lookAtName = (tx: WriteTx, domainId: string, renewAt: Date | null) => saveDomain(tx, domainId, { renewAt })
export const inAnHour = (now: Date) => new Date(now.getTime() + hourMs)
export const inADay = (now: Date) => new Date(now.getTime() + dayMs)

interface DueName {
  readonly domain: DomainRow & { readonly registration: NameRegistration }
  /** What was ordered for it and is not paid, by somebody or by itself. */
  readonly open: DomainOrderRow | undefined
}

/** A name that is to be renewed today. Where it is not, the time at which it is looked at next is set. The company is locked. */
export async function findDueName(tx: WriteTx, domainId: string, now: Date): Promise<DueName | undefined> {
  const asked = await lockRenewals(tx, domainId)
  const domain = await selectRow(tx, domains, domainId, 'for update')
  if (!domain) return undefined
  // Nothing is to come: a job that was handed over before that was decided comes too late.
  if (!domain.renewAt) return undefined
  const { registration } = domain
  const at = registration && domain.state !== 'released' ? nextRenewal(registration, now) : null
  if (!registration || !at || at > now) return lookAtName(tx, domainId, at).then(() => undefined)
  const open = asked.find(({ state }) => state === 'unpaid')
  // The registrar is at it.
  if (asked.some(({ state }) => state === 'paid')) return lookAtName(tx, domainId, inAnHour(now)).then(() => undefined)
  const isTriedLater = open?.dueOn && !open.isCharging && (!open.nextOn || open.nextOn > today(now))
  if (isTriedLater) {
    await lookAtName(tx, domainId, open.nextOn ? chargedAt(open.nextOn) : null)
    return undefined
  }
  return { domain: { ...domain, registration }, open }
}

/** On which day the card is charged next; null where it is not, or not any more. */
export async function findRenewalDay(tx: ReadTx, { id, registration }: DomainRow): Promise<string | null> {
  if (!registration?.isAutoRenewed) return null
  const [asked] = await tx
    .select({ nextOn: domainOrders.nextOn })
    .from(domainOrders)
    .where(
      and(
        eq(domainOrders.domainId, id),
        eq(domainOrders.dueOn, dueOf(registration)),
        sql`${domainOrders.state} = 'unpaid'`,
        isNull(domainOrders.cancelledAt),
      ),
    )
  return asked ? asked.nextOn : dueOf(registration)
}

/** Those that are not paid, or paid and not answered by the registrar. */
export const lockRenewals = (tx: WriteTx, domainId: string): Promise<DomainOrderRow[]> =>
  tx
    .select()
    .from(domainOrders)
    .where(
      and(
        eq(domainOrders.domainId, domainId),
        eq(domainOrders.purpose, 'renew'),
        isNull(domainOrders.cancelledAt),
        sql`${domainOrders.state} in ('unpaid', 'paid')`,
      ),
    )
    .for('update')

/** The order that the card is charged for: what somebody ordered and did not pay, or a new one. */
export async function makeNameRenewal(tx: WriteTx, { domain, open }: DueName, now: Date): Promise<DomainOrderRow> {
  const { id } = open ?? (await placeRenewal(tx, domain, now, dueOf(domain.registration)))
  const dueOn = open?.dueOn ?? dueOf(domain.registration)
  const [row] = await tx
    .update(domainOrders)
    .set({ dueOn, nextOn: today(now), isCharging: true })
    .where(eq(domainOrders.id, id))
    .returning()
  if (!row) throw new Error('The order is gone')
  return row
}

interface TriedAgain {
  readonly kind: 'retry' | 'notice' | 'lapse'
  readonly on?: string
}

/** The card did not pay: leaders are told what happens next, in the transaction that decides it. */
export async function nameUnpaid(tx: WriteTx, { id, domainId, failures }: DomainOrderRow, next: TriedAgain) {
  const domain = domainId ? await selectRow(tx, domains, domainId, 'for update') : undefined
  const endsOn = domain?.registration?.endsOn
  // What would be tried after the registration has ended is not tried any more.
  const on = next.on && endsOn && next.on < endsOn ? next.on : null
  const kind = on ? next.kind : 'lapse'
  await tx
    .update(domainOrders)
    .set({ failures: failures + 1, nextOn: on, isCharging: false })
    .where(eq(domainOrders.id, id))
  if (domain) await lookAtName(tx, domain.id, on ? chargedAt(on) : null)
  if (endsOn) raiseEvent(tx, 'domain-order.unpaid', { orderId: id, next: kind, on: on ?? endsOn })
  return kind
}

/** There is another card: what it is to pay is charged to it at once. */
export async function tryNamesAgain(tx: WriteTx, now: Date): Promise<void> {
  const asked = await tx
    .update(domainOrders)
    .set({ nextOn: today(now) })
    .where(
      and(
        sql`${domainOrders.state} = 'unpaid'`,
        isNull(domainOrders.cancelledAt),
        isNotNull(domainOrders.dueOn),
        eq(domainOrders.isCharging, false),
      ),
    )
    .returning({ domainId: domainOrders.domainId })
  for (const { domainId } of asked) if (domainId) await lookAtName(tx, domainId, now)
}
