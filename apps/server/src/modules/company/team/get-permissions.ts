import type { permissions } from '@coverwright/contract/company/permissions'
import { permissionCard } from '@coverwright/domain/permission-card'
import { permissionsShownTo } from '@coverwright/domain/permissions'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { getRoleInCompany } from '../member/index.ts'
import { getColleague, permissionsOfMember } from './internal.ts'
import { marksOf } from './permissions.ts'

export const getPermissionsList: HandlerOf<typeof permissions, 'getPermissionsList'> = async ({ grants }) =>
  permissionsShownTo((await grants).role).map(permissionCard)

export const getPermissionsListById: HandlerOf<typeof permissions, 'getPermissionsListById'> = async ({ tx }, { id }) =>
  (await permissionsOfMember(tx, await getColleague(tx, id))).map(permissionCard)

export const getByIdAllPermissionsList: HandlerOf<typeof permissions, 'getByIdAllPermissionsList'> = async (
  { tx, grants },
  { id },
) => marksOf(await permissionsOfMember(tx, await getColleague(tx, id)), await grants)

export const getRolePermissions: HandlerOf<typeof permissions, 'getRolePermissions'> = async ({ tx }, { id }) =>
  (await getRoleInCompany(tx, id)).permissions.map(permissionCard)
