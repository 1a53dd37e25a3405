import { queryOptions } from '@tanstack/react-query'
import { client } from '../../../core/wire/client.ts'

/** Everything the screens of this feature read begins with it: a change looks at all of it again. */
export const teamKey = ['permission'] as const

export const rolesQuery = queryOptions({
  queryKey: [...teamKey, 'roles'],
  queryFn: () => client.permission['role/getRoleList']({}),
})

export const groupsQuery = queryOptions({
  queryKey: [...teamKey, 'groups'],
  queryFn: () => client.permission['group/getGroupList']({}),
})

export const catalogueQuery = queryOptions({
  queryKey: [...teamKey, 'catalogue'],
  queryFn: () => client.permissions.getPermissionsList({}),
})

const one = { nowPage: 1, pageSize: 1 } as const

/** How many there are, for the tabs. */
export const countsQuery = queryOptions({
  queryKey: [...teamKey, 'counts'],
  queryFn: async () => {
    const { permission } = client
    const [members, groups, roles, pending] = await Promise.all([
      permission['user/getSubordinateUserList']({ scope: 'company', state: 'registered' }, one),
      permission['group/getGroupList']({}),
      permission['role/getRoleList']({}),
      permission['invitation/getInvitationList']({ status: 'pending' }, one),
    ])
    return { members: members.total, groups: groups.length, roles: roles.length, invitations: pending.total }
  },
})
