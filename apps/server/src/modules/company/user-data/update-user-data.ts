import type { login } from '@coverwright/contract/company/login'
import { eq } from 'drizzle-orm'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { members } from '../member/index.ts'
import { userDataOf } from './user-data-of.ts'

export const updateUserData: HandlerOf<typeof login, 'updateUserData'> = async (context, profile) => {
  const { tx, actor, audit } = context
  await tx.update(members).set(profile).where(eq(members.id, actor.memberId))
  await audit(actor.memberId, { changed: Object.keys(profile) })
  return userDataOf(context)
}
