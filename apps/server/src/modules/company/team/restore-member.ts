import type { permission } from '@coverwright/contract/company/permission'
import { fail } from '@coverwright/domain/errors'
import { eq } from 'drizzle-orm'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { lockOwnCompany } from '../company/index.ts'
import { requireRoomForStandard } from '../invitation/index.ts'
import { members } from '../member/index.ts'
import { lockSubordinate, teamMemberOf } from './internal.ts'

export const restoreMember: HandlerOf<typeof permission, 'user/restoreUser'> = async (
  { tx, grants, audit, now },
  { id },
) => {
  const granted = await grants
  await lockOwnCompany(tx)
  const { state, role } = await lockSubordinate(tx, id, granted)
  if (state === 'registered') return fail('member.already-registered')
  if (role === 'standard') await requireRoomForStandard(tx, now)
  await tx.update(members).set({ state: 'registered' }).where(eq(members.id, id))
  await audit(id, { from: state, to: 'registered' })
  return teamMemberOf(tx, id, granted)
}
