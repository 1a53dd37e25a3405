import type { login } from '@coverwright/contract/company/login'
import type { ProfileChange } from '@coverwright/domain/company/member/member'
import { eq } from 'drizzle-orm'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { getMemberInCompany, members } from '../member/index.ts'
import { userDataOf } from './user-data-of.ts'

export const updateUserData: HandlerOf<typeof login, 'updateUserData'> = async (context, change) => {
  const { tx, actor, audit } = context
  const before = await getMemberInCompany(tx, actor.memberId)
  const changed = (Object.keys(change) as (keyof ProfileChange)[]).filter((field) => change[field] !== before[field])
  if (changed.length > 0) await tx.update(members).set(change).where(eq(members.id, actor.memberId))
  await audit(actor.memberId, { changed })
  return userDataOf(context)
}
