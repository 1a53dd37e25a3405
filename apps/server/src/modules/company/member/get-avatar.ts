import type { avatar } from '@coverwright/contract/company/avatar'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { getFileInCompany, linkTo } from '../file/index.ts'
import { getMemberInCompany } from './internal.ts'

export const getAvatar: HandlerOf<typeof avatar, 'getPassOrAvatar'> = async ({ tx, actor, now, ports }) => {
  const { avatarFileId } = await getMemberInCompany(tx, actor.memberId)
  return avatarFileId ? linkTo(await getFileInCompany(tx, avatarFileId), ports.tokens, now) : null
}
