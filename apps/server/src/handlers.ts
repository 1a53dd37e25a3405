// Written by `npm run gather` from apps/server/src/modules: do not edit.
import type { contract } from '@coverwright/contract/contract'
import { answerModelCalls } from './modules/assist/answer-model/calls.ts'
import { appMemberCalls } from './modules/assist/app-member/calls.ts'
import { examCalls } from './modules/assist/exam/calls.ts'
import { examLevelCalls, examQuestionCalls } from './modules/assist/exam-level/calls.ts'
import { hubFileCalls, hubFolderCalls } from './modules/assist/hub-folder/calls.ts'
import { hubFolderTells } from './modules/assist/hub-folder/tells.ts'
import { postAccountCalls, postCalls, postPhotoCalls } from './modules/assist/post/calls.ts'
import { postAccountTells, postTells } from './modules/assist/post/tells.ts'
import { productTalkCalls } from './modules/assist/product-talk/calls.ts'
import { productTalkTells } from './modules/assist/product-talk/tells.ts'
import { commentCalls } from './modules/build/comment/calls.ts'
import { commentFinders } from './modules/build/comment/index.ts'
import { commentTells } from './modules/build/comment/tells.ts'
import { companyDocumentCalls } from './modules/build/company-document/calls.ts'
import { componentCalls } from './modules/build/component/calls.ts'
import { componentTells } from './modules/build/component/tells.ts'
import { apiConnectorCalls, taskCalls } from './modules/build/connector/calls.ts'
import { contractTemplateCalls } from './modules/build/contract-template/calls.ts'
import { dataSourceCalls } from './modules/build/data-source/calls.ts'
import { dataSourceTells } from './modules/build/data-source/tells.ts'
import { designProductCalls } from './modules/build/design/calls.ts'
import { documentKindCalls } from './modules/build/document-kind/calls.ts'
import { exchangeCalls } from './modules/build/exchange/calls.ts'
import { exchangeTells } from './modules/build/exchange/tells.ts'
import { fileTemplateCalls } from './modules/build/file-template/calls.ts'
import { fontCalls } from './modules/build/font/calls.ts'
import { keywordCalls } from './modules/build/keyword/calls.ts'
import { numberCalls } from './modules/build/number/calls.ts'
import { policyNumberTells } from './modules/build/number/tells.ts'
import { photoCalls } from './modules/build/photo/calls.ts'
import { pricingCalls } from './modules/build/pricing-table/calls.ts'
import { pricingTableFinders } from './modules/build/pricing-table/find-products.ts'
import { productCalls } from './modules/build/product/calls.ts'
import { productFinders } from './modules/build/product/find-products-of.ts'
import type { ProductFinders, Published } from './modules/build/product/index.ts'
import { templateCalls } from './modules/build/template/calls.ts'
import { templateTells } from './modules/build/template/tells.ts'
import { testCaseCalls } from './modules/build/test-case/calls.ts'
import { testCaseFinders } from './modules/build/test-case/index.ts'
import { accountCompanyCalls, reactivationCalls } from './modules/company/account/calls.ts'
import { accountTells } from './modules/company/account/tells.ts'
import { agentCalls } from './modules/company/agent/calls.ts'
import { agentTells } from './modules/company/agent/tells.ts'
import { agreementCalls } from './modules/company/agreement/calls.ts'
import { agreementTells } from './modules/company/agreement/tells.ts'
import { secretCalls } from './modules/company/api-key/calls.ts'
import { articleCalls } from './modules/company/article/calls.ts'
import { auditCalls } from './modules/company/audit-log/calls.ts'
import { profileCompanyCalls, profileLoginCalls } from './modules/company/company-profile/calls.ts'
import { contactCalls } from './modules/company/contact/calls.ts'
import { uploadCalls } from './modules/company/file/calls.ts'
import {
  invitationInsurersCalls,
  invitationLoginCalls,
  invitationPermissionCalls,
} from './modules/company/invitation/calls.ts'
import { invitationTells } from './modules/company/invitation/tells.ts'
import { issuerPaymentCalls } from './modules/company/issuer/calls.ts'
import { issuerTells } from './modules/company/issuer/tells.ts'
import { memberIdentityCalls, memberPaymentCalls } from './modules/company/member/calls.ts'
import { partnershipInsurersCalls, partnershipLoginCalls } from './modules/company/partnership/calls.ts'
import { partnershipTells } from './modules/company/partnership/tells.ts'
import { planPaymentCalls, planSettingCalls } from './modules/company/plan/calls.ts'
import { planOrderCalls } from './modules/company/plan-order/calls.ts'
import { planOrderTells } from './modules/company/plan-order/tells.ts'
import { primaryTransferCalls } from './modules/company/primary-transfer/calls.ts'
import { primaryTransferTells } from './modules/company/primary-transfer/tells.ts'
import { registrationCalls } from './modules/company/registration/calls.ts'
import { registrationTells } from './modules/company/registration/tells.ts'
import { sessionIdentityCalls, sessionLoginCalls } from './modules/company/session/calls.ts'
import { sessionTells } from './modules/company/session/tells.ts'
import { signCalls } from './modules/company/sign/calls.ts'
import { supportCalls, supportLoginCalls } from './modules/company/support/calls.ts'
import { supportTells } from './modules/company/support/tells.ts'
import { permissionsCalls, teamLoginCalls, teamPermissionCalls } from './modules/company/team/calls.ts'
import { userDataCalls } from './modules/company/user-data/calls.ts'
import { reviewCalls, verificationCompanyCalls } from './modules/company/verification/calls.ts'
import { verificationTells } from './modules/company/verification/tells.ts'
import { versionCalls } from './modules/company/version/calls.ts'
import { productBoardCalls } from './modules/insight/product-board/calls.ts'
import { searchCalls } from './modules/insight/search/calls.ts'
import { setUpCalls } from './modules/insight/set-up/calls.ts'
import { keyFiguresCalls } from './modules/insight/statistics/calls.ts'
import { trafficDashboardCalls } from './modules/insight/traffic/calls.ts'
import { trafficTells } from './modules/insight/traffic/tells.ts'
import { domainCalls } from './modules/publish/domain/calls.ts'
import { domainTells } from './modules/publish/domain/tells.ts'
import { domainOrderCalls } from './modules/publish/domain-order/calls.ts'
import { domainOrderTells } from './modules/publish/domain-order/tells.ts'
import { gatewayPaymentCalls } from './modules/publish/gateway/calls.ts'
import { maintenanceCalls } from './modules/publish/maintenance/calls.ts'
import { maintenanceFinders } from './modules/publish/maintenance/find-products.ts'
import { maintenanceTells } from './modules/publish/maintenance/tells.ts'
import { primaryProductCalls } from './modules/publish/primary-product/calls.ts'
import { publisherCalls } from './modules/publish/publisher/calls.ts'
import { publisherFinders } from './modules/publish/publisher/find-products.ts'
import { publisherTells } from './modules/publish/publisher/tells.ts'
import { baselineCalls } from './modules/publish/release/calls.ts'
import { releaseFinders } from './modules/publish/release/find-products.ts'
import { releaseTells } from './modules/publish/release/tells.ts'
import { siteHostTells } from './modules/publish/site-host/tells.ts'
import { smallerPlanCalls } from './modules/publish/smaller-plan/calls.ts'
import { automationCalls } from './modules/reach/automation/calls.ts'
import { messageCalls } from './modules/reach/notification/calls.ts'
import { outboxCalls } from './modules/reach/outbox/calls.ts'
import { eventCalls } from './modules/reach/own-event/calls.ts'
import { webhookCalls } from './modules/reach/webhook/calls.ts'
import { webhookTells } from './modules/reach/webhook/tells.ts'
import { directPageCalls } from './modules/sell/agent-page/calls.ts'
import { agentPageTells } from './modules/sell/agent-page/tells.ts'
import { channelCalls } from './modules/sell/channel/calls.ts'
import { codeTrialCalls } from './modules/sell/code-trial/calls.ts'
import { commissionCalls } from './modules/sell/commission/calls.ts'
import { couponCalls } from './modules/sell/coupon/calls.ts'
import { customerCalls } from './modules/sell/customer/calls.ts'
import { invoicePaperCalls } from './modules/sell/invoice-paper/calls.ts'
import { merchantCalls } from './modules/sell/merchant/calls.ts'
import { domainPaymentCalls, orderPaymentCalls, wallpaymentCalls } from './modules/sell/payment/calls.ts'
import { paymentTells } from './modules/sell/payment/tells.ts'
import { policyTells } from './modules/sell/policy/tells.ts'
import { policyCalls } from './modules/sell/policy-evidence/calls.ts'
import { promotionCodeCalls } from './modules/sell/promotion/calls.ts'
import { pastQuoteCalls } from './modules/sell/quote/calls.ts'
import { quoteTells } from './modules/sell/quote/tells.ts'
import { referralCalls } from './modules/sell/referral/calls.ts'
import { referralTells } from './modules/sell/referral/tells.ts'
import { suppressionCalls } from './modules/sell/suppression/calls.ts'
import { transactionCalls } from './modules/sell/transaction/calls.ts'
import { transactionTells } from './modules/sell/transaction/tells.ts'
import { vehicleApprovalCalls } from './modules/sell/vehicle-approval/calls.ts'
import { vehicleApprovalTells } from './modules/sell/vehicle-approval/tells.ts'
import { voucherCalls } from './modules/sell/voucher/calls.ts'
import { voucherPaperCalls } from './modules/sell/voucher-paper/calls.ts'
import type { StandardMessages } from './platform/events/standard-message.ts'
import type { ContractHandlers } from './platform/http/handlers.ts'

/** Who answers each call of the contract: one that nobody answers does not compile. */
export const handlersWith = (published: Published): ContractHandlers<typeof contract> => ({
  agent: agentCalls,
  agreement: agreementCalls,
  answerModel: answerModelCalls,
  apiConnector: apiConnectorCalls(published),
  appMember: appMemberCalls,
  article: articleCalls,
  audit: auditCalls,
  automation: automationCalls,
  channel: channelCalls,
  codeTrial: codeTrialCalls,
  comment: commentCalls,
  commission: commissionCalls,
  company: { ...accountCompanyCalls(published), ...profileCompanyCalls, ...verificationCompanyCalls, ...setUpCalls },
  companyDocument: companyDocumentCalls,
  component: componentCalls,
  contact: contactCalls,
  contractTemplate: contractTemplateCalls,
  coupon: couponCalls,
  customer: customerCalls,
  dashboard: { ...productBoardCalls, ...keyFiguresCalls, ...trafficDashboardCalls },
  dataSource: dataSourceCalls,
  directPage: directPageCalls,
  document: documentKindCalls,
  domain: { ...domainOrderCalls, ...domainCalls, ...domainPaymentCalls },
  event: eventCalls,
  exam: examCalls,
  examLevel: examLevelCalls,
  examQuestion: examQuestionCalls,
  exchange: exchangeCalls,
  fileTemplate: fileTemplateCalls,
  font: fontCalls(published),
  hubFile: hubFileCalls,
  hubFolder: hubFolderCalls,
  identity: { ...memberIdentityCalls, ...sessionIdentityCalls },
  insurers: { ...invitationInsurersCalls, ...partnershipInsurersCalls },
  keyword: keywordCalls,
  login: {
    ...profileLoginCalls,
    ...invitationLoginCalls,
    ...partnershipLoginCalls,
    ...primaryTransferCalls,
    ...registrationCalls,
    ...sessionLoginCalls,
    ...supportLoginCalls,
    ...teamLoginCalls,
    ...userDataCalls,
  },
  maintenance: maintenanceCalls,
  merchant: merchantCalls,
  message: messageCalls,
  number: numberCalls(published),
  outbox: outboxCalls,
  payment: {
    ...issuerPaymentCalls,
    ...memberPaymentCalls,
    ...planOrderCalls,
    ...planPaymentCalls(published),
    ...planSettingCalls,
    ...gatewayPaymentCalls,
    ...smallerPlanCalls,
    ...invoicePaperCalls,
    ...orderPaymentCalls,
  },
  permission: { ...invitationPermissionCalls, ...teamPermissionCalls },
  permissions: permissionsCalls,
  photo: photoCalls(published),
  policy: policyCalls,
  post: postCalls,
  postAccount: postAccountCalls,
  postPhoto: postPhotoCalls,
  pricing: pricingCalls,
  primaryProduct: primaryProductCalls,
  product: { ...designProductCalls, ...productCalls(published) },
  productTalk: productTalkCalls,
  promotionCode: promotionCodeCalls,
  publisher: publisherCalls,
  rating: { ...testCaseCalls, ...baselineCalls, ...pastQuoteCalls },
  referral: referralCalls,
  search: searchCalls,
  secret: secretCalls,
  sign: signCalls,
  support: supportCalls,
  suppression: suppressionCalls,
  task: taskCalls,
  template: templateCalls,
  transaction: transactionCalls,
  upload: uploadCalls,
  vehicleApproval: vehicleApprovalCalls,
  verification: { ...reactivationCalls, ...reviewCalls },
  version: versionCalls,
  voucher: { ...voucherPaperCalls, ...voucherCalls },
  wallpayment: wallpaymentCalls,
  webhook: webhookCalls,
})

/** From whatever belongs to a product to that product: a kind of id without its way does not compile. */
export const finders: ProductFinders = {
  ...commentFinders,
  ...pricingTableFinders,
  ...productFinders,
  ...testCaseFinders,
  ...maintenanceFinders,
  ...publisherFinders,
  ...releaseFinders,
}

/** What the product tells of every event as long as nobody has it otherwise: one that is missing does not compile. */
export const tells: StandardMessages = {
  ...hubFolderTells,
  ...postTells,
  ...postAccountTells,
  ...productTalkTells,
  ...commentTells,
  ...componentTells,
  ...dataSourceTells,
  ...exchangeTells,
  ...policyNumberTells,
  ...templateTells,
  ...accountTells,
  ...agentTells,
  ...agreementTells,
  ...invitationTells,
  ...issuerTells,
  ...partnershipTells,
  ...planOrderTells,
  ...primaryTransferTells,
  ...registrationTells,
  ...sessionTells,
  ...supportTells,
  ...verificationTells,
  ...trafficTells,
  ...domainOrderTells,
  ...domainTells,
  ...maintenanceTells,
  ...publisherTells,
  ...releaseTells,
  ...siteHostTells,
  ...webhookTells,
  ...agentPageTells,
  ...paymentTells,
  ...policyTells,
  ...quoteTells,
  ...referralTells,
  ...transactionTells,
  ...vehicleApprovalTells,
}
