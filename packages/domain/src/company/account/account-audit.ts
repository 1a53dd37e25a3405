import { type NounAudit, visitor } from '../../base/audit/noun-audit.ts'

export const accountAudit: NounAudit = {
  things: { account: 'Account', profile: 'Profile' },
  named: { reactivation_request: 'company_name' },
  done: {
    'account/erase': 'erased the company’s data',
    'login/updateUserData': 'changed their own profile',
    'login/requestReactivation': visitor('asked for the company’s account to go on'),
    'payment/savePassOrAvatar': 'changed their picture',
  },
}
