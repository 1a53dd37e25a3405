// Written by `npm run gather` from packages/domain/src/*/*/*-errors.ts: do not edit.

import { componentErrors } from './build/component/component-errors.ts'
import { dataSourceErrors } from './build/data-source/data-source-errors.ts'
import { documentErrors } from './build/document/document-errors.ts'
import { fontErrors } from './build/font/font-errors.ts'
import { photoErrors } from './build/photo/photo-errors.ts'
import { policyNumberErrors } from './build/policy-number/policy-number-errors.ts'
import { pricingTableErrors } from './build/pricing-table/pricing-table-errors.ts'
import { productErrors } from './build/product/product-errors.ts'
import { testCaseErrors } from './build/test-case/test-case-errors.ts'
import { accountErrors } from './company/account/account-errors.ts'
import { agentErrors } from './company/agent/agent-errors.ts'
import { agreementErrors } from './company/agreement/agreement-errors.ts'
import { apiKeyErrors } from './company/api-key/api-key-errors.ts'
import { companyErrors } from './company/company/company-errors.ts'
import { contactErrors } from './company/contact/contact-errors.ts'
import { fileErrors } from './company/file/file-errors.ts'
import { invitationErrors } from './company/invitation/invitation-errors.ts'
import { memberErrors } from './company/member/member-errors.ts'
import { partnershipErrors } from './company/partnership/partnership-errors.ts'
import { primaryTransferErrors } from './company/primary-transfer/primary-transfer-errors.ts'
import { registrationErrors } from './company/registration/registration-errors.ts'
import { sessionErrors } from './company/session/session-errors.ts'
import { supportErrors } from './company/support/support-errors.ts'
import { verificationErrors } from './company/verification/verification-errors.ts'
import { domainErrors } from './publish/domain/domain-errors.ts'
import { gatewayErrors } from './publish/gateway/gateway-errors.ts'
import { maintenanceErrors } from './publish/maintenance/maintenance-errors.ts'
import { primaryProductErrors } from './publish/primary-product/primary-product-errors.ts'
import { publisherErrors } from './publish/publisher/publisher-errors.ts'
import { releaseErrors } from './publish/release/release-errors.ts'
import { outboxErrors } from './reach/outbox/outbox-errors.ts'
import { webhookErrors } from './reach/webhook/webhook-errors.ts'
import { applicationErrors } from './sell/application/application-errors.ts'
import { channelErrors } from './sell/channel/channel-errors.ts'
import { customerErrors } from './sell/customer/customer-errors.ts'
import { paymentErrors } from './sell/payment/payment-errors.ts'
import { policyErrors } from './sell/policy/policy-errors.ts'
import { referralErrors } from './sell/referral/referral-errors.ts'
import { transactionErrors } from './sell/transaction/transaction-errors.ts'
import { vehicleApprovalErrors } from './sell/vehicle-approval/vehicle-approval-errors.ts'

/** What the nouns can answer besides what every call may. */
export const nounErrors = {
  ...accountErrors,
  ...agentErrors,
  ...agreementErrors,
  ...apiKeyErrors,
  ...applicationErrors,
  ...channelErrors,
  ...companyErrors,
  ...componentErrors,
  ...contactErrors,
  ...customerErrors,
  ...dataSourceErrors,
  ...documentErrors,
  ...domainErrors,
  ...fileErrors,
  ...fontErrors,
  ...gatewayErrors,
  ...invitationErrors,
  ...maintenanceErrors,
  ...memberErrors,
  ...outboxErrors,
  ...partnershipErrors,
  ...paymentErrors,
  ...photoErrors,
  ...policyErrors,
  ...policyNumberErrors,
  ...pricingTableErrors,
  ...primaryProductErrors,
  ...primaryTransferErrors,
  ...productErrors,
  ...publisherErrors,
  ...referralErrors,
  ...registrationErrors,
  ...releaseErrors,
  ...sessionErrors,
  ...supportErrors,
  ...testCaseErrors,
  ...transactionErrors,
  ...vehicleApprovalErrors,
  ...verificationErrors,
  ...webhookErrors,
} as const
