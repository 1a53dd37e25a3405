import type { planOrder } from '@coverwright/contract/company/plan-order'
import { addDays, dayIn } from '@coverwright/domain/base/day/day'
import { priceNoticeDays } from '@coverwright/domain/company/plan/plan'
import { fail } from '@coverwright/domain/errors'
import { desc, eq } from 'drizzle-orm'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { getOwnCompany, lockOwnCompany } from '../company/index.ts'
import { type PlanRow, plans } from './tables.ts'

/** More than anybody changes prices in a century. */
const mostTerms = 500

export const listPlans: HandlerOf<typeof planOrder, 'listPlans'> = async ({ tx }) =>
  (await tx.select().from(plans).orderBy(desc(plans.validFrom), plans.name)).map(toDatedPlan)

export const savePlan: HandlerOf<typeof planOrder, 'savePlan'> = async ({ tx, audit, now }, form) => {
  await lockOwnCompany(tx)
  const { timeZone } = await getOwnCompany(tx)
  const today = dayIn(timeZone, now)
  if (form.validFrom <= today) return fail('plan.in-the-past')
  if (form.isForSubscribers && form.validFrom < addDays(today, priceNoticeDays)) return fail('plan.too-soon')
  if ((await tx.$count(plans, eq(plans.name, form.name))) >= mostTerms) return fail('plan.too-many')
  const [row] = await tx.insert(plans).values(form).returning()
  if (!row) throw new Error('The plan was not saved')
  await audit(row.id, { name: form.name, validFrom: form.validFrom })
  return toDatedPlan(row)
}

const toDatedPlan = ({ id, name, validFrom, terms, createdAt, isForSubscribers }: PlanRow) => ({
  isForSubscribers,
  id,
  name,
  validFrom,
  terms,
  createdAt: createdAt.toISOString(),
})
