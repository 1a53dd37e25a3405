import type { login } from '@coverwright/contract/company/login'
import type { permission } from '@coverwright/contract/company/permission'
import type { permissions } from '@coverwright/contract/company/permissions'
import type { HandlersOf } from '../../../platform/http/handlers.ts'
import { addRolePermissions } from './add-role-permissions.ts'
import { addUserPermissions } from './add-user-permissions.ts'
import { createGroup } from './create-group.ts'
import { createRole } from './create-role.ts'
import { deleteGroup } from './delete-group.ts'
import { deleteRole } from './delete-role.ts'
import { eraseMember } from './erase-member.ts'
import { getMember } from './get-member.ts'
import {
  getByIdAllPermissionsList,
  getPermissionsList,
  getPermissionsListById,
  getRolePermissions,
} from './get-permissions.ts'
import { getUserInfoByEmail } from './get-user-info-by-email.ts'
import { getUserType } from './get-user-type.ts'
import { listGroups } from './list-groups.ts'
import { listMembers } from './list-members.ts'
import { listRoles } from './list-roles.ts'
import { removeMember } from './remove-member.ts'
import { restoreMember } from './restore-member.ts'
import { updateGroup } from './update-group.ts'
import { updateMember } from './update-member.ts'
import { updateRole } from './update-role.ts'
import { updateUserPermissions } from './update-user-permissions.ts'

export const teamLoginCalls = { getUserInfoByEmail, getUserType } satisfies Partial<HandlersOf<typeof login>>

export const teamPermissionCalls = {
  'user/getSubordinateUserList': listMembers,
  'user/getUser': getMember,
  'user/updateUser': updateMember,
  'user/removeUser': removeMember,
  'user/restoreUser': restoreMember,
  'user/eraseUser': eraseMember,
  'role/getRoleList': listRoles,
  'role/createPermissionsRole': createRole,
  'role/updateRole': updateRole,
  'role/deleteRole': deleteRole,
  'group/getGroupList': listGroups,
  'group/createGroup': createGroup,
  'group/updateGroup': updateGroup,
  'group/deleteGroup': deleteGroup,
} satisfies Partial<HandlersOf<typeof permission>>

export const permissionsCalls: HandlersOf<typeof permissions> = {
  getPermissionsList,
  getPermissionsListById,
  getByIdAllPermissionsList,
  addUserPermissions,
  updateUserPermissions,
  getRolePermissions,
  addRolePermissions,
}
