import type { NounAudit } from '../../base/audit/noun-audit.ts'

export const sessionAudit: NounAudit = {
  things: { session: 'Signing in' },
  done: {
    'identity/refreshToken': 'stayed signed in',
    'identity/signOut': 'signed out',
    'identity/forgetPassword': 'asked for a code to set a new password',
    'identity/updatePassword': 'changed their password',
    'identity/endSession': 'ended one of their sign-ins',
    'identity/forgetDevice': 'had one of their devices forgotten',
    'identity/signOutEverywhere': 'signed out everywhere',
    'identity/changeEmail': 'asked to sign in with another address',
    'identity/confirmEmail': 'confirmed the address they sign in with',
    'login/landingV2': 'signed in',
    'login/sendNewDeviceCode': 'asked for a sign-in code',
    'login/saveUserEquipment': 'signed in on a new device',
    'login/saveIpAddressInfo': 'was noted with the network address they signed in from',
    'login/forgetPasswordV2': 'asked for a code to set a new password',
    'login/verifyForgetCodeV2': 'gave a code to set a new password',
    'login/updatePasswordV2': 'set a new password by a code',
  },
}
