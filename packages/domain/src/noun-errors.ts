// Written by `npm run gather` from packages/domain/src/*/*/*-errors.ts: do not edit.

import { answerModelErrors } from './assist/answer-model/answer-model-errors.ts'
import { appMemberErrors } from './assist/app-member/app-member-errors.ts'
import { examErrors } from './assist/exam/exam-errors.ts'
import { examLevelErrors } from './assist/exam-level/exam-level-errors.ts'
import { examQuestionErrors } from './assist/exam-question/exam-question-errors.ts'
import { hubFileErrors } from './assist/hub-file/hub-file-errors.ts'
import { hubFolderErrors } from './assist/hub-folder/hub-folder-errors.ts'
import { postErrors } from './assist/post/post-errors.ts'
import { postAccountErrors } from './assist/post-account/post-account-errors.ts'
import { postPhotoErrors } from './assist/post-photo/post-photo-errors.ts'
import { productTalkErrors } from './assist/product-talk/product-talk-errors.ts'
import { commentErrors } from './build/comment/comment-errors.ts'
import { companyDocumentErrors } from './build/company-document/company-document-errors.ts'
import { componentErrors } from './build/component/component-errors.ts'
import { connectorErrors } from './build/connector/connector-errors.ts'
import { contractTemplateErrors } from './build/contract-template/contract-template-errors.ts'
import { dataSourceErrors } from './build/data-source/data-source-errors.ts'
import { documentErrors } from './build/document/document-errors.ts'
import { exchangeErrors } from './build/exchange/exchange-errors.ts'
import { fileTemplateErrors } from './build/file-template/file-template-errors.ts'
import { fontErrors } from './build/font/font-errors.ts'
import { keywordErrors } from './build/keyword/keyword-errors.ts'
import { photoErrors } from './build/photo/photo-errors.ts'
import { policyNumberErrors } from './build/policy-number/policy-number-errors.ts'
import { pricingTableErrors } from './build/pricing-table/pricing-table-errors.ts'
import { productErrors } from './build/product/product-errors.ts'
import { templateErrors } from './build/template/template-errors.ts'
import { testCaseErrors } from './build/test-case/test-case-errors.ts'
import { accountErrors } from './company/account/account-errors.ts'
import { agentErrors } from './company/agent/agent-errors.ts'
import { agreementErrors } from './company/agreement/agreement-errors.ts'
import { apiKeyErrors } from './company/api-key/api-key-errors.ts'
import { articleErrors } from './company/article/article-errors.ts'
import { companyErrors } from './company/company/company-errors.ts'
import { contactErrors } from './company/contact/contact-errors.ts'
import { fileErrors } from './company/file/file-errors.ts'
import { invitationErrors } from './company/invitation/invitation-errors.ts'
import { issuerErrors } from './company/issuer/issuer-errors.ts'
import { memberErrors } from './company/member/member-errors.ts'
import { partnershipErrors } from './company/partnership/partnership-errors.ts'
import { planErrors } from './company/plan/plan-errors.ts'
import { planOrderErrors } from './company/plan-order/plan-order-errors.ts'
import { primaryTransferErrors } from './company/primary-transfer/primary-transfer-errors.ts'
import { registrationErrors } from './company/registration/registration-errors.ts'
import { sessionErrors } from './company/session/session-errors.ts'
import { supportErrors } from './company/support/support-errors.ts'
import { verificationErrors } from './company/verification/verification-errors.ts'
import { domainErrors } from './publish/domain/domain-errors.ts'
import { domainOrderErrors } from './publish/domain-order/domain-order-errors.ts'
import { gatewayErrors } from './publish/gateway/gateway-errors.ts'
import { maintenanceErrors } from './publish/maintenance/maintenance-errors.ts'
import { primaryProductErrors } from './publish/primary-product/primary-product-errors.ts'
import { publisherErrors } from './publish/publisher/publisher-errors.ts'
import { releaseErrors } from './publish/release/release-errors.ts'
import { automationErrors } from './reach/automation/automation-errors.ts'
import { outboxErrors } from './reach/outbox/outbox-errors.ts'
import { ownEventErrors } from './reach/own-event/own-event-errors.ts'
import { webhookErrors } from './reach/webhook/webhook-errors.ts'
import { agentPageErrors } from './sell/agent-page/agent-page-errors.ts'
import { applicationErrors } from './sell/application/application-errors.ts'
import { channelErrors } from './sell/channel/channel-errors.ts'
import { commissionErrors } from './sell/commission/commission-errors.ts'
import { couponErrors } from './sell/coupon/coupon-errors.ts'
import { customerErrors } from './sell/customer/customer-errors.ts'
import { merchantErrors } from './sell/merchant/merchant-errors.ts'
import { paymentErrors } from './sell/payment/payment-errors.ts'
import { policyErrors } from './sell/policy/policy-errors.ts'
import { referralErrors } from './sell/referral/referral-errors.ts'
import { suppressionErrors } from './sell/suppression/suppression-errors.ts'
import { transactionErrors } from './sell/transaction/transaction-errors.ts'
import { vehicleApprovalErrors } from './sell/vehicle-approval/vehicle-approval-errors.ts'
import { voucherErrors } from './sell/voucher/voucher-errors.ts'

/** What the nouns can answer besides what every call may. */
export const nounErrors = {
  ...accountErrors,
  ...agentErrors,
  ...agentPageErrors,
  ...agreementErrors,
  ...answerModelErrors,
  ...apiKeyErrors,
  ...appMemberErrors,
  ...applicationErrors,
  ...articleErrors,
  ...automationErrors,
  ...channelErrors,
  ...commentErrors,
  ...commissionErrors,
  ...companyDocumentErrors,
  ...companyErrors,
  ...componentErrors,
  ...connectorErrors,
  ...contactErrors,
  ...contractTemplateErrors,
  ...couponErrors,
  ...customerErrors,
  ...dataSourceErrors,
  ...documentErrors,
  ...domainErrors,
  ...domainOrderErrors,
  ...examErrors,
  ...examLevelErrors,
  ...examQuestionErrors,
  ...exchangeErrors,
  ...fileErrors,
  ...fileTemplateErrors,
  ...fontErrors,
  ...gatewayErrors,
  ...hubFileErrors,
  ...hubFolderErrors,
  ...invitationErrors,
  ...issuerErrors,
  ...keywordErrors,
  ...maintenanceErrors,
  ...memberErrors,
  ...merchantErrors,
  ...outboxErrors,
  ...ownEventErrors,
  ...partnershipErrors,
  ...paymentErrors,
  ...photoErrors,
  ...planErrors,
  ...planOrderErrors,
  ...policyErrors,
  ...policyNumberErrors,
  ...postAccountErrors,
  ...postErrors,
  ...postPhotoErrors,
  ...pricingTableErrors,
  ...primaryProductErrors,
  ...primaryTransferErrors,
  ...productErrors,
  ...productTalkErrors,
  ...publisherErrors,
  ...referralErrors,
  ...registrationErrors,
  ...releaseErrors,
  ...sessionErrors,
  ...supportErrors,
  ...suppressionErrors,
  ...templateErrors,
  ...testCaseErrors,
  ...transactionErrors,
  ...vehicleApprovalErrors,
  ...verificationErrors,
  ...voucherErrors,
  ...webhookErrors,
} as const
