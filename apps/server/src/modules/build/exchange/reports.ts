import type { exchange } from '@coverwright/contract/build/exchange'
import { fail } from '@coverwright/domain/errors'
import { eq, inArray } from 'drizzle-orm'
import { selectPage } from '../../../platform/database/select-page.ts'
import { selectRow } from '../../../platform/database/select-row.ts'
import { raiseEvent } from '../../../platform/events/raise-event.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import type { WaysIn } from '../../../platform/http/ways-in.ts'
import { newId } from '../../../platform/id.ts'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import { handle } from '../../../platform/jobs/handler.ts'
import { publish } from '../../../platform/live/publish.ts'
import { findOperator, getOwnCompanyRow } from '../../company/company/index.ts'
import { findAvailable } from './available.ts'
import { bringReport } from './jobs.ts'
import { exchangeReports, releasedItems } from './tables.ts'

export const reportItem: HandlerOf<typeof exchange, 'reportItem'> = async ({ tx, audit }, { id, text }) => {
  const { number } = await findAvailable(tx, id)
  await enqueue(tx, bringReport, { reportId: newId(), itemId: id, number, text })
  await audit(id, { number })
  return null
}

export const bringReportJob = ({ door, enter }: WaysIn) =>
  handle(bringReport, async ({ tx, companyId: byCompanyId }, { reportId: id, itemId, number, text }) => {
    const { name: companyName } = await getOwnCompanyRow(tx)
    const operatorId = await door(findOperator)
    await enter({ companyId: operatorId, memberId: operatorId }, async (operatorTx, audit) => {
      await audit(itemId, { reportedBy: byCompanyId })
      if (!(await selectRow(operatorTx, releasedItems, itemId))) return
      const brought = await operatorTx
        .insert(exchangeReports)
        .values({ id, itemId, byCompanyId, companyName, number, text, isSettled: false })
        .onConflictDoNothing()
        .returning({ id: exchangeReports.id })
      if (brought.length > 0) raiseEvent(operatorTx, 'exchange.reported', { reportId: id })
      publish(operatorTx, { kind: 'exchange' })
    })
  })

export const listReports: HandlerOf<typeof exchange, 'listReports'> = async ({ tx }, { isSettled }, paging) => {
  const where = isSettled === undefined ? undefined : eq(exchangeReports.isSettled, isSettled)
  const { items, ...page } = await selectPage(tx, exchangeReports, where, paging)
  const ids = items.map(({ itemId }) => itemId)
  const { id, name } = releasedItems
  const named = ids.length === 0 ? [] : await tx.select({ id, name }).from(releasedItems).where(inArray(id, ids))
  const names = new Map(named.map((row) => [row.id, row.name]))
  return {
    items: items.map((row) => ({
      id: row.id,
      itemId: row.itemId,
      name: names.get(row.itemId) ?? '',
      number: row.number,
      companyName: row.companyName,
      text: row.text,
      isSettled: row.isSettled,
      createdAt: row.createdAt.toISOString(),
    })),
    ...page,
  }
}

export const settleReport: HandlerOf<typeof exchange, 'settleReport'> = async ({ tx, audit }, { id }) => {
  const settled = await tx
    .update(exchangeReports)
    .set({ isSettled: true })
    .where(eq(exchangeReports.id, id))
    .returning({ id: exchangeReports.id })
  if (settled.length === 0) return fail('exchange.not-found')
  await audit(id, { isSettled: true })
  return null
}
