import { trialPlan } from '@coverwright/domain/company/plan/plan'
import { and, isNotNull, lte, sql } from 'drizzle-orm'
import { audited } from '../../../platform/audit/audited.ts'
import type { ReadTx, WriteTx } from '../../../platform/database/with-tenant.ts'
import { raiseEvent } from '../../../platform/events/raise-event.ts'
import type { WaysIn } from '../../../platform/http/ways-in.ts'
import { newId } from '../../../platform/id.ts'
import { handleRecurring } from '../../../platform/jobs/handler.ts'
import { recurringJob } from '../../../platform/jobs/job.ts'
import { companies, getOwnCompanyRow, lockOwnCompany } from '../company/index.ts'
import { findOpenOrder, insertOrder, previewOf } from './internal.ts'

const endTrials = recurringJob('plan-order.end-trials', { cron: '*/5 * * * *', retryLimit: 0, concurrency: 1 })
/** How many companies are written to before it is asked again which are left. */
const atOnce = 100

/** Whoever's trial has ended cannot sign in any more: its primary user gets a link by which it is paid, and goes on. */
export const trialSweeps = ({ door }: Pick<WaysIn, 'door'>) => [
  handleRecurring(endTrials, async ({ inCompany, now, signal }) => {
    const failures: unknown[] = []
    for (let many = 1; many > 0 && !signal.aborted; ) {
      many = 0
      for (const { id } of await door(findEnded(now)))
        try {
          many += await inCompany(id, (tx) => endTrial(tx, id, now))
        } catch (error) {
          // One company's trouble must not keep back those that come after it.
          failures.push(error)
        }
    }
    if (failures.length > 0) throw failures[0]
  }),
]

const findEnded = (now: Date) => (door: ReadTx) =>
  door
    .select({ id: companies.id })
    .from(companies)
    .where(
      and(
        isNotNull(companies.trialEndsAt),
        sql`${companies.trialToldFor} is distinct from ${companies.trialEndsAt}`,
        lte(companies.trialEndsAt, now),
      ),
    )
    .orderBy(companies.trialEndsAt)
    .limit(atOnce)

/** What was ordered before, or what the trial had, by the month: another plan is chosen once somebody has signed in. */
async function endTrial(tx: WriteTx, companyId: string, now: Date): Promise<number> {
  await lockOwnCompany(tx)
  const { trialEndsAt, trialToldFor, deactivatedAt } = await getOwnCompanyRow(tx)
  // Paid, or told by another worker meanwhile.
  if (!trialEndsAt || trialEndsAt > now || trialToldFor?.getTime() === trialEndsAt.getTime()) return 0
  await tx.update(companies).set({ trialToldFor: trialEndsAt })
  if (deactivatedAt) return 1
  const { preview, terms } = await previewOf(tx, { plan: trialPlan, billing: 'monthly' }, now)
  const { periodStart, periodEnd, currency: _sold, ...wanted } = preview
  const order = (await findOpenOrder(tx)) ?? (await insertOrder(tx, { ...wanted, id: newId(), terms, createdAt: now }))
  await audited(tx, companyId, 'plan-order/end-trial', (audit) =>
    audit(order.id, { number: order.number, totalMinor: order.totalMinor, periodStart, periodEnd }),
  )
  raiseEvent(tx, 'plan-order.trial-ended', { orderId: order.id })
  return 1
}
