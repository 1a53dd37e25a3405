import { addDays } from '@coverwright/domain/base/day/day'
import { nextBillingDay, suspensionRules } from '@coverwright/domain/company/plan/renewal'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import { changeSubscription, findSubscription, type SubscriptionRow } from '../plan/index.ts'
import { findOpenOrder } from './internal.ts'
import type { PlanOrderRow } from './tables.ts'

const againMs = 60 * 60_000

/** Early in the day, whatever the time zone: whoever is told that it failed has the day to see to it. */
const billedAt = (day: string) => new Date(`${day}T06:00:00Z`)

interface Day {
  readonly today: string
  readonly now: Date
}

type Looked = Pick<SubscriptionRow, 'terms' | 'period' | 'next' | 'suspendedOn' | 'suspensionTold' | 'endedOn'>

/** Sets when the subscription is looked at next: what is due is tried again, what is suspended goes on to its end. */
export async function lookAgain(tx: WriteTx, today: string, now: Date): Promise<void> {
  const row = await findSubscription(tx)
  if (!row?.period) return
  await changeSubscription(tx, { renewAt: lookedAt(row, await findOpenOrder(tx), { today, now }) })
}

/** When that is, of a subscription as it is to be, and of what is not paid. */
export function lookedAt(row: Looked, open: PlanOrderRow | undefined, { today, now }: Day): Date | null {
  const due = open && open.kind !== 'change' ? open : undefined
  const billing =
    due || row.suspendedOn || row.endedOn || !row.period ? null : nextBillingDay({ ...row, period: row.period }, today)
  const days = [due?.nextOn, nextSuspensionDay(row), billing].flatMap((day) => (day ? [day] : []))
  const first = days.toSorted().at(0)
  return first ? momentOf(first, today, now) : null
}

/** West of the Atlantic that time is past, and it is still the day before. */
const momentOf = (day: string, today: string, now: Date) =>
  day > today ? new Date(Math.max(billedAt(day).getTime(), now.getTime() + againMs)) : billedAt(day)

/** It is told when it begins, told again, and then sites go offline. */
export function nextSuspensionDay({
  suspendedOn,
  suspensionTold,
}: Pick<SubscriptionRow, 'suspendedOn' | 'suspensionTold'>): string | null {
  const days = [0, suspensionRules.secondNoticeDays, suspensionRules.sitesDays][suspensionTold]
  return suspendedOn && days !== undefined ? addDays(suspendedOn, days) : null
}
