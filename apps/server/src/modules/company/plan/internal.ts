import { addDays, dayIn } from '@coverwright/domain/base/day/day'
import {
  type Plan,
  type PlanName,
  type PlanTerms,
  plansOn,
  quotedPlan,
  trialPlan,
  unlimitedTerms,
} from '@coverwright/domain/company/plan/plan'
import { suspensionRules } from '@coverwright/domain/company/plan/renewal'
import type { Subscription } from '@coverwright/domain/company/plan/subscription'
import { and, eq, gt } from 'drizzle-orm'
import { companyOf } from '../../../platform/database/company-of.ts'
import { selectRowBy } from '../../../platform/database/select-row.ts'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import { getOwnCompanyRow } from '../company/index.ts'
import { publishedPlans, type StoredCard, type SubscriptionRow, subscriptions } from './tables.ts'

/** What is sold on a day, as every company reads it. */
export async function findPlansOn(tx: ReadTx, day: string): Promise<Plan[]> {
  const { name, validFrom, terms } = publishedPlans
  return plansOn(await tx.select({ name, validFrom, terms }).from(publishedPlans), day)
}

/** Terms that whoever has the plan is to be renewed by, and has not been told of. */
export async function findTermsToTell(tx: ReadTx, { plan, termsSince, told }: SubscriptionRow) {
  const since = told?.since ?? termsSince
  const { isForSubscribers, validFrom, name } = publishedPlans
  const [row] = await tx
    .select()
    .from(publishedPlans)
    .where(and(eq(name, plan), eq(isForSubscribers, true), gt(validFrom, since)))
    .orderBy(validFrom)
    .limit(1)
  return row
}

export async function findSubscription(tx: ReadTx): Promise<SubscriptionRow | undefined> {
  return selectRowBy(tx, subscriptions, 'companyId', companyOf(tx))
}

interface Has {
  readonly plan: PlanName
  readonly isTrial: boolean
  readonly terms: PlanTerms
  readonly row: SubscriptionRow | undefined
}

/** What the company has today: what it pays for, what everybody tries out, or no limits where nobody agreed any. */
export async function findTerms(tx: ReadTx, now: Date): Promise<Has> {
  const row = await findSubscription(tx)
  const { trialEndsAt, timeZone } = await getOwnCompanyRow(tx)
  const isTrial = trialEndsAt !== null
  if (row) return { plan: row.plan, isTrial, terms: row.terms, row }
  if (!isTrial) return { plan: quotedPlan, isTrial, terms: unlimitedTerms, row }
  const tried = (await findPlansOn(tx, dayIn(timeZone, now))).find(({ name }) => name === trialPlan)
  return { plan: trialPlan, isTrial, terms: tried?.terms ?? unlimitedTerms, row }
}

export const toSubscription = ({ plan, isTrial, terms, row }: Has): Subscription => ({
  plan,
  isTrial,
  terms,
  billing: row?.period?.billing ?? null,
  periodStart: row?.period?.start ?? null,
  periodEnd: row?.period?.end ?? null,
  creditMinor: Math.round((row?.creditMicro ?? 0) / 1_000_000),
  card: row?.card ? shownCard(row.card) : null,
  isCancelled: row ? row.cancelledAt !== null && row.endedOn === null : false,
  isEnded: row ? row.endedOn !== null : false,
  suspendedOn: row?.suspendedOn ?? null,
  sitesOfflineOn: row?.suspendedOn ? addDays(row.suspendedOn, suspensionRules.sitesDays) : null,
  next: row?.next ? { plan: row.next.plan, billing: row.next.billing, on: row.next.on } : null,
})

const shownCard = ({ brand, last4, expiry, isRefused }: StoredCard) => ({ brand, last4, expiry, isRefused })
