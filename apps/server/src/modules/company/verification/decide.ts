import type { verification } from '@coverwright/contract/company/verification'
import { reviewLifecycle, verificationLifecycle } from '@coverwright/domain/company/verification/verification-lifecycle'
import { fail } from '@coverwright/domain/errors'
import { eq } from 'drizzle-orm'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import { raiseEvent } from '../../../platform/events/raise-event.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import type { WaysIn } from '../../../platform/http/ways-in.ts'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import { handle } from '../../../platform/jobs/handler.ts'
import { publish } from '../../../platform/live/publish.ts'
import { companies, getOwnCompanyRow, lockOwnCompany } from '../company/index.ts'
import { getMemberInCompany } from '../member/index.ts'
import { bringDecision } from './jobs.ts'
import { toContent } from './reviews.ts'
import { type CompanyReviewRow, companyReviews } from './tables.ts'

export const decide: HandlerOf<typeof verification, 'decide'> = async (
  { tx, actor, audit, now },
  { id, verdict, reasons },
) => {
  const [review] = await tx.select().from(companyReviews).where(eq(companyReviews.id, id)).for('update')
  if (!review) return fail('verification.not-found')
  const state = reviewLifecycle.next(review.state, verdict) ?? fail('verification.decided')
  const { name: decidedBy } = await getMemberInCompany(tx, actor.memberId)
  const decision = { state, decidedBy, decidedAt: now, reasons: verdict === 'fail' ? reasons : '' }
  await tx.update(companyReviews).set(decision).where(eq(companyReviews.id, id))
  await enqueue(tx, bringDecision, { reviewId: id })
  publish(tx, { kind: 'verification', subjectId: id })
  await audit(id, { verdict })
  return toContent({ ...review, ...decision })
}

/** In the company's own transaction, with its mail and its notifications. */
export const decisionJob = ({ enter }: WaysIn) =>
  handle(bringDecision, async ({ tx, companyId: operatorId }, { reviewId }) => {
    const [review] = await tx.select().from(companyReviews).where(eq(companyReviews.id, reviewId))
    if (!review || review.state === 'pending' || review.state === 'replaced') return
    await enter({ companyId: review.forCompanyId, memberId: operatorId }, async (companyTx, audit) => {
      await lockOwnCompany(companyTx)
      await audit(review.id, { verdict: review.state })
      await apply(companyTx, review)
    })
  })

async function apply(tx: WriteTx, review: CompanyReviewRow) {
  const { submissionId, verificationState } = await getOwnCompanyRow(tx)
  const isVerified = review.state === 'verified'
  const next = verificationLifecycle.next(verificationState, isVerified ? 'verify' : 'fail')
  // Changed since, or told already.
  if (submissionId !== review.id || !next) return
  await tx
    .update(companies)
    .set({ verificationState: next, decidedAt: review.decidedAt, verificationReasons: review.reasons })
  raiseEvent(tx, isVerified ? 'verification.verified' : 'verification.failed', { submissionId })
  publish(tx, { kind: 'company' })
}
