import { randomUUID } from 'node:crypto'
import { errors } from '@coverwright/domain/errors'
import { selectionIn } from '@coverwright/domain/journey/form-fields'
import { offerView } from '@coverwright/domain/journey/offer-view'
import type { PageData } from '@coverwright/domain/page/page-view'
import fastify, { type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import type { Config } from '../../platform/config.ts'
import { createLimits } from '../../platform/http/limits.ts'
import { noSuchSite } from '../../platform/http/no-such-site.ts'
import type { Metrics } from '../../platform/metrics/create-metrics.ts'
import { serveFonts } from '../font/index.ts'
import { servePhotos } from '../photo/index.ts'
import { answerError } from './answer-error.ts'
import { hasToken } from './cookies.ts'
import { siteHeaders } from './headers.ts'
import { addressesPath, answerLookUp, vehiclePath } from './look-up.ts'
import { documentAt, documentPage, endedPath, notFoundPage } from './own-pages.ts'
import { resume, showEnded } from './resume.ts'
import { isSameOrigin } from './same-origin.ts'
import { sendFile } from './send-file.ts'
import { sendPdf } from './send-pdf.ts'
import { showPage } from './show-page.ts'
import type { SiteRelease } from './site-release.ts'
import { hostOf, privately, readVisit, type SiteServices, type Visiting } from './site-request.ts'
import { isLetIn, letIn } from './staging-door.ts'
import { takeStep } from './take-step.ts'

const formBytes = 100_000

/**
 * The published sites: a server of their own inside the server, with none of its routes. Whoever asks for a host that
 * is not the studio's ends up here, and nobody else does.
 */
export async function createSite(config: Config, services: SiteServices, metrics: Metrics) {
  const site = fastify({
    logger: config.LOG_LEVEL !== 'silent' && { level: config.LOG_LEVEL },
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
  const limits = await createLimits(site, { address: config.ADDRESS_LIMIT, account: config.ACCOUNT_LIMIT })
  const headers = siteHeaders(services.paidAt)
  site.addHook('onSend', (request, reply, _payload, done) => {
    metrics.observeCall(`site/${request.method.toLowerCase()}`, String(reply.statusCode), reply.elapsedTime / 1000)
    done()
  })
  site.removeAllContentTypeParsers()
  site.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, new URLSearchParams(String(body))),
  )
  site.setErrorHandler((error, request, reply) => answerError(services, error, request, reply.headers(headers)))

  servePhotos(site, services.files)
  serveFonts(site, services.files)

  site.get('/*', async (request, reply) => {
    const { sites } = services
    const mount = await sites.findMount(hostOf(request))
    if (!mount) return noSuchSite(reply)
    if (mount.mode === 'test' && !(await isLetIn(services, request, mount)))
      return letIn(services, request, reply, mount)
    const [path = '/', query = ''] = request.url.split('?', 2)
    if (path === addressesPath || path === vehiclePath) {
      await limits.ofAddress(request)
      return answerLookUp(services, reply.headers(headers), path, query)
    }
    // Nobody's answers are known: everything was made ready when the release was first shown.
    if (!hasToken(request.headers.cookie) || request.url.startsWith('/_/a/') || request.url.startsWith('/_/list/')) {
      const release = await sites.getRelease(hostOf(request), mount)
      const file = release.files.get(request.url) ?? release.files.get(request.url.split('?', 1)[0] ?? '/')
      if (file) return sendFile(request, reply.headers(headers), file)
    }
    return answerGet(services, request, reply.headers(headers), await readVisit(services, request, mount))
  })

  site.post('/*', async (request, reply) => {
    const mount = await services.sites.findMount(hostOf(request))
    if (!mount) return noSuchSite(reply)
    reply.headers(headers)
    if (!isSameOrigin(request)) return privately(reply).code(403).type('text/plain').send('From another site')
    await limits.ofAddress(request)
    const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams()
    if (mount.mode === 'test' && !(await isLetIn(services, request, mount)))
      return letIn(services, request, reply, mount, form)
    return answerPost(services, request, reply, await readVisit(services, request, mount), form)
  })
  await site.ready()
  return site
}

async function answerGet(services: SiteServices, request: FastifyRequest, reply: FastifyReply, visiting: Visiting) {
  const { release, path } = visiting
  if (path === '/_/page') {
    const wanted = release.placeAt(new URLSearchParams(visiting.query).get('path') ?? '')
    if (wanted) return showPage(services, request, reply, { ...visiting, query: '' }, wanted)
  }
  const place = release.placeAt(path)
  if (place) return showPage(services, request, reply, visiting, place)
  if (path === endedPath) return showEnded(services, reply, visiting)
  const file = release.files.get(path)
  if (file) return sendFile(request, reply, file)
  const pdf = documentAt(release, path)?.file
  if (pdf) return sendPdf(services.files, reply, visiting.mount.companyId, pdf)
  const document = path.startsWith('/_/documents/') ? documentPage(release, path) : undefined
  return sendOwn(services, reply.code(document ? 200 : 404), release, document ?? notFoundPage(release, path))
}

async function answerPost(
  services: SiteServices,
  request: FastifyRequest,
  reply: FastifyReply,
  visiting: Visiting,
  form: URLSearchParams,
) {
  const { release, path, visitor } = visiting
  if (path === '/_/quote') {
    privately(reply)
    if (visitor.kind !== 'buyer') return reply.code(409).send({ location: endedPath })
    const { body, settings } = release.content
    const prices = await services.sale.previewPrices(visitor, selectionIn(form, body.cover))
    return reply.send(offerView(body.cover, settings.currency, prices))
  }
  if (path === endedPath) return resume(services, request, reply, visiting, form)
  const place = release.placeAt(path)
  if (place) return takeStep(services, request, reply, visiting, place, form)
  return sendOwn(services, reply.code(404), release, notFoundPage(release, path))
}

const sendOwn = (services: SiteServices, reply: FastifyReply, release: SiteRelease, page: PageData) =>
  reply
    .header('cache-control', 'no-cache')
    .type('text/html; charset=utf-8')
    .send(release.html(page, release.todayAt(services.now())))
