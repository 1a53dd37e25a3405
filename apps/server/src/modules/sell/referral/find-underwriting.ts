import { coverUnder, type Underwriting } from '@coverwright/domain/build/plan/terms'
import { valuesOfJourney } from '@coverwright/domain/sell/journey/price-journey'
import { riskOf } from '@coverwright/domain/sell/referral/risk'
import { and, eq, inArray } from 'drizzle-orm'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import { type FrozenRelease, getRelease } from '../../publish/release/index.ts'
import type { ApplicationRow } from '../application/index.ts'
import { type CouponSaving, findSavingById } from '../coupon/index.ts'
import { referrals } from './tables.ts'

/** What is on offer to a buyer: the release they began on and, where they were referred, what came of it. */
export interface Offered {
  readonly release: FrozenRelease
  readonly underwriting?: Underwriting
  /** By the code that was typed, while it can be used. */
  readonly saving?: CouponSaving
}

export async function getOffered(tx: ReadTx, application: ApplicationRow, now: Date): Promise<Offered> {
  const release = await getRelease(tx, application)
  const { couponId, couponCode } = application
  const saving = couponId && (await findSavingById(tx, { couponId, couponCode }, release.content, now))
  return { ...(await underwritten(tx, application, release, now)), ...(saving && { saving }) }
}

async function underwritten(
  tx: ReadTx,
  application: ApplicationRow,
  release: FrozenRelease,
  now: Date,
): Promise<Offered> {
  const underwriting = await findUnderwriting(tx, application, release, now)
  if (!underwriting) return { release }
  if (underwriting.decision === 'decline') return { release, underwriting }
  const { content } = release
  const cover = coverUnder(content.body.cover, underwriting.terms)
  return { release: { ...release, content: { ...content, body: { ...content.body, cover } } }, underwriting }
}

/** The answer for exactly these answers, while it is good. Whoever was never referred costs no question. */
async function findUnderwriting(
  tx: ReadTx,
  application: ApplicationRow,
  release: FrozenRelease,
  now: Date,
): Promise<Underwriting | undefined> {
  if (!application.keptUntil) return undefined
  const decided = await tx
    .select()
    .from(referrals)
    .where(and(eq(referrals.applicationId, application.id), inArray(referrals.state, ['accepted', 'declined'])))
  if (decided.length === 0) return undefined
  const { answers, selection, fetched } = application
  const values = valuesOfJourney({ release, answers, selection, fetched, now })
  const riskHash = riskOf(release.content.body, release.program, values)
  const found = decided.find((referral) => referral.riskHash === riskHash)
  if (found?.state === 'declined') return { decision: 'decline', reason: found.declinedFor ?? '' }
  return found?.terms && found.validUntil && found.validUntil > now
    ? { decision: 'accept', terms: found.terms }
    : undefined
}
