import type { avatar } from '@coverwright/contract/company/avatar'
import type { identity } from '@coverwright/contract/company/identity'
import type { login } from '@coverwright/contract/company/login'
import type { HandlersOf } from '../../../platform/http/handlers.ts'
import { getAvatar } from './get-avatar.ts'
import { getUser } from './get-user.ts'
import { getUserData } from './get-user-data.ts'
import { saveAvatar } from './save-avatar.ts'
import { updateUserData } from './update-user-data.ts'

export const memberLoginCalls = { getUserData, updateUserData } satisfies Partial<HandlersOf<typeof login>>

export const memberIdentityCalls = { getUser } satisfies Partial<HandlersOf<typeof identity>>

export const memberPaymentCalls: HandlersOf<typeof avatar> = {
  savePassOrAvatar: saveAvatar,
  getPassOrAvatar: getAvatar,
}
