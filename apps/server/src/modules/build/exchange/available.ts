import type { exchange } from '@coverwright/contract/build/exchange'
import type { AvailableItem } from '@coverwright/domain/build/exchange/available-item'
import { fail } from '@coverwright/domain/errors'
import { and, arrayContains, asc, desc, eq, ilike, inArray, max, sql } from 'drizzle-orm'
import { pageOfFew } from '../../../platform/database/list-page.ts'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { findOperatorId } from '../../company/company/index.ts'
import { exchangeKey } from './internal.ts'
import { previewOf } from './read-packed.ts'
import { exchangeTakes } from './tables.ts'
import { type AvailableItemRow, availableItems, availableVersions } from './views.ts'

/** Whoever looks for a design among more than these searches for it; the whole list is counted by nobody. */
const countedTo = 1000

const columns = { releasedAt: availableItems.releasedAt, name: availableItems.name, takes: availableItems.takes }

export const listAvailable: HandlerOf<typeof exchange, 'listAvailable'> = async (
  { tx },
  { kind, line, tag, search },
  { orderBy = '-releasedAt', ...paging },
) => {
  const isDown = orderBy.startsWith('-')
  const key = (isDown ? orderBy.slice(1) : orderBy) as keyof typeof columns
  const where = and(
    kind && eq(availableItems.kind, kind),
    line && eq(availableItems.line, line),
    tag ? arrayContains(availableItems.tags, [tag]) : undefined,
    search ? ilike(availableItems.name, `%${search.replace(/[\\%_]/g, '\\$&')}%`) : undefined,
  )
  const { items, ...page } = await pageOfFew(paging, {
    rows: (limit, offset) =>
      tx
        .select()
        .from(availableItems)
        .where(where)
        .orderBy((isDown ? desc : asc)(columns[key]), desc(availableItems.id))
        .limit(limit)
        .offset(offset),
    count: async () => {
      const some = tx
        .select({ one: sql`1`.as('one') })
        .from(availableItems)
        .where(where)
        .limit(countedTo + 1)
        .as('some')
      const [counted] = await tx.select({ total: sql<number>`count(*)::int` }).from(some)
      return counted?.total ?? 0
    },
    countedTo,
  })
  return { items: await toAvailable(tx, items), ...page }
}

export const getAvailable: HandlerOf<typeof exchange, 'getAvailable'> = async ({ tx }, { id }) => {
  const [item] = await toAvailable(tx, [await findAvailable(tx, id)])
  return item ?? fail('exchange.not-found')
}

export const listReleasedVersions: HandlerOf<typeof exchange, 'listReleasedVersions'> = async ({ tx }, { id }) => {
  await findAvailable(tx, id)
  const rows = await tx
    .select()
    .from(availableVersions)
    .where(eq(availableVersions.itemId, id))
    .orderBy(desc(availableVersions.number))
    .limit(100)
  return rows.map(({ number, notes, releasedAt }) => ({ number, notes, releasedAt: releasedAt.toISOString() }))
}

export const previewAvailable: HandlerOf<typeof exchange, 'previewAvailable'> = async ({ tx, ports }, { id }) => {
  const { kind, fileId } = await findAvailable(tx, id)
  return previewOf(ports.files, exchangeKey(await findOperatorId(tx), fileId), kind)
}

/** Withdrawn ones are nobody's any more. */
export async function findAvailable(tx: ReadTx, id: string): Promise<AvailableItemRow> {
  const [row] = await tx.select().from(availableItems).where(eq(availableItems.id, id))
  return row ?? fail('exchange.not-found')
}

async function toAvailable(tx: ReadTx, rows: readonly AvailableItemRow[]): Promise<AvailableItem[]> {
  const ids = rows.map(({ id }) => id)
  const { itemId } = exchangeTakes
  const taken =
    ids.length === 0
      ? []
      : await tx
          .select({ itemId, number: max(exchangeTakes.number) })
          .from(exchangeTakes)
          .where(inArray(itemId, ids))
          .groupBy(itemId)
  const numbers = new Map(taken.map((row) => [row.itemId, row.number]))
  return rows.map(({ fileId: _file, releasedAt, ...row }) => ({
    ...row,
    takenNumber: numbers.get(row.id) ?? null,
    releasedAt: releasedAt.toISOString(),
  }))
}
