import type { dataSource } from '@coverwright/contract/build/data-source'
import { dataSourceLimits } from '@coverwright/domain/build/data-source/data-source'
import { errors, fail } from '@coverwright/domain/errors'
import { and, isNotNull, ne } from 'drizzle-orm'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { lockOwnCompany } from '../../company/company/index.ts'
import { lockConnectorInCompany } from '../connector/index.ts'
import { paused } from './fill-data-source.ts'
import { lockDataSourceInCompany, packCells, saveDataSource, toDataSource } from './internal.ts'
import { dataSources } from './tables.ts'

/** Rows that are there stay until the first refresh, which is due at once. */
export const connectDataSource: HandlerOf<typeof dataSource, 'connectDataSource'> = async (
  { tx, audit, now },
  { name, connectorId, path: listPath, every },
) => {
  await lockOwnCompany(tx)
  const { state, definition } = await lockConnectorInCompany(tx, connectorId)
  if (definition.type === 'internal')
    return fail('connector.internal', { connectorId: errors['connector.internal'].message })
  if (state !== 'ready') {
    const why = state === 'paused' ? paused.problem : errors['connector.not-ready'].message
    return fail('connector.not-ready', { connectorId: why })
  }
  const others = await tx.$count(dataSources, and(isNotNull(dataSources.connectorId), ne(dataSources.name, name)))
  if (others >= dataSourceLimits.connected) return fail('data-source.too-many')
  const feed = { connectorId, listPath, every, nextAt: now, refreshedAt: null, problem: null }
  const [row] = await tx
    .insert(dataSources)
    .values({ name, columns: [], rows: packCells([]), rowCount: 0, ...feed })
    .onConflictDoUpdate({ target: [dataSources.companyId, dataSources.name], set: feed })
    .returning()
  if (!row) throw new Error('The data source was not saved')
  await audit(row.id, { name, connectorId, path: listPath, every })
  return toDataSource(row)
}

export const disconnectDataSource: HandlerOf<typeof dataSource, 'disconnectDataSource'> = async (
  { tx, audit },
  { id },
) => {
  const { connectorId, name } = await lockDataSourceInCompany(tx, id)
  if (connectorId === null) return fail('data-source.not-connected')
  const none = { connectorId: null, listPath: null, every: null, nextAt: null, refreshedAt: null, problem: null }
  const row = await saveDataSource(tx, id, none)
  await audit(id, { name, connectorId })
  return toDataSource(row)
}
