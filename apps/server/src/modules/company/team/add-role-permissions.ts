import type { permissions } from '@coverwright/contract/company/permissions'
import { requireGrantable } from '@coverwright/domain/company/member/granting'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { lockOwnCompany } from '../company/index.ts'
import { getRoleInCompany } from '../member/index.ts'
import { saveRole, unique } from './roles.ts'

export const addRolePermissions: HandlerOf<typeof permissions, 'addRolePermissions'> = async (
  { tx, grants, audit },
  { id, permissions: added },
) => {
  await lockOwnCompany(tx)
  const before = await getRoleInCompany(tx, id)
  requireGrantable(added, await grants)
  await audit(id, { added })
  return saveRole(tx, id, { permissions: unique([...before.permissions, ...added]) })
}
