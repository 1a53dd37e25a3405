// Written by `npm run gather` from packages/domain/src/*/*/*-messages.ts: do not edit.

import { appMemberMessages } from './assist/app-member/app-member-messages.ts'
import { hubFolderMessages } from './assist/hub-folder/hub-folder-messages.ts'
import { postMessages } from './assist/post/post-messages.ts'
import { postAccountMessages } from './assist/post-account/post-account-messages.ts'
import { productTalkMessages } from './assist/product-talk/product-talk-messages.ts'
import { commentMessages } from './build/comment/comment-messages.ts'
import { componentMessages } from './build/component/component-messages.ts'
import { dataSourceMessages } from './build/data-source/data-source-messages.ts'
import { exchangeMessages } from './build/exchange/exchange-messages.ts'
import { policyNumberMessages } from './build/policy-number/policy-number-messages.ts'
import { templateMessages } from './build/template/template-messages.ts'
import { accountMessages } from './company/account/account-messages.ts'
import { agentMessages } from './company/agent/agent-messages.ts'
import { agreementMessages } from './company/agreement/agreement-messages.ts'
import { invitationMessages } from './company/invitation/invitation-messages.ts'
import { issuerMessages } from './company/issuer/issuer-messages.ts'
import { partnershipMessages } from './company/partnership/partnership-messages.ts'
import { planOrderMessages } from './company/plan-order/plan-order-messages.ts'
import { primaryTransferMessages } from './company/primary-transfer/primary-transfer-messages.ts'
import { registrationMessages } from './company/registration/registration-messages.ts'
import { sessionMessages } from './company/session/session-messages.ts'
import { supportMessages } from './company/support/support-messages.ts'
import { verificationMessages } from './company/verification/verification-messages.ts'
import { trafficMessages } from './insight/traffic/traffic-messages.ts'
import { domainMessages } from './publish/domain/domain-messages.ts'
import { domainOrderMessages } from './publish/domain-order/domain-order-messages.ts'
import { maintenanceMessages } from './publish/maintenance/maintenance-messages.ts'
import { publisherMessages } from './publish/publisher/publisher-messages.ts'
import { releaseMessages } from './publish/release/release-messages.ts'
import { siteHostMessages } from './publish/site-host/site-host-messages.ts'
import { webhookMessages } from './reach/webhook/webhook-messages.ts'
import { agentPageMessages } from './sell/agent-page/agent-page-messages.ts'
import { paymentMessages } from './sell/payment/payment-messages.ts'
import { policyMessages } from './sell/policy/policy-messages.ts'
import { referralMessages } from './sell/referral/referral-messages.ts'
import { transactionMessages } from './sell/transaction/transaction-messages.ts'
import { vehicleApprovalMessages } from './sell/vehicle-approval/vehicle-approval-messages.ts'

/** What the nouns tell people, by its code. */
export const nounMessages = {
  ...accountMessages,
  ...agentMessages,
  ...agentPageMessages,
  ...agreementMessages,
  ...appMemberMessages,
  ...commentMessages,
  ...componentMessages,
  ...dataSourceMessages,
  ...domainMessages,
  ...domainOrderMessages,
  ...exchangeMessages,
  ...hubFolderMessages,
  ...invitationMessages,
  ...issuerMessages,
  ...maintenanceMessages,
  ...partnershipMessages,
  ...paymentMessages,
  ...planOrderMessages,
  ...policyMessages,
  ...policyNumberMessages,
  ...postAccountMessages,
  ...postMessages,
  ...primaryTransferMessages,
  ...productTalkMessages,
  ...publisherMessages,
  ...referralMessages,
  ...registrationMessages,
  ...releaseMessages,
  ...sessionMessages,
  ...siteHostMessages,
  ...supportMessages,
  ...templateMessages,
  ...trafficMessages,
  ...transactionMessages,
  ...vehicleApprovalMessages,
  ...verificationMessages,
  ...webhookMessages,
} as const
