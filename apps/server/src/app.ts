import { contract } from '@coverwright/contract/contract'
import { callsOfJourneys } from '@coverwright/contract/internal-calls'
import type { InternalCall } from '@coverwright/domain/build/connector/internal-call'
import type { Pool } from 'pg'
import { helpDeskOf } from './adapters/help-desk/zendesk.ts'
import type { LookUps } from './adapters/lookups/look-ups.ts'
import { testLookUps } from './adapters/lookups/test-look-ups.ts'
import { serveTestGateway } from './adapters/payments/test-gateway/serve-test-gateway.ts'
import { probeSites } from './adapters/probe/probe-site.ts'
import { createDemo, demoCompanies, demoPassword, demoSites, loadHistory } from './demo/index.ts'
import { finders, handlersWith, tells } from './handlers.ts'
import { listenersWith } from './listeners.ts'
import { type JobServices, moduleJobsWith } from './module-jobs.ts'
import { findRow } from './modules/build/data-source/index.ts'
import { filesOfExchange, forgetExchangeOf } from './modules/build/exchange/index.ts'
import { filesOfFonts, serveFonts } from './modules/build/font/index.ts'
import { findKeyword } from './modules/build/keyword/index.ts'
import { filesOfPhotos, servePhotos } from './modules/build/photo/index.ts'
import { guardProducts } from './modules/build/product/guard-products.ts'
import { forgetWindow, type Published } from './modules/build/product/index.ts'
import { findAgentByCode } from './modules/company/agent/index.ts'
import { serveFiles } from './modules/company/file/serve-files.ts'
import { salesBetween } from './modules/insight/statistics/index.ts'
import { recordTraffic, type TrafficRecorder } from './modules/insight/traffic/index.ts'
import { answerChallenges } from './modules/publish/domain/index.ts'
import { takeProductOff } from './modules/publish/publisher/index.ts'
import {
  findMountsOfProducts,
  isAnythingMounted,
  isShownAnywhere,
  productsCalling,
  unitsInUse,
  wasAnyLive,
} from './modules/publish/release/index.ts'
import { standardMails } from './modules/reach/outbox/index.ts'
import { isAnyPageShown } from './modules/sell/agent-page/index.ts'
import { receiveNotices } from './modules/sell/payment/receive-notices.ts'
import { countPolicies, findPolicyByNumber } from './modules/sell/policy/index.ts'
import { servePolicyPages } from './modules/sell/policy-page/serve-policy-pages.ts'
import { countReferrals } from './modules/sell/referral/index.ts'
import { servePictures } from './modules/sell/site/serve-pictures.ts'
import { serveSites } from './modules/sell/site/serve-sites.ts'
import { serveUnsubscribe } from './modules/sell/suppression/index.ts'
import { writeKeyUses } from './platform/auth/note-key-use.ts'
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
import { ownReads } from './platform/http/own-reads.ts'
import { registerReadiness } from './platform/http/readiness.ts'
import { registerCalls } from './platform/http/register-calls.ts'
import { serveStudio } from './platform/http/serve-studio.ts'
import { sweepKeysJob } from './platform/http/sweep-keys.ts'
import { inCompany, type WaysIn, waysIn } from './platform/http/ways-in.ts'
import type { Live } from './platform/live/create-live.ts'
import { registerStream } from './platform/live/register-stream.ts'
import type { Metrics } from './platform/metrics/create-metrics.ts'
import { registerMetrics } from './platform/metrics/register-metrics.ts'

const published: Published = {
  placesOf: findMountsOfProducts,
  takeOff: takeProductOff,
  isShownAnywhere,
  isAnythingReached: async (tx) => (await isAnythingMounted(tx)) || (await isAnyPageShown(tx)),
  productsCalling,
  unitsInUse,
  wasAnyLive,
  salesBetween,
}

/** What journeys ask of the company's own, through internal connectors. */
const readsOfJourneys = {
  'policy/findPolicy': { call: callsOfJourneys['policy/findPolicy'], read: findPolicyByNumber },
  'policy/countPolicies': { call: callsOfJourneys['policy/countPolicies'], read: countPolicies },
  'referral/countReferrals': { call: callsOfJourneys['referral/countReferrals'], read: countReferrals },
  'dataSource/findRow': { call: callsOfJourneys['dataSource/findRow'], read: findRow },
  'agent/findAgent': { call: callsOfJourneys['agent/findAgent'], read: findAgentByCode },
  'keyword/findKeyword': { call: callsOfJourneys['keyword/findKeyword'], read: findKeyword },
} satisfies Readonly<Record<InternalCall, unknown>>

interface Services
  extends Omit<JobServices, keyof WaysIn | 'salesBetween' | 'filesOf' | 'forgets' | 'probe' | 'standard'>,
    Pick<BasePorts, 'tokens'> {
  readonly pool: Pool
  /** What links in mails start with. */
  readonly publicUrl: string
}

/** Everything that is done later or elsewhere. */
export function jobsWith({ pool, publicUrl, tokens, ...services }: Services) {
  const ways = waysIn(pool, 'job')
  const linkTo = (path: string) => new URL(path, publicUrl).href
  const links = { tokens, publicUrl, linkTo }
  return [
    removeFileJob(services.files),
    hearEventsJob(listenersWith(links)),
    ...eventTendingJobs(ways),
    sweepKeysJob(ways),
    ...moduleJobsWith({
      ...services,
      ...ways,
      standard: { messages: tells, mails: standardMails(tells, links), links },
      salesBetween,
      filesOf: [filesOfPhotos, filesOfFonts, filesOfExchange],
      forgets: [forgetExchangeOf],
      probe: probeSites(publicUrl),
    }),
  ]
}

export { seedPlatformTemplates } from './modules/build/template/index.ts'
export { serveCertificates } from './modules/publish/domain/index.ts'
export { settleHosts } from './modules/publish/site-host/index.ts'

/** Companies to try the product with. */
export const demo = {
  create: createDemo,
  loadHistory,
  companies: demoCompanies,
  password: demoPassword,
  sites: demoSites,
}

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

/** Puts the parts together: what a module needs of others is given to it here. */
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
  app.addHook('onClose', () => writeKeyUses(pools.studio))
  const helpDesk = helpDeskOf(config)
  const ports: Ports = {
    ...services.ports,
    helpDesk,
    linkTo: linksTo(app, config.PUBLIC_URL),
    ownReads: ownReads(readsOfJourneys, waysIn(pools.studio, 'apiConnector/testConnector'), now),
  }
  const isStudioHost = studioHosts(config.PUBLIC_URL)
  const ways = waysIn(pools.site, 'site/journey')
  const limits = createLimits(countsAmong(app, pools.watch, live), ratesOf(config))
  answerChallenges(app, waysIn(pools.site, 'domain/challenge'), limits)
  // Before any route of the studio's: what is asked of a site's host goes no further.
  const { tokens, files, gateways } = ports
  serveSites(app, {
    ...ports,
    ownReads: ownReads(readsOfJourneys, ways, now),
    config,
    ways,
    metrics,
    traffic,
    limits,
    live,
    lookUps,
    trialLookUps: testLookUps,
    now,
    isStudioHost,
  })
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
    { tokens, files, publicUrl: publicUrlOf(config) },
  )
  serveUnsubscribe(app, waysIn(pools.site, 'suppression/unsubscribe'), tokens)
  receiveNotices(app, { ways: waysIn(pools.site, 'payment/notice'), gateways, now })
  await serveStudio(app, helpDesk && new URL(helpDesk.address).origin)
  return app
}
