import type { NounAudit } from '../../base/audit/noun-audit.ts'

export const partnershipAudit: NounAudit = {
  things: { partnership: 'Partnerships' },
  done: {
    'insurers/resendPartnership': 'sent the request to be a partner again to {a company}',
    'insurers/revokePartnership': 'withdrew the request to be a partner of {a company}',
    'insurers/endPartnership': 'ended the partnership with {a company}',
    'insurers/proposePaymentMode': 'proposed another payment mode to {a company}',
    'insurers/answerPaymentMode': 'answered the payment mode that {a company} proposed',
    'insurers/updateListing': 'changed whether brokers can find the company',
    'partnership/tell': 'heard from {a company} about the partnership',
    'login/sendInviteBrokerEmail': 'asked {a company} to be a partner',
    'login/connectBrokerInfo': 'answered the request of {a company} to be a partner',
    'login/getConnectAndPullCompanyInfo':
      'became a partner of {a company} and took over what was chosen of its company data',
  },
}
