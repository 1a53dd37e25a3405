// Written by `npm run gather` from apps/server/src/modules: do not edit.

import { examJobs, examSweeps } from './modules/assist/exam/handle-jobs.ts'
import { hubFolderJobs, hubFolderSweeps } from './modules/assist/hub-folder/handle-jobs.ts'
import { postJobs, postSweeps } from './modules/assist/post/handle-jobs.ts'
import { productTalkSweeps } from './modules/assist/product-talk/sweep-talk.ts'
import { connectorSweeps } from './modules/build/connector/sweep-tasks.ts'
import { dataSourceJobs, dataSourceSweeps } from './modules/build/data-source/refresh-data-source.ts'
import { exchangeJobs } from './modules/build/exchange/handle-jobs.ts'
import { pricingTableJobs } from './modules/build/pricing-table/handle-jobs.ts'
import { accountJobs } from './modules/company/account/handle-jobs.ts'
import { agreementJobs } from './modules/company/agreement/handle-jobs.ts'
import { attemptSweeps } from './modules/company/attempt/sweep-attempts.ts'
import { oneTimeCodeSweeps } from './modules/company/one-time-code/sweep-codes.ts'
import { partnershipJobs } from './modules/company/partnership/handle-jobs.ts'
import { subscriptionSweeps } from './modules/company/plan/renew-job.ts'
import { trialSweeps } from './modules/company/plan-order/end-trial.ts'
import { planOrderJobs } from './modules/company/plan-order/handle-jobs.ts'
import { supportJobs } from './modules/company/support/handle-jobs.ts'
import { verificationJobs } from './modules/company/verification/handle-jobs.ts'
import { figureSweeps } from './modules/insight/statistics/add-up-figures.ts'
import { trafficJobs } from './modules/insight/traffic/add-up-traffic.ts'
import { trafficSweeps } from './modules/insight/traffic/check-sites.ts'
import { domainJobs } from './modules/publish/domain/handle-jobs.ts'
import { boughtDomainJobs } from './modules/publish/domain/lead-bought-here.ts'
import { domainSweeps } from './modules/publish/domain/recheck-domains.ts'
import { domainOrderJobs, domainOrderSweeps } from './modules/publish/domain-order/handle-jobs.ts'
import { maintenanceJobs } from './modules/publish/maintenance/handle-jobs.ts'
import { planUseJobs } from './modules/publish/plan-use/watch-use.ts'
import { publisherJobs } from './modules/publish/publisher/execute-event.ts'
import { unprovenMountSweeps } from './modules/publish/release/end-unproven-mounts.ts'
import { mountSweeps, releaseJobs } from './modules/publish/release/handle-jobs.ts'
import { automationJobs, automationSweeps } from './modules/reach/automation/handle-jobs.ts'
import { outboxJobs } from './modules/reach/outbox/deliver-message.ts'
import { webhookJobs, webhookSweeps } from './modules/reach/webhook/deliver-webhook.ts'
import { invoicePaperJobs } from './modules/sell/invoice-paper/mail-invoice.ts'
import { instalmentJobs } from './modules/sell/payment/collect-instalment.ts'
import { nameRenewalJobs } from './modules/sell/payment/collect-name-renewal.ts'
import { renewalJobs } from './modules/sell/payment/collect-renewal.ts'
import { refundSweeps } from './modules/sell/payment/delayed-refund.ts'
import { paymentJobs } from './modules/sell/payment/handle-jobs.ts'
import { keptCardJobs } from './modules/sell/payment/keep-card.ts'
import { registerNameJobs } from './modules/sell/payment/register-name.ts'
import { instalmentSweeps } from './modules/sell/policy/collect-instalment-job.ts'
import { policyJobs } from './modules/sell/policy/make-documents.ts'
import { promotionJobs } from './modules/sell/promotion/make-codes.ts'
import { quoteJobs, quoteSweeps } from './modules/sell/quote/handle-jobs.ts'
import { referralJobs, referralSweeps } from './modules/sell/referral/handle-jobs.ts'
import { transactionJobs } from './modules/sell/transaction/handle-jobs.ts'
import { vehicleApprovalJobs, vehicleApprovalSweeps } from './modules/sell/vehicle-approval/handle-jobs.ts'
import { voucherJobs, voucherSweeps } from './modules/sell/voucher/renew-voucher.ts'
import type { HandledJob } from './platform/jobs/handler.ts'

const asking = [
  accountJobs,
  agreementJobs,
  attemptSweeps,
  automationJobs,
  automationSweeps,
  boughtDomainJobs,
  connectorSweeps,
  dataSourceJobs,
  dataSourceSweeps,
  domainJobs,
  domainOrderSweeps,
  domainSweeps,
  examJobs,
  examSweeps,
  exchangeJobs,
  figureSweeps,
  hubFolderJobs,
  hubFolderSweeps,
  instalmentJobs,
  instalmentSweeps,
  invoicePaperJobs,
  keptCardJobs,
  mountSweeps,
  nameRenewalJobs,
  oneTimeCodeSweeps,
  outboxJobs,
  paymentJobs,
  planUseJobs,
  policyJobs,
  postJobs,
  postSweeps,
  pricingTableJobs,
  productTalkSweeps,
  publisherJobs,
  quoteSweeps,
  referralSweeps,
  refundSweeps,
  registerNameJobs,
  renewalJobs,
  subscriptionSweeps,
  trafficSweeps,
  transactionJobs,
  trialSweeps,
  unprovenMountSweeps,
  vehicleApprovalJobs,
  vehicleApprovalSweeps,
  verificationJobs,
  voucherSweeps,
  webhookJobs,
  webhookSweeps,
]
const plain: readonly (readonly HandledJob[])[] = [
  domainOrderJobs,
  maintenanceJobs,
  partnershipJobs,
  planOrderJobs,
  promotionJobs,
  quoteJobs,
  referralJobs,
  releaseJobs,
  supportJobs,
  trafficJobs,
  voucherJobs,
]

type NeededByEach = (typeof asking)[number] extends infer Jobs
  ? Jobs extends (services: infer Needed) => unknown
    ? (needed: Needed) => void
    : never
  : never

/** What the jobs need together: each says for itself what it asks for. */
export type JobServices = NeededByEach extends (needed: infer All) => void ? All : never

/** What is done later or elsewhere, and what is done again and again, by every module. */
export const moduleJobsWith = (services: JobServices): readonly HandledJob[] => [
  ...plain.flat(),
  ...asking.flatMap((jobs): readonly HandledJob[] => jobs(services)),
]
