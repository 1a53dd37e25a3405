import { contract } from '@coverwright/contract/contract'
import type { Pool } from 'pg'
import { helpDeskOf } from './adapters/help-desk/zendesk.ts'
import type { LookUps } from './adapters/lookups/look-ups.ts'
import type { Gateways } from './adapters/payments/gateways.ts'
import { serveTestGateway } from './adapters/payments/test-gateway/serve-test-gateway.ts'
import { probeSites } from './adapters/probe/probe-site.ts'
import { createDemo, demoCompanies, demoPassword, demoSites } from './demo/index.ts'
import { finders, handlersWith } from './handlers.ts'
import { listenersWith } from './listeners.ts'
import { filesOfFonts, serveFonts } from './modules/build/font/index.ts'
import { filesOfPhotos, servePhotos } from './modules/build/photo/index.ts'
import { pricingTableJobs } from './modules/build/pricing-table/handle-jobs.ts'
import { guardProducts } from './modules/build/product/guard-products.ts'
import { forgetWindow, type Published } from './modules/build/product/index.ts'
import { accountJobs } from './modules/company/account/handle-jobs.ts'
import { agreementJobs } from './modules/company/agreement/handle-jobs.ts'
import { attemptJobs } from './modules/company/attempt/index.ts'
import { serveFiles } from './modules/company/file/serve-files.ts'
import { oneTimeCodeJobs } from './modules/company/one-time-code/index.ts'
import { partnershipJobs } from './modules/company/partnership/handle-jobs.ts'
import { supportJobs } from './modules/company/support/handle-jobs.ts'
import { verificationJobs } from './modules/company/verification/handle-jobs.ts'
import { addUpFiguresJob } from './modules/insight/statistics/index.ts'
import { recordTraffic, type TrafficRecorder, trafficJobs } from './modules/insight/traffic/index.ts'
import {
  answerChallenges,
  type CertificateServices,
  domainJobs,
  recheckDomainsJob,
} from './modules/publish/domain/index.ts'
import { maintenanceJobs } from './modules/publish/maintenance/index.ts'
import { publisherJobs } from './modules/publish/publisher/execute-event.ts'
import {
  endUnprovenJob,
  findMountsOfProducts,
  handOverMountsJob,
  isAnythingMounted,
  isShownAnywhere,
  releaseJobs,
  unmountProduct,
} from './modules/publish/release/index.ts'
import { outboxJobs, type Transports } from './modules/reach/outbox/deliver-message.ts'
import { instalmentJobs } from './modules/sell/payment/collect-instalment.ts'
import { handOverRefundsJob } from './modules/sell/payment/delayed-refund.ts'
import { paymentJobs } from './modules/sell/payment/handle-jobs.ts'
import { receiveNotices } from './modules/sell/payment/receive-notices.ts'
import { handOverInstalmentsJob } from './modules/sell/policy/index.ts'
import { type DocumentServices, policyJobs } from './modules/sell/policy/make-documents.ts'
import { servePolicyPages } from './modules/sell/policy-page/serve-policy-pages.ts'
import { handOverReferralsJob, referralJobs } from './modules/sell/referral/handle-jobs.ts'
import { servePictures } from './modules/sell/site/serve-pictures.ts'
import { serveSites } from './modules/sell/site/serve-sites.ts'
import { transactionJobs } from './modules/sell/transaction/handle-jobs.ts'
import { handOverMediaJobs, vehicleApprovalJobs } from './modules/sell/vehicle-approval/handle-jobs.ts'
import { type Config, publicUrlOf, ratesOf } from './platform/config.ts'
import type { Pools } from './platform/database/open-pool.ts'
import { hearEventsJob } from './platform/events/hear-events.ts'
import { countWaiting, eventTendingJobs } from './platform/events/tend-events.ts'
import { removeFileJob } from './platform/files/remove-file.ts'
import type { BasePorts, Ports } from './platform/http/context.ts'
import { countsAmong } from './platform/http/counts-among.ts'
import { createHttp } from './platform/http/create-http.ts'
import { registerDocumentation } from './platform/http/docs-page.ts'
import { linksTo, studioHosts } from './platform/http/hosts.ts'
import { isNoPage, limitPages } from './platform/http/limit-pages.ts'
import { createLimits } from './platform/http/limits.ts'
import { registerReadiness } from './platform/http/readiness.ts'
import { registerCalls } from './platform/http/register-calls.ts'
import { serveStudio } from './platform/http/serve-studio.ts'
import { sweepKeysJob } from './platform/http/sweep-keys.ts'
import { inCompany, waysIn } from './platform/http/ways-in.ts'
import type { Live } from './platform/live/create-live.ts'
import { registerStream } from './platform/live/register-stream.ts'
import type { Metrics } from './platform/metrics/create-metrics.ts'
import { registerMetrics } from './platform/metrics/register-metrics.ts'

const published: Published = {
  placesOf: findMountsOfProducts,
  takeOff: unmountProduct,
  isShownAnywhere,
  isAnythingMounted,
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
    removeFileJob(documents.files),
    hearEventsJob(listenersWith({ ...documents, linkTo })),
    ...eventTendingJobs(ways),
    ...attemptJobs(ways),
    ...oneTimeCodeJobs(ways),
    ...outboxJobs({ mail, sms, deliveries }, ways),
    ...paymentJobs(gateways),
    handOverRefundsJob(ways),
    ...instalmentJobs(gateways),
    handOverInstalmentsJob(ways),
    ...partnershipJobs,
    ...policyJobs(documents),
    ...supportJobs,
    ...transactionJobs(documents),
    ...pricingTableJobs(documents),
    ...verificationJobs(ways),
    ...accountJobs(ways, documents.files, [filesOfPhotos, filesOfFonts]),
    ...agreementJobs(documents.files),
    handOverReferralsJob(ways),
    ...referralJobs,
    ...handOverMediaJobs(ways),
    ...vehicleApprovalJobs(documents.files),
    handOverMountsJob(ways),
    ...releaseJobs,
    endUnprovenJob(ways),
    ...publisherJobs(domains.hostRules),
    ...maintenanceJobs,
    ...domainJobs(certificates),
    recheckDomainsJob(ways, domains),
    ...trafficJobs(ways, probeSites(documents.publicUrl)),
    addUpFiguresJob(ways),
    sweepKeysJob(ways),
  ]
}

export { serveCertificates } from './modules/publish/domain/index.ts'
export { settleHosts } from './modules/publish/site-host/index.ts'

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
  /** What whoever runs it should know, said by `/readyz`. */
  readonly note?: string | undefined
  readonly now?: () => Date
}

/** The composition root: the only file that names every module. */
export async function createApp({
  config,
  pools,
  live,
  metrics,
  lookUps,
  note,
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
  metrics.watchEvents(() => waysIn(pools.watch, 'metrics').door(countWaiting))
  registerMetrics(app, metrics, config.METRICS_TOKEN ? { token: config.METRICS_TOKEN } : {})
  registerReadiness(app, pools.watch, note)
  registerDocumentation(app, limits.ofDocs)
  registerCalls(
    app,
    contract,
    guardProducts(contract, handlersWith(published), finders),
    { pool: pools.studio, ports, now },
    fences,
  )
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
