import type { directPage } from '@coverwright/contract/sell/direct-page'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { getPageInCompany, toAgentPage } from './internal.ts'

export const getPage: HandlerOf<typeof directPage, 'get'> = async ({ tx, now }, { id }) =>
  toAgentPage(tx, await getPageInCompany(tx, id), now)
