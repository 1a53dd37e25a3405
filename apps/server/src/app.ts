import { contract } from '@coverwright/contract/contract'
import type { Pool } from 'pg'
import { helpDeskOf } from './adapters/help-desk/zendesk.ts'
import type { LookUps } from './adapters/lookups/look-ups.ts'
import type { Gateways } from './adapters/payments/gateways.ts'
import { serveTestGateway } from './adapters/payments/test-gateway/serve-test-gateway.ts'
import { probeSites } from './adapters/probe/probe-site.ts'
import { accountCompanyCalls, reactivationCalls } from './modules/account/calls.ts'
import { accountJobs } from './modules/account/handle-jobs.ts'
import { agentCalls } from './modules/agent/calls.ts'
import { agreementCalls } from './modules/agreement/calls.ts'
import { agreementJobs } from './modules/agreement/handle-jobs.ts'
import { secretCalls } from './modules/api-key/calls.ts'
import { attemptJobs } from './modules/attempt/index.ts'
import { auditCalls } from './modules/audit-log/calls.ts'
import { channelCalls } from './modules/channel/calls.ts'
import { profileCompanyCalls, profileLoginCalls } from './modules/company-profile/calls.ts'
import { componentCalls } from './modules/component/calls.ts'
import { contactCalls } from './modules/contact/calls.ts'
import { customerCalls } from './modules/customer/calls.ts'
import { dataSourceCalls } from './modules/data-source/calls.ts'
import { createDemo, demoCompanies, demoPassword, demoSites } from './modules/demo/index.ts'
import { domainCalls } from './modules/domain/calls.ts'
import { answerChallenges, type CertificateServices, domainJobs, recheckDomainsJob } from './modules/domain/index.ts'
import { uploadCalls } from './modules/file/calls.ts'
import { serveFiles } from './modules/file/serve-files.ts'
import { fontCalls } from './modules/font/calls.ts'
import { serveFonts } from './modules/font/index.ts'
import { gatewayPaymentCalls } from './modules/gateway/calls.ts'
import { invitationInsurersCalls, invitationLoginCalls, invitationPermissionCalls } from './modules/invitation/calls.ts'
import { maintenanceCalls } from './modules/maintenance/calls.ts'
import { maintenanceFinders, maintenanceJobs } from './modules/maintenance/index.ts'
import { memberIdentityCalls, memberLoginCalls, memberPaymentCalls } from './modules/member/calls.ts'
import { messageCalls } from './modules/notification/calls.ts'
import { numberCalls } from './modules/number/calls.ts'
import { oneTimeCodeJobs } from './modules/one-time-code/index.ts'
import { outboxCalls } from './modules/outbox/calls.ts'
import { outboxJobs, type Transports } from './modules/outbox/deliver-message.ts'
import { partnershipInsurersCalls, partnershipLoginCalls } from './modules/partnership/calls.ts'
import { partnershipJobs } from './modules/partnership/handle-jobs.ts'
import { instalmentJobs } from './modules/payment/collect-instalment.ts'
import { paymentJobs } from './modules/payment/handle-jobs.ts'
import { receiveNotices } from './modules/payment/receive-notices.ts'
import { photoCalls } from './modules/photo/calls.ts'
import { servePhotos } from './modules/photo/index.ts'
import { type DocumentServices, policyJobs } from './modules/policy/make-documents.ts'
import { servePolicyPages } from './modules/policy-page/serve-policy-pages.ts'
import { pricingCalls } from './modules/pricing-table/calls.ts'
import { pricingTableJobs } from './modules/pricing-table/handle-jobs.ts'
import { pricingTableFinders } from './modules/pricing-table/index.ts'
import { primaryProductCalls } from './modules/primary-product/calls.ts'
import { primaryTransferCalls } from './modules/primary-transfer/calls.ts'
import { productCalls } from './modules/product/calls.ts'
import { guardProducts } from './modules/product/guard-products.ts'
import { forgetWindow, type ProductFinders, productFinders } from './modules/product/index.ts'
import { publisherCalls } from './modules/publisher/calls.ts'
import { publisherJobs } from './modules/publisher/execute-event.ts'
import { publisherFinders } from './modules/publisher/index.ts'
import { pastQuoteCalls } from './modules/quote/calls.ts'
import { referralCalls } from './modules/referral/calls.ts'
import { referralJobs } from './modules/referral/handle-jobs.ts'
import { registrationCalls } from './modules/registration/calls.ts'
import { baselineCalls } from './modules/release/calls.ts'
import { endUnprovenJob, releaseFinders, releaseJobs } from './modules/release/index.ts'
import { searchCalls } from './modules/search/calls.ts'
import { sessionIdentityCalls, sessionLoginCalls } from './modules/session/calls.ts'
import { setUpCalls } from './modules/set-up/calls.ts'
import { signCalls } from './modules/sign/calls.ts'
import { servePictures } from './modules/site/serve-pictures.ts'
import { serveSites } from './modules/site/serve-sites.ts'
import { keyFiguresCalls } from './modules/statistics/calls.ts'
import { supportCalls, supportLoginCalls } from './modules/support/calls.ts'
import { supportJobs } from './modules/support/handle-jobs.ts'
import { permissionsCalls, teamLoginCalls, teamPermissionCalls } from './modules/team/calls.ts'
import { testCaseCalls } from './modules/test-case/calls.ts'
import { testCaseFinders } from './modules/test-case/index.ts'
import { trafficDashboardCalls } from './modules/traffic/calls.ts'
import { recordTraffic, type TrafficRecorder, trafficJobs } from './modules/traffic/index.ts'
import { transactionCalls } from './modules/transaction/calls.ts'
import { transactionJobs } from './modules/transaction/handle-jobs.ts'
import { vehicleApprovalCalls } from './modules/vehicle-approval/calls.ts'
import { vehicleApprovalJobs } from './modules/vehicle-approval/handle-jobs.ts'
import { reviewCalls, verificationCompanyCalls } from './modules/verification/calls.ts'
import { verificationJobs } from './modules/verification/handle-jobs.ts'
import { versionCalls } from './modules/version/calls.ts'
import { type Config, publicUrlOf, ratesOf } from './platform/config.ts'
import type { Pools } from './platform/database/open-pool.ts'
import type { BasePorts, Ports } from './platform/http/context.ts'
import { countsAmong } from './platform/http/counts-among.ts'
import { createHttp } from './platform/http/create-http.ts'
import { registerDocumentation } from './platform/http/docs-page.ts'
import type { ContractHandlers } from './platform/http/handlers.ts'
import { linksTo, studioHosts } from './platform/http/hosts.ts'
import { isNoPage, limitPages } from './platform/http/limit-pages.ts'
import { createLimits } from './platform/http/limits.ts'
import { registerReadiness } from './platform/http/readiness.ts'
import { registerCalls } from './platform/http/register-calls.ts'
import { serveStudio } from './platform/http/serve-studio.ts'
import { inCompany, waysIn } from './platform/http/ways-in.ts'
import type { Live } from './platform/live/create-live.ts'
import { registerStream } from './platform/live/register-stream.ts'
import type { Metrics } from './platform/metrics/create-metrics.ts'
import { registerMetrics } from './platform/metrics/register-metrics.ts'

const handlers: ContractHandlers<typeof contract> = {
  audit: auditCalls,
  agreement: agreementCalls,
  channel: channelCalls,
  dataSource: dataSourceCalls,
  company: { ...profileCompanyCalls, ...verificationCompanyCalls, ...accountCompanyCalls, ...setUpCalls },
  dashboard: { ...keyFiguresCalls, ...trafficDashboardCalls },
  agent: agentCalls,
  contact: contactCalls,
  customer: customerCalls,
  domain: domainCalls,
  identity: { ...memberIdentityCalls, ...sessionIdentityCalls },
  insurers: { ...invitationInsurersCalls, ...partnershipInsurersCalls },
  login: {
    ...memberLoginCalls,
    ...profileLoginCalls,
    ...registrationCalls,
    ...sessionLoginCalls,
    ...invitationLoginCalls,
    ...partnershipLoginCalls,
    ...primaryTransferCalls,
    ...supportLoginCalls,
    ...teamLoginCalls,
  },
  maintenance: maintenanceCalls,
  message: messageCalls,
  number: numberCalls,
  outbox: outboxCalls,
  payment: { ...memberPaymentCalls, ...gatewayPaymentCalls },
  permission: { ...teamPermissionCalls, ...invitationPermissionCalls },
  permissions: permissionsCalls,
  pricing: pricingCalls,
  photo: photoCalls,
  primaryProduct: primaryProductCalls,
  font: fontCalls,
  component: componentCalls,
  product: productCalls,
  publisher: publisherCalls,
  rating: { ...testCaseCalls, ...pastQuoteCalls, ...baselineCalls },
  referral: referralCalls,
  search: searchCalls,
  secret: secretCalls,
  sign: signCalls,
  support: supportCalls,
  transaction: transactionCalls,
  upload: uploadCalls,
  vehicleApproval: vehicleApprovalCalls,
  verification: { ...reviewCalls, ...reactivationCalls },
  version: versionCalls,
}

/** From whatever belongs to a product to that product: a kind of id without its way does not compile. */
const finders: ProductFinders = {
  ...productFinders,
  ...pricingTableFinders,
  ...testCaseFinders,
  ...releaseFinders,
  ...publisherFinders,
  ...maintenanceFinders,
}

interface JobServices extends Transports, DocumentServices {
  readonly gateways: Gateways
  readonly certificates: CertificateServices
  readonly domains: BasePorts['domains']
  readonly pool: Pool
}

/** Everything that is done later or elsewhere. */
export function jobsWith({ mail, sms, deliveries, gateways, certificates, domains, pool, ...documents }: JobServices) {
  const ways = waysIn(pool, 'job')
  const linkTo = (path: string) => new URL(path, documents.publicUrl).href
  return [
    ...attemptJobs(ways),
    ...oneTimeCodeJobs(ways),
    ...outboxJobs({ mail, sms, deliveries }, ways),
    ...paymentJobs(gateways),
    ...instalmentJobs(gateways, documents),
    ...partnershipJobs(documents),
    ...policyJobs(documents),
    ...supportJobs(),
    ...transactionJobs(documents),
    ...pricingTableJobs(documents),
    ...verificationJobs(ways, linkTo),
    ...accountJobs(ways, documents.files, linkTo),
    ...agreementJobs(documents.files, linkTo),
    ...referralJobs,
    ...vehicleApprovalJobs(documents.files),
    ...releaseJobs,
    endUnprovenJob(ways),
    ...publisherJobs(domains.hostRules),
    ...maintenanceJobs,
    ...domainJobs(certificates),
    recheckDomainsJob(ways, domains),
    ...trafficJobs(ways, probeSites(documents.publicUrl)),
  ]
}

export { serveCertificates } from './modules/domain/index.ts'
export { settleHosts } from './modules/site-host/index.ts'

/** Companies to try the product with. */
export const demo = { create: createDemo, companies: demoCompanies, password: demoPassword, sites: demoSites }

interface AppServices {
  readonly config: Config
  readonly pools: Pools
  readonly ports: BasePorts
  readonly live: Live
  readonly metrics: Metrics
  readonly lookUps?: LookUps | undefined
  readonly traffic?: TrafficRecorder
  readonly now?: () => Date
}

/** The composition root: the only file that names every module. */
export async function createApp({
  config,
  pools,
  live,
  metrics,
  lookUps,
  now = () => new Date(),
  traffic = recordTraffic(inCompany(pools.site), { now }),
  ...services
}: AppServices) {
  const app = await createHttp(config)
  app.addHook('onClose', traffic.close)
  const helpDesk = helpDeskOf(config)
  const ports: Ports = { ...services.ports, helpDesk, linkTo: linksTo(app, config.PUBLIC_URL) }
  const isStudioHost = studioHosts(config.PUBLIC_URL)
  const ways = waysIn(pools.site, 'site/journey')
  const limits = createLimits(countsAmong(app, pools.watch, live), ratesOf(config))
  answerChallenges(app, waysIn(pools.site, 'domain/challenge'), limits)
  // Before any route of the studio's: what is asked of a site's host goes no further.
  const { tokens, files, gateways } = ports
  serveSites(app, { config, ways, tokens, files, gateways, metrics, traffic, limits, live, lookUps, now, isStudioHost })
  limitPages(app, (request) => isNoPage(request) || limits.ofPages(request))
  const fences = { ...ports, limits, isInMaintenance: config.MAINTENANCE }
  registerMetrics(app, metrics, config.METRICS_TOKEN ? { token: config.METRICS_TOKEN } : {})
  registerReadiness(app, pools.watch)
  registerDocumentation(app, limits.ofDocs)
  registerCalls(app, contract, guardProducts(contract, handlers, finders), { pool: pools.studio, ports, now }, fences)
  registerStream(app, live, pools.studio, fences, forgetWindow(inCompany(pools.studio)))
  serveFiles(app, ports, waysIn(pools.studio, 'file/serve'))
  servePhotos(app, ports.files)
  serveFonts(app, ports.files)
  servePictures(app)
  serveTestGateway(app, gateways.test, now)
  servePolicyPages(
    app,
    { ways: waysIn(pools.site, 'policy/page'), gateways, now },
    { tokens, publicUrl: publicUrlOf(config) },
  )
  receiveNotices(app, { ways: waysIn(pools.site, 'payment/notice'), gateways, now })
  await serveStudio(app, helpDesk && new URL(helpDesk.address).origin)
  return app
}
