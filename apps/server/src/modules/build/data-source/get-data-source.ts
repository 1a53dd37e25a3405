import type { dataSource } from '@coverwright/contract/build/data-source'
import { dataSourceLimits } from '@coverwright/domain/build/data-source/data-source'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { getDataSourceInCompany, toDataSource, unpackCells } from './internal.ts'

export const getDataSource: HandlerOf<typeof dataSource, 'getDataSource'> = async ({ tx }, { id }) => {
  const row = await getDataSourceInCompany(tx, id)
  return { ...toDataSource(row), rows: unpackCells(row.rows).slice(0, dataSourceLimits.shownRows) }
}
