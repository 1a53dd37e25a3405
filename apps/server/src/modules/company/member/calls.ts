import type { avatar } from '@coverwright/contract/company/avatar'
import type { identity } from '@coverwright/contract/company/identity'
import type { HandlersOf } from '../../../platform/http/handlers.ts'
import { getAvatar } from './get-avatar.ts'
import { getUser } from './get-user.ts'
import { saveAvatar } from './save-avatar.ts'

export const memberIdentityCalls = { getUser } satisfies Partial<HandlersOf<typeof identity>>

export const memberPaymentCalls: HandlersOf<typeof avatar> = {
  savePassOrAvatar: saveAvatar,
  getPassOrAvatar: getAvatar,
}
