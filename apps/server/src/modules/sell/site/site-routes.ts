import type { PageData } from '@coverwright/domain/build/page/page-view'
import { fail } from '@coverwright/domain/errors'
import { agentPath } from '@coverwright/domain/sell/agent-page/agent-link'
import { channelPath } from '@coverwright/domain/sell/channel/channel-link'
import { selectionIn } from '@coverwright/domain/sell/journey/form-fields'
import type { PagePlace } from '@coverwright/domain/sell/journey/journey-pages'
import { offerView } from '@coverwright/domain/sell/journey/offer-view'
import { callPath, type SiteAnswers } from '@coverwright/domain/sell/site/site-calls'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendPrepared } from '../../../platform/http/send-prepared.ts'
import { resumePath } from '../application/index.ts'
import { arriveToRead, arriveToSend } from './arrive.ts'
import { isClosedTo, showClosed } from './closed.ts'
import { comeByAgent } from './come-by-agent.ts'
import { comeByChannel } from './come-by-channel.ts'
import { hasToken, languageIn } from './cookies.ts'
import { headersOfFiles, siteHeaders } from './headers.ts'
import { goOn, saveForLater, savePath, showSave, showWelcome } from './later-pages.ts'
import { answerAddresses, answerVehicle } from './look-up.ts'
import { documentAt, documentPage, documentsPath, endedPath, notFoundPage } from './own-pages.ts'
import { iconPath } from './page-path.ts'
import { promoCodePath, showPromoCode, takePromoCode } from './promo-code-page.ts'
import { resume, showEnded } from './resume.ts'
import type { Mount } from './sale/index.ts'
import { sendIcon } from './send-icon.ts'
import { mediaPath, sendMedia } from './send-media.ts'
import { sendPdf } from './send-pdf.ts'
import { showPage } from './show-page.ts'
import { isStyle, type SiteRelease } from './site-release.ts'
import { fieldsOf, privately, readVisit, type SiteServices, type Visiting } from './site-request.ts'
import { languageAsked, switchLanguage } from './switch-language.ts'
import { readSentForm } from './take-media.ts'
import { takeStep } from './take-step.ts'

/** Everything a shop answers: what is its own at addresses of its own, the designers' pages at all others. */
export function answerSites(site: FastifyInstance, services: SiteServices) {
  const { sites, sale, files } = services
  const headers = siteHeaders(services.paidAt)
  const headersOf = headersOfFiles(services.paidAt, headers)

  const showNothing = ({ release, path }: Visiting, reply: FastifyReply) =>
    sendOwn(services, reply.code(404), release, notFoundPage(release, path))

  type Answer = (visiting: Visiting, request: FastifyRequest, reply: FastifyReply) => unknown
  type AnswerAt = (mount: Mount, request: FastifyRequest, reply: FastifyReply) => unknown

  /** Whoever asks for it. */
  const get = (path: string, answer: AnswerAt) =>
    site.get(path, async (request, reply) => {
      const mount = await arriveToRead(services, request, reply)
      return mount ? answer(mount, request, reply) : reply
    })

  /** In the language that is asked for, and of the release that a buyer began on. */
  const visited = (answer: Answer) => async (mount: Mount, request: FastifyRequest, reply: FastifyReply) => {
    reply.headers(headers)
    const language = languageAsked(request)
    if (language) return switchLanguage(request, reply, language)
    const visiting = await readVisit(services, request, mount)
    if (!isAsRouted(request)) return showNothing(visiting, reply)
    if (isClosedTo(visiting)) return showClosed(services, request, reply, visiting)
    return answer(visiting, request, reply)
  }

  const post = (path: string, answer: Answer) =>
    site.post(path, async (request, reply) => {
      const mount = await arriveToSend(services, request, reply, headers)
      if (!mount) return reply
      const visiting = await readVisit(services, request, mount)
      if (!isAsRouted(request)) return showNothing(visiting, reply)
      if (isClosedTo(visiting)) return showClosed(services, request, reply, visiting)
      return answer(visiting, request, reply)
    })

  get(callPath('addresses'), (mount, request, reply) => {
    limitSteps(services, request)
    return answerAddresses(services, mount, request, privately(reply.headers(headers)))
  })
  get(callPath('vehicle'), (mount, request, reply) => {
    limitSteps(services, request)
    return answerVehicle(services, mount, request, privately(reply.headers(headers)))
  })
  get(`${channelPath}/*`, (mount, request, reply) => {
    limitSteps(services, request)
    return comeByChannel(services, mount, request, reply.headers(headers))
  })
  get(`${agentPath}/*`, (mount, request, reply) => {
    limitSteps(services, request)
    return comeByAgent(services, mount, request, reply.headers(headers))
  })
  get(iconPath, async (mount, _request, reply) => sendIcon(services, reply, mount, await sites.getRelease(mount)))
  get(
    callPath('page'),
    visited((visiting, request, reply) => {
      const { release, query } = visiting
      const place = release.placeAt(new URLSearchParams(query).get('path') ?? '')
      return place
        ? showPage(services, request, under(reply, place), { ...visiting, query: '' }, place)
        : showNothing(visiting, reply)
    }),
  )
  get(
    endedPath,
    visited((visiting, _request, reply) => showEnded(services, reply, visiting)),
  )
  get(
    savePath,
    visited((visiting, _request, reply) => showSave(services, reply, visiting)),
  )
  get(
    promoCodePath,
    visited((visiting, _request, reply) => showPromoCode(reply, visiting)),
  )
  get(
    `${resumePath}/*`,
    visited((visiting, request, reply) => showWelcome(services, request, reply, visiting)),
  )
  get(
    `${mediaPath}*`,
    visited((visiting, _request, reply) => sendMedia(services, reply, visiting)),
  )
  get(
    `${documentsPath}*`,
    visited(({ release, path, mount }, _request, reply) => {
      const pdf = documentAt(release, path)?.file
      if (pdf) return sendPdf(files, reply, release.content.providerId ?? mount.companyId, pdf)
      const document = documentPage(release, path)
      return sendOwn(services, reply.code(document ? 200 : 404), release, document ?? notFoundPage(release, path))
    }),
  )

  get('/*', async (mount, request, reply) => {
    const [path = '/'] = request.url.split('?', 1)
    // Nobody's answers are known: everything was made ready when the release was first shown.
    if (!hasToken(request.headers.cookie) || request.url.startsWith('/_/a/')) {
      const release = await sites.getRelease(mount, { language: languageIn(request.headers.cookie) })
      const file = release.files.get(request.url) ?? (languageAsked(request) ? undefined : release.files.get(path))
      const isPage = release.pages.has(path)
      if (file && (mount.formerProvider === undefined || !isPage)) {
        if (isPage && reply.answered) reply.answered.page = path
        return sendPrepared(request, reply.headers(headersOf(file)), file)
      }
    }
    if (isStyle(path)) {
      // Whoever guesses names must not keep the database busy.
      limitSteps(services, request)
      const file = await sites.findStyle(mount, path)
      if (file) return sendPrepared(request, reply.headers(headers), file)
    }
    return showAny(mount, request, reply)
  })
  const showAny = visited((visiting, request, reply) => {
    const { release, path } = visiting
    const place = release.placeAt(path)
    if (place) return showPage(services, request, under(reply, place), visiting, place)
    const file = release.files.get(path)
    if (file) return sendPrepared(request, reply, file)
    return showNothing(visiting, reply)
  })

  post(callPath('quote'), async ({ release, visitor }, request, reply) => {
    privately(reply)
    if (visitor.kind !== 'buyer') return reply.code(409).send({ location: endedPath })
    const { content, speech } = release
    const prices = await sale.previewPrices(visitor, selectionIn(fieldsOf(request), content.body.cover))
    return reply.send(offerView(content, prices, speech) satisfies SiteAnswers['quote'])
  })
  post(endedPath, (visiting, request, reply) => resume(services, request, reply, visiting, fieldsOf(request)))
  post(savePath, (visiting, request, reply) => saveForLater(services, request, reply, visiting, fieldsOf(request)))
  post(promoCodePath, (visiting, request, reply) =>
    takePromoCode(services, request, reply, visiting, fieldsOf(request)),
  )
  post(`${resumePath}/*`, (visiting, request, reply) => goOn(services, request, reply, visiting))
  post('/*', async (visiting, request, reply) => {
    const { release, path, mount } = visiting
    const place = release.placeAt(path)
    if (!place) return showNothing(visiting, reply)
    const questions = release.journey.groupOn(place.page)?.questions ?? []
    const form = await readSentForm(request, questions, mount)
    return takeStep(services, request, under(reply, place), visiting, place, form)
  })
}

function limitSteps({ limits }: SiteServices, request: FastifyRequest) {
  if (!limits.ofSteps(request)) fail('too-many-requests')
}

/** An address written with escapes leads to the same route: what is closed is told by how it is written, so it leads nowhere. */
function isAsRouted({ url, routeOptions: { url: route = '' } }: FastifyRequest) {
  const [path = ''] = url.split('?', 1)
  return route.endsWith('*') ? path.startsWith(route.slice(0, -1)) : path === route
}

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
