import { coverUnder, type Underwriting } from '@coverwright/domain/build/plan/terms'
import { valuesOfJourney } from '@coverwright/domain/sell/journey/price-journey'
import { riskOf } from '@coverwright/domain/sell/referral/risk'
import { and, eq, inArray } from 'drizzle-orm'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import { type FrozenRelease, getRelease } from '../../publish/release/index.ts'
import type { ApplicationRow } from '../application/index.ts'
import { referrals } from './tables.ts'

/** What is on offer to a buyer: the release they began on and, where they were referred, what came of it. */
export interface Offered {
  readonly release: FrozenRelease
  readonly underwriting?: Underwriting
}

export async function getOffered(tx: ReadTx, application: ApplicationRow, now: Date): Promise<Offered> {
  const release = await getRelease(tx, application)
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
  const { answers, selection } = application
  const riskHash = riskOf(release.content.body, release.program, valuesOfJourney({ release, answers, selection, now }))
  const found = decided.find((referral) => referral.riskHash === riskHash)
  if (found?.state === 'declined') return { decision: 'decline', reason: found.declinedFor ?? '' }
  return found?.terms && found.validUntil && found.validUntil > now
    ? { decision: 'accept', terms: found.terms }
    : undefined
}
