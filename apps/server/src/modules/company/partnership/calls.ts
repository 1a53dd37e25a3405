import type { insurers } from '@coverwright/contract/company/insurers'
import type { login } from '@coverwright/contract/company/login'
import type { HandlersOf } from '../../../platform/http/handlers.ts'
import { acceptAndPull, answerPartnership } from './answer-partnership.ts'
import { endPartnership } from './end-partnership.ts'
import { getPartnership } from './get-partnership.ts'
import { invitePartner } from './invite-partner.ts'
import { getListing, listInsurers, updateListing } from './list-insurers.ts'
import { listPartnerships } from './list-partnerships.ts'
import { getCompanyInfo, openBinding } from './open-binding.ts'
import { answerPaymentMode, proposePaymentMode } from './payment-mode.ts'
import { resendPartnership } from './resend-partnership.ts'
import { revokePartnership } from './revoke-partnership.ts'

export const partnershipLoginCalls = {
  getBrokerList: listPartnerships,
  sendInviteBrokerEmail: invitePartner,
  connectBrokerInfo: answerPartnership,
  getConnectCompanyInfo: openBinding,
  getConnectAndPullCompanyInfo: acceptAndPull,
  getCompanyInfo,
} satisfies Partial<HandlersOf<typeof login>>

export const partnershipInsurersCalls = {
  insurersList: listInsurers,
  getPartnership,
  resendPartnership,
  revokePartnership,
  endPartnership,
  proposePaymentMode,
  answerPaymentMode,
  getListing,
  updateListing,
} satisfies Partial<HandlersOf<typeof insurers>>
