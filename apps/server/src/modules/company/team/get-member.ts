import type { permission } from '@coverwright/contract/company/permission'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { teamMemberOf } from './internal.ts'

export const getMember: HandlerOf<typeof permission, 'user/getUser'> = async ({ tx, grants }, { id }) =>
  teamMemberOf(tx, id, await grants)
