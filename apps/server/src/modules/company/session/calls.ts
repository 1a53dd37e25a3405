import type { identity } from '@coverwright/contract/company/identity'
import type { login } from '@coverwright/contract/company/login'
import type { HandlersOf } from '../../../platform/http/handlers.ts'
import { changeEmail, confirmEmail } from './change-email.ts'
import { changePassword, sendOwnResetCode } from './change-password.ts'
import { getDomainType } from './get-domain-type.ts'
import { getSignIns } from './get-sign-ins.ts'
import { refreshTokens } from './refresh-tokens.ts'
import { resetPassword, sendResetCode, verifyResetCode } from './reset-password.ts'
import { saveAddress } from './save-address.ts'
import { saveDevice } from './save-device.ts'
import { sendDeviceCode } from './send-device-code.ts'
import { signIn } from './sign-in.ts'
import { endSession, forgetDevice, signOut, signOutEverywhere } from './sign-out.ts'

export const sessionLoginCalls = {
  landingV2: signIn,
  sendNewDeviceCode: sendDeviceCode,
  saveUserEquipment: saveDevice,
  saveIpAddressInfo: saveAddress,
  getDomainType,
  forgetPasswordV2: sendResetCode,
  verifyForgetCodeV2: verifyResetCode,
  updatePasswordV2: resetPassword,
} satisfies Partial<HandlersOf<typeof login>>

export const sessionIdentityCalls = {
  refreshToken: refreshTokens,
  signOut,
  getSignIns,
  endSession,
  forgetDevice,
  signOutEverywhere,
  forgetPassword: sendOwnResetCode,
  updatePassword: changePassword,
  changeEmail,
  confirmEmail,
} satisfies Partial<HandlersOf<typeof identity>>
