import type { exchange } from '@coverwright/contract/build/exchange'
import { eq, sql } from 'drizzle-orm'
import { selectPage } from '../../../platform/database/select-page.ts'
import { selectRow } from '../../../platform/database/select-row.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import type { WaysIn } from '../../../platform/http/ways-in.ts'
import { handle } from '../../../platform/jobs/handler.ts'
import { findOperator } from '../../company/company/index.ts'
import { findMakers } from './internal.ts'
import { bringTake } from './jobs.ts'
import { exchangeTakers, exchangeTakes, releasedItems } from './tables.ts'

export const listTakes: HandlerOf<typeof exchange, 'listTakes'> = async ({ tx }, _input, paging) => {
  const { items, ...page } = await selectPage(tx, exchangeTakes, undefined, paging)
  const names = await findMakers(tx, items)
  return {
    items: items.map(({ id, itemId, kind, name, number, author, madeId, memberId, createdAt }) => ({
      id,
      itemId,
      kind,
      name,
      number,
      author,
      madeId,
      takenBy: names.get(memberId) ?? '',
      createdAt: createdAt.toISOString(),
    })),
    ...page,
  }
}

/** Counted once, however often the job runs: it is kept under the id of the take. */
export const bringTakeJob = ({ door, enter }: WaysIn) =>
  handle(bringTake, async ({ tx, companyId: byCompanyId }, { takeId: id }) => {
    const take = await selectRow(tx, exchangeTakes, id)
    if (!take) return
    const operatorId = await door(findOperator)
    await enter({ companyId: operatorId, memberId: operatorId }, async (operatorTx, audit) => {
      const { itemId } = take
      await audit(itemId, { takenBy: byCompanyId })
      if (!(await selectRow(operatorTx, releasedItems, itemId))) return
      const counted = await operatorTx
        .insert(exchangeTakers)
        .values({ id, itemId, byCompanyId })
        .onConflictDoNothing()
        .returning({ id: exchangeTakers.id })
      if (counted.length > 0)
        await operatorTx
          .update(releasedItems)
          .set({ takes: sql`${releasedItems.takes} + 1` })
          .where(eq(releasedItems.id, itemId))
    })
  })
