import type { apiConnector } from '@coverwright/contract/build/api-connector'
import { contains, selectPage } from '../../../platform/database/select-page.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { lastRunsOf, toConnector } from './internal.ts'
import { connectors } from './tables.ts'

export const listConnectors: HandlerOf<typeof apiConnector, 'listConnectors'> = async ({ tx }, { search }, paging) => {
  const { items, ...page } = await selectPage(tx, connectors, contains(connectors.name, search), paging)
  const last = await lastRunsOf(
    tx,
    items.map(({ id }) => id),
  )
  return { items: items.map((row) => toConnector(row, last.get(row.id))), ...page }
}
