import type { permission } from '@coverwright/contract/company/permission'
import { fail } from '@coverwright/domain/errors'
import { selectRow } from '../../../platform/database/select-row.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { members, teamNames } from '../member/index.ts'
import { toTeamMember } from './internal.ts'

/** A link may lead to somebody whose data were erased since. */
export const getMember: HandlerOf<typeof permission, 'user/getUser'> = async ({ tx, grants }, { id }) => {
  const row = await selectRow(tx, members, id)
  if (!row || row.erasedAt) return fail('member.absent')
  const { role } = await grants
  return toTeamMember(row, await teamNames(tx), role)
}
