import type { task } from '@coverwright/contract/build/task'
import { and, eq, inArray } from 'drizzle-orm'
import { selectPage } from '../../../platform/database/select-page.ts'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { getConnectorInCompany, getTaskInCompany, toTask } from './internal.ts'
import { connectors, connectorTasks } from './tables.ts'

export const listTasks: HandlerOf<typeof task, 'listTasks'> = async (
  { tx },
  { connectorId, state },
  { orderBy = '-createdAt', ...paging },
) => {
  if (connectorId) await getConnectorInCompany(tx, connectorId)
  const where = and(
    connectorId ? eq(connectorTasks.connectorId, connectorId) : undefined,
    state ? eq(connectorTasks.state, state) : undefined,
  )
  const { items, ...page } = await selectPage(tx, connectorTasks, where, { orderBy, ...paging })
  const names = await namesOf(
    tx,
    items.map((row) => row.connectorId),
  )
  return { items: items.map((row) => toTask(row, names.get(row.connectorId) ?? '')), ...page }
}

export const getTask: HandlerOf<typeof task, 'getTask'> = async ({ tx }, { id }) => {
  const row = await getTaskInCompany(tx, id)
  return toTask(row, (await namesOf(tx, [row.connectorId])).get(row.connectorId) ?? '')
}

async function namesOf(tx: ReadTx, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .select({ id: connectors.id, name: connectors.name })
    .from(connectors)
    .where(inArray(connectors.id, [...new Set(ids)]))
  return new Map(rows.map(({ id, name }) => [id, name]))
}
