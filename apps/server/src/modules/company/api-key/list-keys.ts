import type { secret } from '@coverwright/contract/company/secret'
import { apiKeys } from '../../../platform/auth/tables.ts'
import { contains, selectPage } from '../../../platform/database/select-page.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { apiKeysOf } from './internal.ts'

export const listKeys: HandlerOf<typeof secret, 'listKeys'> = async ({ tx, now }, { search }, paging) => {
  const { items, ...page } = await selectPage(tx, apiKeys, contains(apiKeys.name, search), paging)
  return { items: await apiKeysOf(tx, items, now), ...page }
}
