import type { permission } from '@coverwright/contract/company/permission'
import { isBelow, roles } from '@coverwright/domain/company/member/roles'
import { and, eq, inArray, isNull, or } from 'drizzle-orm'
import { contains, selectPage } from '../../../platform/database/select-page.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { getGroupInCompany, members, teamNames } from '../member/index.ts'
import { toTeamMember } from './internal.ts'

export const listMembers: HandlerOf<typeof permission, 'user/getSubordinateUserList'> = async (
  { tx, grants },
  { scope = 'below', role, state, groupId, search },
  paging,
) => {
  const { role: own } = await grants
  if (groupId) await getGroupInCompany(tx, groupId)
  const where = and(
    isNull(members.erasedAt),
    scope === 'below'
      ? inArray(
          members.role,
          roles.filter((each) => isBelow(each, own)),
        )
      : undefined,
    role && eq(members.role, role),
    state && eq(members.state, state),
    groupId ? eq(members.groupId, groupId) : undefined,
    or(contains(members.name, search), contains(members.email, search)),
  )
  const { items, ...page } = await selectPage(tx, members, where, paging)
  const names = await teamNames(tx)
  return { items: items.map((row) => toTeamMember(row, names, own)), ...page }
}
