import { randomUUID } from 'node:crypto'
import { errors } from '@coverwright/domain/errors'
import fastify, { LogController } from 'fastify'
import type { Config } from '../../../platform/config.ts'
import { hsts } from '../../../platform/http/create-http.ts'
import { hostOf } from '../../../platform/http/hosts.ts'
import { limitPages } from '../../../platform/http/limit-pages.ts'
import { endSlowBodies } from '../../../platform/http/server-limits.ts'
import { loggerOf } from '../../../platform/log/logger-of.ts'
import type { Metrics } from '../../../platform/metrics/create-metrics.ts'
import { serveFonts } from '../../build/font/index.ts'
import { servePhotos } from '../../build/photo/index.ts'
import { answerAgentPage } from './answer-agent-page.ts'
import { answerError } from './answer-error.ts'
import { countAnswer } from './count-answer.ts'
import { siteHeaders } from './headers.ts'
import type { SiteServices } from './site-request.ts'
import { answerSites } from './site-routes.ts'

const formBytes = 100_000

/**
 * The published sites: a server of their own inside the server, with none of its routes. Whoever asks for a host that
 * is not the studio's ends up here, and nobody else does.
 */
export async function createSite(config: Config, services: SiteServices, metrics: Metrics) {
  const site = fastify({
    logger: loggerOf(config),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: formBytes,
    trustProxy: config.TRUST_PROXY,
  })
  // Not a site among others: all of them wait until the work is done.
  if (config.MAINTENANCE) {
    site.addHook('onRequest', async (_request, reply) =>
      reply.code(errors.maintenance.status).type('text/plain; charset=utf-8').send(errors.maintenance.message),
    )
  }
  const { limits } = services
  limitPages(site, (request) => limits.ofPages(request) && limits.ofGuessers(request))
  endSlowBodies(site)
  const headers = siteHeaders(services.paidAt)
  site.decorateReply('answered', null)
  site.addHook('onRequest', (request, reply, done) => {
    if (request.protocol === 'https') reply.header('strict-transport-security', hsts)
    done()
  })
  site.addHook('onSend', (request, reply, _payload, done) => {
    countAnswer(services.traffic, request, reply)
    metrics.observeCall(`site/${request.method.toLowerCase()}`, String(reply.statusCode), reply.elapsedTime / 1000)
    done()
  })
  site.removeAllContentTypeParsers()
  site.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, new URLSearchParams(String(body))),
  )
  // Read only once it is known that the page asks for files, and that the sender is not sending too often.
  site.addContentTypeParser('multipart/form-data', (_request, payload, done) => done(null, payload))
  site.setErrorHandler((error, request, reply) => answerError(services, error, request, reply.headers(headers)))

  servePhotos(site, services.files)
  serveFonts(site, services.files)
  // Photos and fonts are the same at every host: only what stands there differs.
  site.register(async (hosted) => {
    hosted.addHook('preHandler', async (request, reply) => {
      const host = hostOf(request)
      const page = (await services.sites.findMount(host)) ? undefined : await services.agentSites.find(host)
      return page && answerAgentPage(services, page, request, reply)
    })
    answerSites(hosted, services)
  })
  site.addHook('onClose', services.visits.close)
  await site.ready()
  return site
}
