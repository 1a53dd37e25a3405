import type { exchange } from '@coverwright/contract/build/exchange'
import { exchangeChecks } from '@coverwright/domain/build/exchange/exchange-checks'
import { exchangeLifecycle, exchangeReviewLifecycle } from '@coverwright/domain/build/exchange/exchange-lifecycle'
import { fail } from '@coverwright/domain/errors'
import { eq } from 'drizzle-orm'
import { selectRow } from '../../../platform/database/select-row.ts'
import { raiseEvent } from '../../../platform/events/raise-event.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import type { WaysIn } from '../../../platform/http/ways-in.ts'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import { handle } from '../../../platform/jobs/handler.ts'
import { publish } from '../../../platform/live/publish.ts'
import { getMemberInCompany } from '../../company/member/index.ts'
import { exchangeKey } from './internal.ts'
import { bringExchangeDecision } from './jobs.ts'
import { readPacked } from './read-packed.ts'
import { releaseItem } from './release-item.ts'
import { toReview } from './reviews.ts'
import { exchangeItems, exchangeReviews } from './tables.ts'

/** Of two who decide at once the second is told that it is decided. */
export const decideReview: HandlerOf<typeof exchange, 'decideReview'> = async (
  { tx, actor, audit, ports, now },
  { id, verdict, looked, reasons },
) => {
  const review = (await selectRow(tx, exchangeReviews, id, 'for update')) ?? fail('exchange.review-not-found')
  const state = exchangeReviewLifecycle.next(review.state, verdict) ?? fail('exchange.decided')
  if (verdict === 'approve') {
    if (exchangeChecks.some((check) => !looked.includes(check))) return fail('exchange.unchecked')
    // What cannot be taken is not released.
    await readPacked(ports.files, exchangeKey(actor.companyId, id), review.kind)
    await releaseItem(tx, review, now)
  }
  const { name: decidedBy } = await getMemberInCompany(tx, actor.memberId)
  const decision = { state, decidedBy, decidedAt: now, reasons: verdict === 'reject' ? reasons : '' }
  await tx.update(exchangeReviews).set(decision).where(eq(exchangeReviews.id, id))
  await enqueue(tx, bringExchangeDecision, { reviewId: id })
  publish(tx, { kind: 'exchange', subjectId: id })
  await audit(id, { verdict, hash: review.hash, looked })
  return toReview({ ...review, ...decision })
}

/** In the author's own transaction, with its news. */
export const decisionJob = ({ enter }: WaysIn) =>
  handle(bringExchangeDecision, async ({ tx, companyId: operatorId }, { reviewId }) => {
    const review = await selectRow(tx, exchangeReviews, reviewId)
    if (!review || (review.state !== 'approved' && review.state !== 'rejected')) return
    const isApproved = review.state === 'approved'
    await enter({ companyId: review.forCompanyId, memberId: operatorId }, async (authorTx, audit) => {
      await audit(review.forItemId, { verdict: review.state, number: review.number })
      const item = await selectRow(authorTx, exchangeItems, review.forItemId, 'for update')
      if (!item) return
      // What was approved can be taken, whatever the author has submitted or taken back since.
      if (isApproved && item.releasedNumber !== review.number)
        await authorTx.update(exchangeItems).set({ releasedNumber: review.number }).where(eq(exchangeItems.id, item.id))
      const state = exchangeLifecycle.next(item.state, isApproved ? 'approve' : 'reject')
      if (item.submissionId !== review.id || !state) return
      await authorTx
        .update(exchangeItems)
        .set({ state, reasons: review.reasons, submissionId: null })
        .where(eq(exchangeItems.id, item.id))
      raiseEvent(authorTx, isApproved ? 'exchange.approved' : 'exchange.rejected', { itemId: item.id })
      publish(authorTx, { kind: 'exchange', subjectId: item.id })
    })
  })
