import type { permission } from '@coverwright/contract/company/permission'
import { requireGrantable } from '@coverwright/domain/company/member/granting'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { lockOwnCompany } from '../company/index.ts'
import { getRoleInCompany } from '../member/index.ts'
import { requireOwnName, saveRole, unique } from './roles.ts'

/** Everyone who has the role has its new permissions from their next call on. */
export const updateRole: HandlerOf<typeof permission, 'role/updateRole'> = async (
  { tx, grants, audit },
  { id, permissions, ...form },
) => {
  await lockOwnCompany(tx)
  const before = await getRoleInCompany(tx, id)
  requireGrantable(
    permissions.filter((code) => !before.permissions.includes(code)),
    await grants,
  )
  if (form.name !== before.name) requireOwnName(form.name)
  await audit(id, { permissions, from: before.permissions })
  return saveRole(tx, id, { ...form, permissions: unique(permissions) })
}
