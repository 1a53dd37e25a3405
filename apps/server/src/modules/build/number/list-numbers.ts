import type { number } from '@coverwright/contract/build/number'
import { contains, selectPage } from '../../../platform/database/select-page.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { toDesign } from './internal.ts'
import { policyNumbers } from './tables.ts'

export const listNumbers: HandlerOf<typeof number, 'findPolicyNoList'> = async ({ tx }, { search }, paging) => {
  const { items, ...page } = await selectPage(tx, policyNumbers, contains(policyNumbers.name, search), paging)
  return { items: items.map(toDesign), ...page }
}
