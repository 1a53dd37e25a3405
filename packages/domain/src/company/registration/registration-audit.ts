import { type NounAudit, visitor } from '../../base/audit/noun-audit.ts'

export const registrationAudit: NounAudit = {
  done: {
    'login/sendRegisterPhoneCode': visitor('asked for a code to sign up'),
    'login/verifyRegisterPhoneCode': visitor('gave a code to sign up'),
    'login/sendInviteCompanyEmail': visitor('signed up and was mailed a link'),
    'login/resendInviteCompanyEmail': visitor('asked for the link to sign up again'),
    'login/saveCompanyData': visitor('opened the link and registered the company'),
  },
}
