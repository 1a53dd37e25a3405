import type { permission } from '@coverwright/contract/company/permission'
import { requireGrantable } from '@coverwright/domain/company/member/granting'
import { maxRoles } from '@coverwright/domain/company/member/member-limits'
import { fail } from '@coverwright/domain/errors'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { lockOwnCompany } from '../company/index.ts'
import { customRoles } from '../member/index.ts'
import { requireOwnName, toTeamRole, unique } from './roles.ts'

export const createRole: HandlerOf<typeof permission, 'role/createPermissionsRole'> = async (
  { tx, grants, audit },
  { permissions, ...form },
) => {
  requireGrantable(permissions, await grants)
  requireOwnName(form.name)
  await lockOwnCompany(tx)
  if ((await tx.$count(customRoles)) >= maxRoles) return fail('role.too-many')
  const [row] = await tx
    .insert(customRoles)
    .values({ ...form, permissions: unique(permissions) })
    .returning()
  if (!row) throw new Error('The role was not saved')
  await audit(row.id, { permissions })
  return toTeamRole(tx, row)
}
