import type { login } from '@coverwright/contract/company/login'
import { fail } from '@coverwright/domain/errors'
import { and, eq, isNull } from 'drizzle-orm'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { members } from '../member/index.ts'
import { teamMemberOf } from './internal.ts'

export const getUserInfoByEmail: HandlerOf<typeof login, 'getUserInfoByEmail'> = async ({ tx, grants }, { email }) => {
  const [found] = await tx
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.email, email.toLowerCase()), isNull(members.erasedAt)))
  return found ? teamMemberOf(tx, found.id, await grants) : fail('member.absent')
}
