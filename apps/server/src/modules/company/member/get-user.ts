import type { identity } from '@coverwright/contract/company/identity'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { getMemberInCompany } from './internal.ts'

export const getUser: HandlerOf<typeof identity, 'getUser'> = async ({ tx, actor }) => {
  const { id, email, name } = await getMemberInCompany(tx, actor.memberId)
  return { subId: id, email, name }
}
