import type { avatar } from '@coverwright/contract/company/avatar'
import { fail } from '@coverwright/domain/errors'
import { eq } from 'drizzle-orm'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { getFileInCompany, linkTo } from '../file/index.ts'
import { members } from './tables.ts'

export const saveAvatar: HandlerOf<typeof avatar, 'savePassOrAvatar'> = async (
  { tx, actor, audit, now, ports },
  { id },
) => {
  const file = await getFileInCompany(tx, id)
  // Only a picture one uploaded for this oneself.
  if (file.purpose !== 'avatar' || file.memberId !== actor.memberId) return fail('file.not-found')
  await tx.update(members).set({ avatarFileId: id }).where(eq(members.id, actor.memberId))

  await audit(actor.memberId, { avatarFileId: id })
  return linkTo(file, ports.tokens, now)
}
