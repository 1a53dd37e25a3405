import type { referral } from '@coverwright/contract/sell/referral'
import { isOfCover } from '@coverwright/domain/build/plan/terms'
import { fail } from '@coverwright/domain/errors'
import { applicationLifecycle } from '@coverwright/domain/sell/application/application-lifecycle'
import { referralLifecycle } from '@coverwright/domain/sell/referral/referral-lifecycle'
import { eq } from 'drizzle-orm'
import { raiseEvent } from '../../../platform/events/raise-event.ts'
import type { WriteContext } from '../../../platform/http/context.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { publish } from '../../../platform/live/publish.ts'
import { getRelease } from '../../publish/release/index.ts'
import { isBought, keptFrom, saveApplication } from '../application/index.ts'
import { getQuote } from '../quote/index.ts'
import { customerOf, detailOf, lockReferralInCompany, plansOf } from './internal.ts'
import { referrals } from './tables.ts'

export const acceptReferral: HandlerOf<typeof referral, 'acceptReferral'> = async (context, { id, terms }) => {
  const { tx, audit, actor, now } = context
  const { before, application, release } = await toDecide(context, id)
  const state = referralLifecycle.next(before.state, 'accept') ?? fail('referral.decided')
  if (!isOfCover(release.content.body.cover, terms)) return fail('referral.no-such-plan')
  const plans = plansOf(release, await getQuote(tx, before.quoteId), terms)
  if (plans.every(({ grossMinor }) => grossMinor === null)) return fail('referral.not-insured')

  const validUntil = keptFrom(now)
  const dates = { decidedAt: now, validUntil, dueAt: validUntil }
  const decided = { state, terms, declinedFor: null, decidedBy: actor.memberId, ...dates }
  const [after] = await tx.update(referrals).set(decided).where(eq(referrals.id, id)).returning()
  await saveApplication(tx, application.id, {
    keptUntil: validUntil,
    // What was chosen and declared before was for another price.
    ...(application.state !== 'paying' && {
      state: applicationLifecycle.next(application.state, 'change') ?? application.state,
      declarations: [],
      quoteId: null,
    }),
  })
  raiseEvent(tx, 'referral.accepted', { referralId: id })
  await audit(id, { from: before.state, to: state, terms })
  publish(tx, { kind: 'referral', subjectId: id })
  return detailOf(tx, after ?? fail('referral.not-found'))
}

export const declineReferral: HandlerOf<typeof referral, 'declineReferral'> = async (context, { id, reason }) => {
  const { tx, audit, actor, now } = context
  const { before } = await toDecide(context, id)
  const state = referralLifecycle.next(before.state, 'decline') ?? fail('referral.decided')
  const decided = { state, declinedFor: reason, decidedBy: actor.memberId, decidedAt: now, ...noTerms }
  const [after] = await tx.update(referrals).set(decided).where(eq(referrals.id, id)).returning()
  raiseEvent(tx, 'referral.declined', { referralId: id })
  await audit(id, { from: before.state, to: state, reason: reason.length })
  publish(tx, { kind: 'referral', subjectId: id })
  return detailOf(tx, after ?? fail('referral.not-found'))
}

const noTerms = { validUntil: null, dueAt: null }

/** A case whose customer has bought meanwhile, or was forgotten, is nobody's to decide. */
async function toDecide({ tx }: WriteContext, id: string) {
  const { referral: before, application } = await lockReferralInCompany(tx, id)
  if (isBought(application.state)) return fail('referral.decided')
  const customer = await customerOf(tx, before)
  if (customer?.erasedAt) return fail('customer.erased')
  return { before, application, release: await getRelease(tx, application) }
}
