import type { permission } from '@coverwright/contract/company/permission'
import { fail } from '@coverwright/domain/errors'
import { eq } from 'drizzle-orm'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { members } from '../member/index.ts'
import { endSessions } from '../session/index.ts'
import { lockSubordinate, teamMemberOf } from './internal.ts'

export const removeMember: HandlerOf<typeof permission, 'user/removeUser'> = async (
  { tx, grants, audit, now },
  { id },
) => {
  const granted = await grants
  const { state } = await lockSubordinate(tx, id, granted)
  if (state === 'unregistered') return fail('member.already-removed')
  await tx.update(members).set({ state: 'unregistered' }).where(eq(members.id, id))
  await endSessions(tx, id, now)
  await audit(id, { from: state, to: 'unregistered' })
  return teamMemberOf(tx, id, granted)
}
