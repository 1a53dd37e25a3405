import type { identity } from '@coverwright/contract/identity'
import type { login } from '@coverwright/contract/login'
import type { HandlersOf } from '../../platform/http/handlers.ts'
import { getDomainType } from './get-domain-type.ts'
import { refreshTokens } from './refresh-tokens.ts'
import { saveDevice } from './save-device.ts'
import { sendDeviceCode } from './send-device-code.ts'
import { signIn } from './sign-in.ts'
import { signOut } from './sign-out.ts'

export const sessionLoginCalls = {
  landingV2: signIn,
  sendNewDeviceCode: sendDeviceCode,
  saveUserEquipment: saveDevice,
  getDomainType,
} satisfies Partial<HandlersOf<typeof login>>

export const sessionIdentityCalls = {
  refreshToken: refreshTokens,
  signOut,
} satisfies Partial<HandlersOf<typeof identity>>
