import type { NounAudit } from '../../base/audit/noun-audit.ts'

export const memberAudit: NounAudit = {
  things: { group: 'Groups', permissions: 'Permissions', role: 'Roles', user: 'Users' },
  named: { custom_role: 'name', member: 'name', member_group: 'name' },
  done: {
    'permission/user/updateUser': 'changed what {a former user} is in the company',
    'permission/user/removeUser': 'removed the user {}',
    'permission/user/restoreUser': 'restored the user {}',
    'permission/user/eraseUser': 'erased the data of a former user',
    'permission/role/createPermissionsRole': 'made the role {}',
    'permission/role/updateRole': 'changed the role {}',
    'permission/role/deleteRole': 'deleted a role',
    'permission/group/createGroup': 'made the group {}',
    'permission/group/updateGroup': 'renamed the group {}',
    'permission/group/deleteGroup': 'deleted a group',
    'permissions/addUserPermissions': 'gave {a former user} more permissions',
    'permissions/updateUserPermissions': 'changed the permissions of {a former user}',
    'permissions/addRolePermissions': 'gave the role {} more permissions',
  },
}
