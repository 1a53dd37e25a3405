import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { LookUps } from '../../../adapters/lookups/look-ups.ts'
import type { Outbound } from '../../../adapters/outbound/outbound.ts'
import type { Gateways } from '../../../adapters/payments/gateways.ts'
import type { Sealing } from '../../../platform/auth/sealing.ts'
import type { Tokens } from '../../../platform/auth/tokens.ts'
import { type Config, publicUrlOf } from '../../../platform/config.ts'
import type { Files } from '../../../platform/files/files.ts'
import { hostOf } from '../../../platform/http/hosts.ts'
import type { Limits } from '../../../platform/http/limits.ts'
import type { OwnReads } from '../../../platform/http/own-reads.ts'
import type { WaysIn } from '../../../platform/http/ways-in.ts'
import type { Live } from '../../../platform/live/create-live.ts'
import type { Metrics } from '../../../platform/metrics/create-metrics.ts'
import { countVisits } from '../agent-page/index.ts'
import { agentSites } from './agent-sites.ts'
import { createSite } from './create-site.ts'
import { keepLookUps } from './kept-look-ups.ts'
import { mountedSites } from './mounted-sites.ts'
import { createSale, type Mount } from './sale/index.ts'
import type { SiteTraffic } from './site-traffic.ts'
import { loadStorefrontBuild } from './storefront-build.ts'

interface Services {
  readonly config: Config
  readonly ways: WaysIn
  readonly tokens: Tokens
  readonly files: Files
  readonly gateways: Gateways
  readonly outbound: Outbound
  readonly sealing: Sealing
  readonly ownReads: OwnReads
  readonly metrics: Metrics
  readonly traffic: SiteTraffic
  readonly limits: Limits
  readonly lookUps: LookUps | undefined
  readonly trialLookUps: LookUps
  readonly live: Live
  readonly now: () => Date
  readonly isStudioHost: (host: string) => boolean
}

/** Requests for other hosts than the studio's never reach a route of the studio's server. */
export function serveSites(app: FastifyInstance, services: Services) {
  const { isStudioHost } = services
  let site: Promise<FastifyInstance> | undefined
  const open = () => {
    site ??= openSite(services)
    // A storefront that is not built yet may be at the next request.
    site.catch(() => {
      site = undefined
    })
    return site
  }
  const hand = async (request: FastifyRequest, reply: FastifyReply) => {
    const opened = await open().catch((error: unknown) => request.log.error(error))
    if (opened) {
      reply.hijack()
      opened.routing(request.raw, reply.raw)
    } else await reply.code(503).type('text/plain').send('The storefront is not built: npm start builds it')
  }
  // With a callback: a promise for every request of the studio's would cost as much as reading its headers.
  app.addHook('onRequest', (request, reply, done) => {
    if (isStudioHost(hostOf(request))) done()
    else void hand(request, reply)
  })
  app.addHook('onClose', async () => {
    await (await site)?.close()
  })
}

async function openSite(services: Services) {
  const {
    config,
    ways,
    tokens,
    files,
    gateways,
    metrics,
    traffic,
    live,
    lookUps,
    limits,
    outbound,
    sealing,
    ownReads,
    now,
  } = services
  const { trialLookUps } = services
  const hasHttps = config.HTTPS_PORT !== undefined
  const sale = createSale({ ways, gateways, files, tokens, publicUrl: publicUrlOf(config), hasHttps, now })
  const originOf = siteOrigins(config)
  const sites = mountedSites(sale, await loadStorefrontBuild(), { originOf, now, hasLookUps: lookUps !== undefined })
  const pages = agentSites(sale, { originOf, now })
  live.watch('mount', ({ subjectId }) => {
    sites.forgetMount(subjectId)
    pages.forget(subjectId)
  })
  const agentServices = { agentSites: pages, visits: countVisits(ways, now) }
  const paidAt = [gateways.test, gateways.stripe].flatMap((gateway) => gateway?.pageOrigin() ?? [])
  const keptLookUps = keepLookUps(() => now().getTime())
  const asked = { lookUps, trialLookUps, keptLookUps, outbound, sealing, ownReads }
  return createSite(
    config,
    { sale, sites, ...agentServices, tokens, files, ...asked, traffic, limits, now, originOf, paidAt },
    metrics,
  )
}

/**
 * Links to a site never take the port or protocol from a request: whoever sends it could choose them. Where the studio
 * has a port of its own, so have the sites; else everything is reached at the usual ones.
 */
function siteOrigins(config: Config): (site: Pick<Mount, 'host' | 'isSecure'>) => string {
  const { protocol, port } = new URL(publicUrlOf(config))
  const plain = { protocol, port }
  const secure = { protocol: 'https:', port: port && config.HTTPS_PORT }
  return ({ host, isSecure }) => {
    const at = isSecure ? secure : plain
    return `${at.protocol}//${host}${at.port ? `:${at.port}` : ''}`
  }
}
