import type { permission } from '@coverwright/contract/company/permission'
import { fail } from '@coverwright/domain/errors'
import { eq } from 'drizzle-orm'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { lockOwnCompany } from '../company/index.ts'
import { forgetRole, isRoleInvited } from '../invitation/index.ts'
import { customRoles, getRoleInCompany } from '../member/index.ts'
import { membersWithRole } from './roles.ts'

/** Not while someone has it: without it they would have all that a standard user has, which may be more. */
export const deleteRole: HandlerOf<typeof permission, 'role/deleteRole'> = async ({ tx, audit }, { id }) => {
  await lockOwnCompany(tx)
  const { permissions } = await getRoleInCompany(tx, id)
  if ((await membersWithRole(tx, id)) > 0 || (await isRoleInvited(tx, id))) return fail('role.in-use')
  await forgetRole(tx, id)
  await tx.delete(customRoles).where(eq(customRoles.id, id))
  await audit(id, { deleted: permissions })
  return null
}
