import type { publisher } from '@coverwright/contract/publish/publisher'
import type { ScheduleEvent } from '@coverwright/domain/publish/publisher/schedule-event'
import { eq, inArray } from 'drizzle-orm'
import { selectPage } from '../../../platform/database/select-page.ts'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { products } from '../../build/product/index.ts'
import { releases } from '../release/index.ts'
import { namesOf } from './names.ts'
import { type ScheduleEventRow, scheduleEvents } from './tables.ts'

export const listEvents: HandlerOf<typeof publisher, 'listEvents'> = async ({ tx }, { host }, paging) => {
  const where = host ? eq(scheduleEvents.host, host) : undefined
  const { items, ...page } = await selectPage(tx, scheduleEvents, where, paging)
  return { items: await toEvents(tx, items), ...page }
}

export async function toEvent(tx: ReadTx, row: ScheduleEventRow): Promise<ScheduleEvent> {
  const [event] = await toEvents(tx, [row])
  if (!event) throw new Error('An event was lost on its way')
  return event
}

async function toEvents(tx: ReadTx, rows: readonly ScheduleEventRow[]): Promise<ScheduleEvent[]> {
  if (rows.length === 0) return []
  const people = await namesOf(
    tx,
    rows.flatMap(({ askedBy, approvedBy }) => [askedBy, approvedBy]),
  )
  const named = await tx
    .select({ id: products.id, name: products.name })
    .from(products)
    .where(
      inArray(
        products.id,
        rows.map(({ productId }) => productId),
      ),
    )
  const wanted = rows.flatMap(({ releaseId }) => (releaseId ? [releaseId] : []))
  const versions =
    wanted.length > 0
      ? await tx
          .select({ id: releases.id, version: releases.version })
          .from(releases)
          .where(inArray(releases.id, wanted))
      : []
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    kind: row.kind,
    state: row.state,
    host: row.host,
    productId: row.productId,
    productName: named.find(({ id }) => id === row.productId)?.name ?? '',
    version: versions.find(({ id }) => id === row.releaseId)?.version ?? null,
    localTime: row.localTime,
    timeZone: row.timeZone,
    at: row.at.toISOString(),
    doneAt: row.doneAt?.toISOString() ?? null,
    problem: row.problem,
    askedBy: people.get(row.askedBy) ?? '',
    approvedBy: (row.approvedBy && people.get(row.approvedBy)) ?? null,
  }))
}
