import { buffer } from 'node:stream/consumers'
import { and, eq, ne } from 'drizzle-orm'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import { raiseEvent } from '../../../platform/events/raise-event.ts'
import type { Files } from '../../../platform/files/files.ts'
import type { WaysIn } from '../../../platform/http/ways-in.ts'
import { handle } from '../../../platform/jobs/handler.ts'
import { publish } from '../../../platform/live/publish.ts'
import { findOperator, getOwnCompanyRow } from '../../company/company/index.ts'
import { exchangeKey, getItemInCompany, getVersion } from './internal.ts'
import { bringItem } from './jobs.ts'
import { type ExchangeItemRow, exchangeItems, exchangeReviews, releasedItems } from './tables.ts'

/**
 * What a company submitted crosses to the operator's company as a copy: whatever the author does afterwards, what is decided
 * on is what was submitted. Safe to repeat: a submission that is there already is not brought again.
 */
export const bringItemJob = ({ door, enter }: WaysIn, files: Files) =>
  handle(bringItem, async ({ tx, companyId }, { itemId }) => {
    const [item] = await tx.select().from(exchangeItems).where(eq(exchangeItems.id, itemId))
    const submitted = item?.submissionId && item.state === 'submitted' ? await submissionOf(tx, item) : undefined
    const content = submitted && (await buffer(await files.get(exchangeKey(companyId, submitted.versionId))))
    const operatorId = await door(findOperator)
    await enter({ companyId: operatorId, memberId: operatorId }, async (operatorTx, audit) => {
      const of = and(eq(exchangeReviews.forCompanyId, companyId), eq(exchangeReviews.forItemId, itemId))
      await operatorTx
        .update(exchangeReviews)
        .set({ state: 'replaced' })
        .where(and(of, eq(exchangeReviews.state, 'pending'), submitted && ne(exchangeReviews.id, submitted.id)))
      if (!item || (item.releasedNumber === null && item.state === 'pending'))
        await operatorTx
          .update(releasedItems)
          .set({ withdrawnAt: new Date() })
          .where(and(eq(releasedItems.forCompanyId, companyId), eq(releasedItems.forItemId, itemId)))
      const [brought] = submitted
        ? await operatorTx.insert(exchangeReviews).values(submitted.review).onConflictDoNothing().returning()
        : []
      if (brought && content) {
        await files.put(operatorTx, exchangeKey(operatorId, brought.id), content, { type: 'application/json' })
        raiseEvent(operatorTx, 'exchange.submitted', { reviewId: brought.id })
      }
      publish(operatorTx, { kind: 'exchange' })
      await audit(itemId, { brought: brought?.id ?? null })
    })
  })

async function submissionOf(tx: WriteTx, item: ExchangeItemRow) {
  const { id: forCompanyId, name: companyName } = await getOwnCompanyRow(tx)
  const {
    id: versionId,
    number,
    notes,
    hash,
    bytes,
    missingPhotos,
    checks,
  } = await getVersion(tx, item.id, item.submittedNumber ?? item.number)
  const { kind, name, about, tags, line, licence, withRates } = item
  const derivedFrom = item.masterId === null ? '' : (await getItemInCompany(tx, item.masterId)).name
  const described = { kind, name, about, tags, line, licence, withRates, derivedFrom }
  const packed = { number, notes, hash, bytes, missingPhotos, checks }
  const id = item.submissionId ?? ''
  const review: typeof exchangeReviews.$inferInsert = {
    id,
    forCompanyId,
    forItemId: item.id,
    companyName,
    ...described,
    ...packed,
    state: 'pending',
    reasons: '',
    decidedBy: '',
  }
  return { versionId, id, review }
}
