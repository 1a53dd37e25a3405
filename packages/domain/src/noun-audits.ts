// Written by `npm run gather` from packages/domain/src/*/*/*-audit.ts: do not edit.

import { answerModelAudit } from './assist/answer-model/answer-model-audit.ts'
import { appMemberAudit } from './assist/app-member/app-member-audit.ts'
import { examAudit } from './assist/exam/exam-audit.ts'
import { examLevelAudit } from './assist/exam-level/exam-level-audit.ts'
import { examQuestionAudit } from './assist/exam-question/exam-question-audit.ts'
import { hubFileAudit } from './assist/hub-file/hub-file-audit.ts'
import { hubFolderAudit } from './assist/hub-folder/hub-folder-audit.ts'
import { postAudit } from './assist/post/post-audit.ts'
import { postAccountAudit } from './assist/post-account/post-account-audit.ts'
import { postPhotoAudit } from './assist/post-photo/post-photo-audit.ts'
import { productTalkAudit } from './assist/product-talk/product-talk-audit.ts'
import type { NounAudit } from './base/audit/noun-audit.ts'
import { commentAudit } from './build/comment/comment-audit.ts'
import { companyDocumentAudit } from './build/company-document/company-document-audit.ts'
import { componentAudit } from './build/component/component-audit.ts'
import { connectorAudit } from './build/connector/connector-audit.ts'
import { contractTemplateAudit } from './build/contract-template/contract-template-audit.ts'
import { dataSourceAudit } from './build/data-source/data-source-audit.ts'
import { documentAudit } from './build/document/document-audit.ts'
import { exchangeAudit } from './build/exchange/exchange-audit.ts'
import { fileTemplateAudit } from './build/file-template/file-template-audit.ts'
import { fontAudit } from './build/font/font-audit.ts'
import { keywordAudit } from './build/keyword/keyword-audit.ts'
import { photoAudit } from './build/photo/photo-audit.ts'
import { policyNumberAudit } from './build/policy-number/policy-number-audit.ts'
import { pricingTableAudit } from './build/pricing-table/pricing-table-audit.ts'
import { productAudit } from './build/product/product-audit.ts'
import { templateAudit } from './build/template/template-audit.ts'
import { testCaseAudit } from './build/test-case/test-case-audit.ts'
import { accountAudit } from './company/account/account-audit.ts'
import { agentAudit } from './company/agent/agent-audit.ts'
import { agreementAudit } from './company/agreement/agreement-audit.ts'
import { apiKeyAudit } from './company/api-key/api-key-audit.ts'
import { articleAudit } from './company/article/article-audit.ts'
import { platformAudit } from './company/audit/platform-audit.ts'
import { companyAudit } from './company/company/company-audit.ts'
import { contactAudit } from './company/contact/contact-audit.ts'
import { fileAudit } from './company/file/file-audit.ts'
import { invitationAudit } from './company/invitation/invitation-audit.ts'
import { issuerAudit } from './company/issuer/issuer-audit.ts'
import { memberAudit } from './company/member/member-audit.ts'
import { partnershipAudit } from './company/partnership/partnership-audit.ts'
import { planAudit } from './company/plan/plan-audit.ts'
import { planOrderAudit } from './company/plan-order/plan-order-audit.ts'
import { primaryTransferAudit } from './company/primary-transfer/primary-transfer-audit.ts'
import { registrationAudit } from './company/registration/registration-audit.ts'
import { sessionAudit } from './company/session/session-audit.ts'
import { supportAudit } from './company/support/support-audit.ts'
import { verificationAudit } from './company/verification/verification-audit.ts'
import { trafficAudit } from './insight/traffic/traffic-audit.ts'
import { domainAudit } from './publish/domain/domain-audit.ts'
import { domainOrderAudit } from './publish/domain-order/domain-order-audit.ts'
import { gatewayAudit } from './publish/gateway/gateway-audit.ts'
import { maintenanceAudit } from './publish/maintenance/maintenance-audit.ts'
import { primaryProductAudit } from './publish/primary-product/primary-product-audit.ts'
import { publisherAudit } from './publish/publisher/publisher-audit.ts'
import { releaseAudit } from './publish/release/release-audit.ts'
import { siteHostAudit } from './publish/site-host/site-host-audit.ts'
import { automationAudit } from './reach/automation/automation-audit.ts'
import { notificationAudit } from './reach/notification/notification-audit.ts'
import { outboxAudit } from './reach/outbox/outbox-audit.ts'
import { ownEventAudit } from './reach/own-event/own-event-audit.ts'
import { webhookAudit } from './reach/webhook/webhook-audit.ts'
import { agentPageAudit } from './sell/agent-page/agent-page-audit.ts'
import { applicationAudit } from './sell/application/application-audit.ts'
import { channelAudit } from './sell/channel/channel-audit.ts'
import { commissionAudit } from './sell/commission/commission-audit.ts'
import { couponAudit } from './sell/coupon/coupon-audit.ts'
import { customerAudit } from './sell/customer/customer-audit.ts'
import { merchantAudit } from './sell/merchant/merchant-audit.ts'
import { paymentAudit } from './sell/payment/payment-audit.ts'
import { policyAudit } from './sell/policy/policy-audit.ts'
import { promotionAudit } from './sell/promotion/promotion-audit.ts'
import { referralAudit } from './sell/referral/referral-audit.ts'
import { siteAudit } from './sell/site/site-audit.ts'
import { suppressionAudit } from './sell/suppression/suppression-audit.ts'
import { transactionAudit } from './sell/transaction/transaction-audit.ts'
import { vehicleApprovalAudit } from './sell/vehicle-approval/vehicle-approval-audit.ts'
import { voucherAudit } from './sell/voucher/voucher-audit.ts'

/** What the audit log says of every noun. */
export const nounAudits: readonly NounAudit[] = [
  accountAudit,
  agentAudit,
  agentPageAudit,
  agreementAudit,
  answerModelAudit,
  apiKeyAudit,
  appMemberAudit,
  applicationAudit,
  articleAudit,
  automationAudit,
  channelAudit,
  commentAudit,
  commissionAudit,
  companyAudit,
  companyDocumentAudit,
  componentAudit,
  connectorAudit,
  contactAudit,
  contractTemplateAudit,
  couponAudit,
  customerAudit,
  dataSourceAudit,
  documentAudit,
  domainAudit,
  domainOrderAudit,
  examAudit,
  examLevelAudit,
  examQuestionAudit,
  exchangeAudit,
  fileAudit,
  fileTemplateAudit,
  fontAudit,
  gatewayAudit,
  hubFileAudit,
  hubFolderAudit,
  invitationAudit,
  issuerAudit,
  keywordAudit,
  maintenanceAudit,
  memberAudit,
  merchantAudit,
  notificationAudit,
  outboxAudit,
  ownEventAudit,
  partnershipAudit,
  paymentAudit,
  photoAudit,
  planAudit,
  planOrderAudit,
  platformAudit,
  policyAudit,
  policyNumberAudit,
  postAccountAudit,
  postAudit,
  postPhotoAudit,
  pricingTableAudit,
  primaryProductAudit,
  primaryTransferAudit,
  productAudit,
  productTalkAudit,
  promotionAudit,
  publisherAudit,
  referralAudit,
  registrationAudit,
  releaseAudit,
  sessionAudit,
  siteAudit,
  siteHostAudit,
  supportAudit,
  suppressionAudit,
  templateAudit,
  testCaseAudit,
  trafficAudit,
  transactionAudit,
  vehicleApprovalAudit,
  verificationAudit,
  voucherAudit,
  webhookAudit,
]
