import type { login } from '@coverwright/contract/company/login'
import { freeMailProviders } from '@coverwright/domain/company/registration/free-mail-providers'
import type { HandlersOf } from '../../../platform/http/handlers.ts'
import { checkCompanyInfo, getCompanyExists } from './check-company-info.ts'
import { getReferenceNumber, getUpgradeStatus } from './get-upgrade-status.ts'
import { parseLink } from './parse-link.ts'
import { sendPhoneCode, verifyPhoneCode } from './phone-code.ts'
import { requestReactivation } from './request-reactivation.ts'
import { saveCompany } from './save-company.ts'
import { resendLink, sendLink } from './send-link.ts'

export const registrationCalls = {
  getBlacklist: async () => [...freeMailProviders],
  checkCompanyInfo,
  getCompanyExists,
  sendRegisterPhoneCode: sendPhoneCode,
  verifyRegisterPhoneCode: verifyPhoneCode,
  sendInviteCompanyEmail: sendLink,
  resendInviteCompanyEmail: resendLink,
  parseCompanyToken: parseLink,
  saveCompanyData: saveCompany,
  referenceNumber: getReferenceNumber,
  getCompanyUpgradeStatus: getUpgradeStatus,
  requestReactivation,
} satisfies Partial<HandlersOf<typeof login>>
