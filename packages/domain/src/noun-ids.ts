// Written by `npm run gather` from packages/domain/src/*/*/*-guard.ts: do not edit.

import { appMemberIds } from './assist/app-member/app-member-guard.ts'
import { examIds } from './assist/exam/exam-guard.ts'
import { examLevelIds } from './assist/exam-level/exam-level-guard.ts'
import { examQuestionIds } from './assist/exam-question/exam-question-guard.ts'
import { hubFileIds } from './assist/hub-file/hub-file-guard.ts'
import { hubFolderIds } from './assist/hub-folder/hub-folder-guard.ts'
import { postIds } from './assist/post/post-guard.ts'
import { postAccountIds } from './assist/post-account/post-account-guard.ts'
import { postPhotoIds } from './assist/post-photo/post-photo-guard.ts'
import { productTalkIds } from './assist/product-talk/product-talk-guard.ts'
import { commentIds } from './build/comment/comment-guard.ts'
import { companyDocumentIds } from './build/company-document/company-document-guard.ts'
import { componentIds } from './build/component/component-guard.ts'
import { connectorIds } from './build/connector/connector-guard.ts'
import { contractTemplateIds } from './build/contract-template/contract-template-guard.ts'
import { dataSourceIds } from './build/data-source/data-source-guard.ts'
import { documentIds } from './build/document/document-guard.ts'
import { exchangeIds } from './build/exchange/exchange-guard.ts'
import { fileTemplateIds } from './build/file-template/file-template-guard.ts'
import { fontIds } from './build/font/font-guard.ts'
import { keywordIds } from './build/keyword/keyword-guard.ts'
import { photoIds } from './build/photo/photo-guard.ts'
import { policyNumberIds } from './build/policy-number/policy-number-guard.ts'
import { pricingTableIds } from './build/pricing-table/pricing-table-guard.ts'
import { productIds } from './build/product/product-guard.ts'
import { templateIds } from './build/template/template-guard.ts'
import { testCaseIds } from './build/test-case/test-case-guard.ts'
import { accountIds } from './company/account/account-guard.ts'
import { agentIds } from './company/agent/agent-guard.ts'
import { agreementIds } from './company/agreement/agreement-guard.ts'
import { apiKeyIds } from './company/api-key/api-key-guard.ts'
import { articleIds } from './company/article/article-guard.ts'
import { companyIds } from './company/company/company-guard.ts'
import { contactIds } from './company/contact/contact-guard.ts'
import { fileIds } from './company/file/file-guard.ts'
import { invitationIds } from './company/invitation/invitation-guard.ts'
import { memberIds } from './company/member/member-guard.ts'
import { partnershipIds } from './company/partnership/partnership-guard.ts'
import { planIds } from './company/plan/plan-guard.ts'
import { planOrderIds } from './company/plan-order/plan-order-guard.ts'
import { sessionIds } from './company/session/session-guard.ts'
import { verificationIds } from './company/verification/verification-guard.ts'
import { domainIds } from './publish/domain/domain-guard.ts'
import { domainOrderIds } from './publish/domain-order/domain-order-guard.ts'
import { gatewayIds } from './publish/gateway/gateway-guard.ts'
import { maintenanceIds } from './publish/maintenance/maintenance-guard.ts'
import { primaryProductIds } from './publish/primary-product/primary-product-guard.ts'
import { publisherIds } from './publish/publisher/publisher-guard.ts'
import { releaseIds } from './publish/release/release-guard.ts'
import { automationIds } from './reach/automation/automation-guard.ts'
import { notificationIds } from './reach/notification/notification-guard.ts'
import { outboxIds } from './reach/outbox/outbox-guard.ts'
import { ownEventIds } from './reach/own-event/own-event-guard.ts'
import { webhookIds } from './reach/webhook/webhook-guard.ts'
import { agentPageIds } from './sell/agent-page/agent-page-guard.ts'
import { channelIds } from './sell/channel/channel-guard.ts'
import { couponIds } from './sell/coupon/coupon-guard.ts'
import { customerIds } from './sell/customer/customer-guard.ts'
import { merchantIds } from './sell/merchant/merchant-guard.ts'
import { policyIds } from './sell/policy/policy-guard.ts'
import { referralIds } from './sell/referral/referral-guard.ts'
import { suppressionIds } from './sell/suppression/suppression-guard.ts'
import { transactionIds } from './sell/transaction/transaction-guard.ts'
import { vehicleApprovalIds } from './sell/vehicle-approval/vehicle-approval-guard.ts'
import { voucherIds } from './sell/voucher/voucher-guard.ts'

/** Whose the things of the nouns are. */
export const nounIds = {
  ...accountIds,
  ...agentIds,
  ...agentPageIds,
  ...agreementIds,
  ...apiKeyIds,
  ...appMemberIds,
  ...articleIds,
  ...automationIds,
  ...channelIds,
  ...commentIds,
  ...companyDocumentIds,
  ...companyIds,
  ...componentIds,
  ...connectorIds,
  ...contactIds,
  ...contractTemplateIds,
  ...couponIds,
  ...customerIds,
  ...dataSourceIds,
  ...documentIds,
  ...domainIds,
  ...domainOrderIds,
  ...examIds,
  ...examLevelIds,
  ...examQuestionIds,
  ...exchangeIds,
  ...fileIds,
  ...fileTemplateIds,
  ...fontIds,
  ...gatewayIds,
  ...hubFileIds,
  ...hubFolderIds,
  ...invitationIds,
  ...keywordIds,
  ...maintenanceIds,
  ...memberIds,
  ...merchantIds,
  ...notificationIds,
  ...outboxIds,
  ...ownEventIds,
  ...partnershipIds,
  ...photoIds,
  ...planIds,
  ...planOrderIds,
  ...policyIds,
  ...policyNumberIds,
  ...postAccountIds,
  ...postIds,
  ...postPhotoIds,
  ...pricingTableIds,
  ...primaryProductIds,
  ...productIds,
  ...productTalkIds,
  ...publisherIds,
  ...referralIds,
  ...releaseIds,
  ...sessionIds,
  ...suppressionIds,
  ...templateIds,
  ...testCaseIds,
  ...transactionIds,
  ...vehicleApprovalIds,
  ...verificationIds,
  ...voucherIds,
  ...webhookIds,
} as const
