import type { dataSource } from '@coverwright/contract/build/data-source'
import { contains, selectPage } from '../../../platform/database/select-page.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { toDataSource } from './internal.ts'
import { dataSources } from './tables.ts'

export const listDataSources: HandlerOf<typeof dataSource, 'listDataSources'> = async ({ tx }, { search }, paging) => {
  const { items, ...page } = await selectPage(tx, dataSources, contains(dataSources.name, search), paging)
  return { items: items.map(toDataSource), ...page }
}
