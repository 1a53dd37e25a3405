// Written by `npm run gather` from packages/domain/src/*/*/*-events.ts: do not edit.

import { hubFolderEvents } from './assist/hub-folder/hub-folder-events.ts'
import { postEvents } from './assist/post/post-events.ts'
import { postAccountEvents } from './assist/post-account/post-account-events.ts'
import { productTalkEvents } from './assist/product-talk/product-talk-events.ts'
import { commentEvents } from './build/comment/comment-events.ts'
import { componentEvents } from './build/component/component-events.ts'
import { dataSourceEvents } from './build/data-source/data-source-events.ts'
import { exchangeEvents } from './build/exchange/exchange-events.ts'
import { policyNumberEvents } from './build/policy-number/policy-number-events.ts'
import { templateEvents } from './build/template/template-events.ts'
import { accountEvents } from './company/account/account-events.ts'
import { agentEvents } from './company/agent/agent-events.ts'
import { agreementEvents } from './company/agreement/agreement-events.ts'
import { invitationEvents } from './company/invitation/invitation-events.ts'
import { issuerEvents } from './company/issuer/issuer-events.ts'
import { partnershipEvents } from './company/partnership/partnership-events.ts'
import { planOrderEvents } from './company/plan-order/plan-order-events.ts'
import { primaryTransferEvents } from './company/primary-transfer/primary-transfer-events.ts'
import { registrationEvents } from './company/registration/registration-events.ts'
import { sessionEvents } from './company/session/session-events.ts'
import { supportEvents } from './company/support/support-events.ts'
import { verificationEvents } from './company/verification/verification-events.ts'
import { trafficEvents } from './insight/traffic/traffic-events.ts'
import { domainEvents } from './publish/domain/domain-events.ts'
import { domainOrderEvents } from './publish/domain-order/domain-order-events.ts'
import { maintenanceEvents } from './publish/maintenance/maintenance-events.ts'
import { publisherEvents } from './publish/publisher/publisher-events.ts'
import { releaseEvents } from './publish/release/release-events.ts'
import { siteHostEvents } from './publish/site-host/site-host-events.ts'
import { webhookEvents } from './reach/webhook/webhook-events.ts'
import { agentPageEvents } from './sell/agent-page/agent-page-events.ts'
import { paymentEvents } from './sell/payment/payment-events.ts'
import { policyEvents } from './sell/policy/policy-events.ts'
import { quoteEvents } from './sell/quote/quote-events.ts'
import { referralEvents } from './sell/referral/referral-events.ts'
import { transactionEvents } from './sell/transaction/transaction-events.ts'
import { vehicleApprovalEvents } from './sell/vehicle-approval/vehicle-approval-events.ts'

/** What can happen to the nouns, by its type. */
export const nounEvents = {
  ...accountEvents,
  ...agentEvents,
  ...agentPageEvents,
  ...agreementEvents,
  ...commentEvents,
  ...componentEvents,
  ...dataSourceEvents,
  ...domainEvents,
  ...domainOrderEvents,
  ...exchangeEvents,
  ...hubFolderEvents,
  ...invitationEvents,
  ...issuerEvents,
  ...maintenanceEvents,
  ...partnershipEvents,
  ...paymentEvents,
  ...planOrderEvents,
  ...policyEvents,
  ...policyNumberEvents,
  ...postAccountEvents,
  ...postEvents,
  ...primaryTransferEvents,
  ...productTalkEvents,
  ...publisherEvents,
  ...quoteEvents,
  ...referralEvents,
  ...registrationEvents,
  ...releaseEvents,
  ...sessionEvents,
  ...siteHostEvents,
  ...supportEvents,
  ...templateEvents,
  ...trafficEvents,
  ...transactionEvents,
  ...vehicleApprovalEvents,
  ...verificationEvents,
  ...webhookEvents,
} as const
