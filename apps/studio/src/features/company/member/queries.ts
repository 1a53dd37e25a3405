import { client } from '../../../core/wire/client.ts'
import { queries } from '../../../core/wire/queries.ts'
import { madeOf } from '../../../core/wire/queries-of.ts'

export const rolesQuery = queries.permission['role/getRoleList']({})

export const groupsQuery = queries.permission['group/getGroupList']({})

export const catalogueQuery = queries.permissions.getPermissionsList({})

const one = { nowPage: 1, pageSize: 1 } as const

/** How many there are, for the tabs. */
export const countsQuery = madeOf(queries.permission['role/getRoleList']({}), 'counts', async () => {
  const { permission } = client
  const [members, groups, roles, pending] = await Promise.all([
    permission['user/getSubordinateUserList']({ scope: 'company', state: 'registered' }, one),
    permission['group/getGroupList']({}),
    permission['role/getRoleList']({}),
    permission['invitation/getInvitationList']({ status: 'pending' }, one),
  ])
  return { members: members.total, groups: groups.length, roles: roles.length, invitations: pending.total }
})
