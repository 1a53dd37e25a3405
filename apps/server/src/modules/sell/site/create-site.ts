import { randomUUID } from 'node:crypto'
import type { PageData } from '@coverwright/domain/build/page/page-view'
import { languages } from '@coverwright/domain/build/product/product'
import { errors, fail } from '@coverwright/domain/errors'
import { selectionIn } from '@coverwright/domain/sell/journey/form-fields'
import type { PagePlace } from '@coverwright/domain/sell/journey/journey-pages'
import { offerView } from '@coverwright/domain/sell/journey/offer-view'
import { languageParameter } from '@coverwright/domain/sell/journey/shown-page'
import fastify, { type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import type { Config } from '../../../platform/config.ts'
import { hsts } from '../../../platform/http/create-http.ts'
import { hostOf } from '../../../platform/http/hosts.ts'
import { limitPages } from '../../../platform/http/limit-pages.ts'
import type { Limits } from '../../../platform/http/limits.ts'
import { noSuchSite } from '../../../platform/http/no-such-site.ts'
import { sendPrepared } from '../../../platform/http/send-prepared.ts'
import { endSlowBodies } from '../../../platform/http/server-limits.ts'
import { loggerOf } from '../../../platform/log/logger-of.ts'
import type { Metrics } from '../../../platform/metrics/create-metrics.ts'
import { serveFonts } from '../../build/font/index.ts'
import { servePhotos } from '../../build/photo/index.ts'
import { resumePath } from '../application/index.ts'
import { answerError } from './answer-error.ts'
import { showBackSoon } from './back-soon.ts'
import { isClosedTo, showClosed } from './closed.ts'
import { hasToken, languageIn, setLanguage } from './cookies.ts'
import { countAnswer } from './count-answer.ts'
import { headersOfFiles, siteHeaders } from './headers.ts'
import { goOn, saveForLater, savePath, showSave, showWelcome } from './later-pages.ts'
import { addressesPath, answerLookUp, vehiclePath } from './look-up.ts'
import { documentAt, documentPage, endedPath, notFoundPage } from './own-pages.ts'
import { iconPath } from './page-path.ts'
import { resume, showEnded } from './resume.ts'
import { isSameOrigin } from './same-origin.ts'
import { isToBeSecured, secure } from './secure.ts'
import { sendIcon } from './send-icon.ts'
import { mediaPath, sendMedia } from './send-media.ts'
import { sendPdf } from './send-pdf.ts'
import { showPage } from './show-page.ts'
import { isStyle, type SiteRelease } from './site-release.ts'
import { privately, readVisit, type SiteServices, type Visiting } from './site-request.ts'
import { isLetIn, letIn } from './staging-door.ts'
import { readSentForm } from './take-media.ts'
import { takeStep } from './take-step.ts'

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
  const headersOf = headersOfFiles(services.paidAt, headers)
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

  site.get('/*', async (request, reply) => {
    const { sites } = services
    const mount = await sites.findMount(hostOf(request))
    if (!mount) return nothingHere(limits, request, reply)
    const answered = { mount, page: '' }
    if (isToBeSecured(request, mount)) return secure(services, request, reply, mount)
    if (mount.backAt) return showBackSoon(reply, mount.backAt, services.now())
    reply.answered = answered
    if (mount.mode === 'test' && !(await isLetIn(services, request, mount)))
      return letIn(services, request, reply, mount)
    const [path = '/', query = ''] = request.url.split('?', 2)
    if (path === addressesPath || path === vehiclePath) {
      if (!limits.ofSteps(request)) fail('too-many-requests')
      return answerLookUp(services, reply.headers(headers), path, query)
    }
    if (path === iconPath) return sendIcon(services, reply, mount, await sites.getRelease(mount))
    const asked = query.startsWith(`${languageParameter}=`) && new URLSearchParams(query).get(languageParameter)
    const wanted = asked && languages.find((language) => language === asked)
    if (wanted) {
      setLanguage(request, reply, wanted)
      // Two slashes would name another site.
      return privately(reply.headers(headers)).redirect(path.replace(/^\/+/, '/'), 303)
    }
    // Nobody's answers are known: everything was made ready when the release was first shown.
    if (!hasToken(request.headers.cookie) || request.url.startsWith('/_/a/')) {
      const release = await sites.getRelease(mount, { language: languageIn(request.headers.cookie) })
      const file = release.files.get(request.url) ?? release.files.get(path)
      const isOpen = mount.formerProvider === undefined || !release.pages.has(path)
      if (file && isOpen && release.pages.has(path)) answered.page = path
      if (file && isOpen) return sendPrepared(request, reply.headers(headersOf(file)), file)
    }
    if (isStyle(path)) {
      // Whoever guesses names must not keep the database busy.
      if (!limits.ofSteps(request)) fail('too-many-requests')
      const file = await sites.findStyle(mount, path)
      if (file) return sendPrepared(request, reply.headers(headers), file)
    }
    return answerGet(services, request, reply.headers(headers), await readVisit(services, request, mount))
  })

  site.post('/*', async (request, reply) => {
    const mount = await services.sites.findMount(hostOf(request))
    if (!mount) return nothingHere(limits, request, reply)
    if (isToBeSecured(request, mount)) return secure(services, request, reply, mount)
    if (mount.backAt) return showBackSoon(reply, mount.backAt, services.now())
    reply.answered = { mount, page: '' }
    reply.headers(headers)
    if (!isSameOrigin(request)) return privately(reply).code(403).type('text/plain').send('From another site')
    if (!limits.ofSteps(request)) fail('too-many-requests')
    if (mount.mode === 'test' && !(await isLetIn(services, request, mount)))
      return letIn(services, request, reply, mount, fieldsOf(request))
    return answerPost(services, request, reply, await readVisit(services, request, mount))
  })
  await site.ready()
  return site
}

function nothingHere(limits: Limits, request: FastifyRequest, reply: FastifyReply) {
  limits.noteGuess(request)
  return noSuchSite(reply)
}

async function answerGet(services: SiteServices, request: FastifyRequest, reply: FastifyReply, visiting: Visiting) {
  const { release, path } = visiting
  if (isClosedTo(visiting)) return showClosed(services, request, reply, visiting)
  if (path === '/_/page') {
    const wanted = release.placeAt(new URLSearchParams(visiting.query).get('path') ?? '')
    if (wanted) return showPage(services, request, under(reply, wanted), { ...visiting, query: '' }, wanted)
  }
  const place = release.placeAt(path)
  if (place) return showPage(services, request, under(reply, place), visiting, place)
  if (path === endedPath) return showEnded(services, reply, visiting)
  if (path === savePath) return showSave(services, reply, visiting)
  if (path.startsWith(`${resumePath}/`)) return showWelcome(services, request, reply, visiting)
  const file = release.files.get(path)
  if (file) return sendPrepared(request, reply, file)
  const pdf = documentAt(release, path)?.file
  if (pdf) return sendPdf(services.files, reply, release.content.providerId ?? visiting.mount.companyId, pdf)
  if (path.startsWith(mediaPath)) return sendMedia(services, reply, visiting)
  const document = path.startsWith('/_/documents/') ? documentPage(release, path) : undefined
  return sendOwn(services, reply.code(document ? 200 : 404), release, document ?? notFoundPage(release, path))
}

async function answerPost(services: SiteServices, request: FastifyRequest, reply: FastifyReply, visiting: Visiting) {
  const { release, path, visitor } = visiting
  const form = fieldsOf(request)
  if (isClosedTo(visiting)) return showClosed(services, request, reply, visiting)
  if (path === '/_/quote') {
    privately(reply)
    if (visitor.kind !== 'buyer') return reply.code(409).send({ location: endedPath })
    const prices = await services.sale.previewPrices(visitor, selectionIn(form, release.content.body.cover))
    return reply.send(offerView(release.content, prices, release.speech))
  }
  if (path === endedPath) return resume(services, request, reply, visiting, form)
  if (path === savePath) return saveForLater(services, request, reply, visiting, form)
  if (path.startsWith(`${resumePath}/`)) return goOn(services, request, reply, visiting)
  const place = release.placeAt(path)
  if (place) {
    const questions = release.journey.groupOn(place.page)?.questions ?? []
    return takeStep(
      services,
      request,
      under(reply, place),
      visiting,
      place,
      await readSentForm(request, questions, visiting.mount),
    )
  }
  return sendOwn(services, reply.code(404), release, notFoundPage(release, path))
}

const fieldsOf = ({ body }: FastifyRequest) => (body instanceof URLSearchParams ? body : new URLSearchParams())

/** The answer counts for that page. */
function under(reply: FastifyReply, { page }: PagePlace) {
  if (reply.answered) reply.answered.page = page.path
  return reply
}

const sendOwn = (services: SiteServices, reply: FastifyReply, release: SiteRelease, page: PageData) =>
  reply
    .header('cache-control', 'no-cache')
    .type('text/html; charset=utf-8')
    .send(release.html(page, release.todayAt(services.now())))
