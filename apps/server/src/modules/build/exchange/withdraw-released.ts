import type { exchange } from '@coverwright/contract/build/exchange'
import { fail } from '@coverwright/domain/errors'
import { eq } from 'drizzle-orm'
import { selectRow } from '../../../platform/database/select-row.ts'
import { raiseEvent } from '../../../platform/events/raise-event.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import type { WaysIn } from '../../../platform/http/ways-in.ts'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import { handle } from '../../../platform/jobs/handler.ts'
import { publish } from '../../../platform/live/publish.ts'
import { bringWithdrawal } from './jobs.ts'
import { exchangeItems, releasedItems } from './tables.ts'

/** By those who run the product: the author reads why. */
export const withdrawReleased: HandlerOf<typeof exchange, 'withdrawReleased'> = async (
  { tx, audit, now },
  { id, reasons },
) => {
  const item = await selectRow(tx, releasedItems, id, 'for update')
  if (!item || item.withdrawnAt) return fail('exchange.not-found')
  await tx.update(releasedItems).set({ withdrawnAt: now }).where(eq(releasedItems.id, id))
  const { forCompanyId, forItemId } = item
  if (forCompanyId && forItemId) await enqueue(tx, bringWithdrawal, { forCompanyId, forItemId, reasons })
  publish(tx, { kind: 'exchange', subjectId: id })
  await audit(id, { name: item.name, reasons })
  return null
}

export const withdrawalJob = ({ enter }: WaysIn) =>
  handle(bringWithdrawal, async ({ companyId: operatorId }, { forCompanyId, forItemId, reasons }) => {
    await enter({ companyId: forCompanyId, memberId: operatorId }, async (tx, audit) => {
      await audit(forItemId, { withdrawn: true })
      const item = await selectRow(tx, exchangeItems, forItemId, 'for update')
      if (!item || item.releasedNumber === null) return
      const state = item.state === 'approved' ? 'rejected' : item.state
      await tx
        .update(exchangeItems)
        .set({ state, releasedNumber: null, reasons: state === 'rejected' ? reasons : item.reasons })
        .where(eq(exchangeItems.id, forItemId))
      if (state === 'rejected') raiseEvent(tx, 'exchange.rejected', { itemId: forItemId })
      publish(tx, { kind: 'exchange', subjectId: forItemId })
    })
  })
