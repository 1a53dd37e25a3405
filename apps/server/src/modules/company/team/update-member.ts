import type { permission } from '@coverwright/contract/company/permission'
import { requireMayMake } from '@coverwright/domain/company/member/granting'
import { eq } from 'drizzle-orm'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { publish } from '../../../platform/live/publish.ts'
import { lockOwnCompany } from '../company/index.ts'
import { requireRoomForStandard } from '../invitation/index.ts'
import { getGroupInCompany, getRoleInCompany, members } from '../member/index.ts'
import { lockSubordinate, teamMemberOf } from './internal.ts'

export const updateMember: HandlerOf<typeof permission, 'user/updateUser'> = async (
  { tx, grants, audit, now },
  { id, role, roleId, groupId },
) => {
  const granted = await grants
  await lockOwnCompany(tx)
  const before = await lockSubordinate(tx, id, granted)
  const customRole = roleId ? await getRoleInCompany(tx, roleId) : undefined
  if (groupId) await getGroupInCompany(tx, groupId)
  const isSame = role === before.role && roleId === before.customRoleId
  if (!isSame) requireMayMake(role, customRole?.permissions, granted)
  if (role === 'standard' && before.role !== 'standard' && before.state === 'registered') {
    await requireRoomForStandard(tx, now)
  }

  await tx
    .update(members)
    .set({
      role,
      customRoleId: roleId,
      groupId,
      // What was given to them as something else does not follow them, nor does the end of a trial.
      ...(!isSame && { permissions: null, accessEndsAt: null }),
    })
    .where(eq(members.id, id))
  publish(tx, { kind: 'rights', memberId: id })
  await audit(id, { role, roleId, groupId, from: { role: before.role, roleId: before.customRoleId } })
  return teamMemberOf(tx, id, granted)
}
