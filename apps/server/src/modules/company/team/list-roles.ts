import type { permission } from '@coverwright/contract/company/permission'
import { type Role, roleNames } from '@coverwright/domain/company/member/roles'
import { permissionsOfRole } from '@coverwright/domain/permissions'
import { and, asc, eq, isNull } from 'drizzle-orm'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { customRoles, members } from '../member/index.ts'
import { toTeamRole } from './roles.ts'

const ofTheProduct = ['primary', 'admin', 'standard', 'designer', 'trial'] as const

/** The roles every company has, then its own. */
export const listRoles: HandlerOf<typeof permission, 'role/getRoleList'> = async ({ tx }) => {
  const all = []
  for (const role of ofTheProduct) all.push(await builtIn(tx, role))
  for (const row of await tx.select().from(customRoles).orderBy(asc(customRoles.name)))
    all.push(await toTeamRole(tx, row))
  return all
}

const builtIn = async (tx: ReadTx, role: Role) => ({
  id: null,
  role,
  name: roleNames[role],
  description: '',
  permissions: permissionsOfRole(role),
  members: await tx.$count(
    members,
    and(eq(members.role, role), isNull(members.customRoleId), isNull(members.erasedAt)),
  ),
})
