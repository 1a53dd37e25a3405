import { addDays, dayIn } from '@coverwright/domain/base/day/day'
import { productTypes } from '@coverwright/domain/base/product-type/product-type'
import { priceNoticeDays } from '@coverwright/domain/company/plan/plan'
import { dayStart } from '@coverwright/domain/company/plan/renewal'
import { cardNoticeDays, lastDayOf } from '@coverwright/domain/company/plan/subscription'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import { raiseEvent } from '../../../platform/events/raise-event.ts'
import { handle } from '../../../platform/jobs/handler.ts'
import { getOwnCompanyRow, lockOwnCompany } from '../../company/company/index.ts'
import {
  changeSubscription,
  findSubscription,
  findTermsToTell,
  type SubscriptionRow,
  watchUse,
} from '../../company/plan/index.ts'
import type { SalesBetween } from '../../company/plan-order/index.ts'
import { unitsInUse } from '../release/index.ts'

/** How soon it is looked at again: the foot of the navigation shows it at once. */
const againMs = 3 * 60 * 60_000

/** Each is told once a period: when four fifths are used, and when all are. */
const levels = [100, 80] as const

/** What is nearly used, a card that expires, and terms to come are told to whoever leads the company. */
export const planUseJobs = ({ salesBetween }: { readonly salesBetween: SalesBetween }) => [
  handle(watchUse, async ({ tx, now }, { subscriptionId }) => {
    await lockOwnCompany(tx)
    const row = await findSubscription(tx)
    if (row?.id !== subscriptionId) return
    const { timeZone } = await getOwnCompanyRow(tx)
    const today = dayIn(timeZone, now)
    const month = today.slice(0, 7)
    const sold = await salesBetween(tx, dayStart(`${month}-01`, timeZone), now, timeZone)
    const alerted = { ...(await alertOf(tx, row, month, sold)), ...tellExpiry(tx, row, today) }
    await changeSubscription(tx, { alerted, watchAt: new Date(now.getTime() + againMs) })
    await tellTerms(tx, row, today)
  }),
]

async function alertOf(tx: WriteTx, row: SubscriptionRow, month: string, sold: number) {
  const units = await unitsInUse(tx)
  const { allowance, transactionsIncluded } = row.terms
  const since = row.period?.start ?? month
  const uses = [
    ...productTypes.map((what) => ({ what, used: units[what], allowed: allowance[what], when: since })),
    { what: 'transactions' as const, used: sold, allowed: transactionsIncluded, when: month },
  ]
  const told: Record<string, number> = {}
  for (const { what, used, allowed, when } of uses) {
    if (!allowed) continue
    const key = `${what} ${when}`
    const before = row.alerted[key] ?? 0
    const level = levels.find((each) => used * 100 >= allowed * each) ?? 0
    if (level > before) raiseEvent(tx, 'plan-order.nearly-used', { what, used, allowed })
    // Only of the periods that are running: what was told of others is of no use any more.
    if (level > 0 || before > 0) told[key] = Math.max(level, before)
  }
  return told
}

/** Of a card once each so many days before its last; one that the bank refuses, or that has expired, is told of when it is charged. */
function tellExpiry(tx: WriteTx, { card, alerted }: SubscriptionRow, today: string): Record<string, number> {
  const endsOn = card && !card.isRefused ? lastDayOf(card) : undefined
  if (!card || !endsOn || endsOn < today) return {}
  const key = `card ${card.paymentId} ${card.expiry}`
  const due = cardNoticeDays.findLast((days) => addDays(endsOn, -days) <= today)
  const told = alerted[key]
  if (due !== undefined && (told === undefined || due < told)) raiseEvent(tx, 'plan-order.card-expires', { endsOn })
  const level = due ?? told
  return level === undefined ? {} : { [key]: level }
}

/** Not before 30 days have passed, however soon the terms are sold to others. */
async function tellTerms(tx: WriteTx, row: SubscriptionRow, today: string): Promise<void> {
  if (!row.period || row.endedOn) return
  const coming = await findTermsToTell(tx, row)
  if (!coming) return
  const known = addDays(today, priceNoticeDays)
  const from = coming.validFrom > known ? coming.validFrom : known
  await changeSubscription(tx, { told: { terms: coming.terms, from, since: coming.validFrom } })
  raiseEvent(tx, 'plan-order.terms-told', { from })
}
