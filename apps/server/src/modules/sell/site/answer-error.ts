import type { StepAnswer } from '@coverwright/domain/build/page/page-view'
import type { Phrase } from '@coverwright/domain/build/words/say'
import { AppError, type ErrorCode } from '@coverwright/domain/errors'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isBusy, retryAfterSeconds } from '../../../platform/http/answer-errors.ts'
import { hostOf } from '../../../platform/http/hosts.ts'
import { languageIn } from './cookies.ts'
import { endedPath, noticePage } from './own-pages.ts'
import { paidAgain, pathOf } from './page-path.ts'
import { promoCodePath } from './promo-code-page.ts'
import type { SiteRelease } from './site-release.ts'
import { privately, type SiteServices, wantsJson } from './site-request.ts'

/** What a buyer cannot go on with is no failure: there is a page that says what to do. */
const waysOn: Partial<Record<ErrorCode, (release: SiteRelease) => string>> = {
  'application.not-found': () => endedPath,
  'application.incomplete': () => '/',
  'application.no-longer-sold': () => '/',
  'application.not-priced': ({ content }) => pathOf(content.shell.pages, 'plans'),
  'application.not-offered': ({ content }) => pathOf(content.shell.pages, 'plans'),
  'application.code-ended': () => `${promoCodePath}?ended`,
  'application.voucher-ended': () => `${promoCodePath}?voucher-ended`,
  'application.voucher-monthly': () => `${promoCodePath}?monthly`,
  'application.quote-expired': ({ content }) => pathOf(content.shell.pages, 'plans'),
  'application.not-declared': ({ content }) => pathOf(content.shell.pages, 'check'),
  'application.issued': ({ content }) => `${pathOf(content.shell.pages, 'thank-you')}?${paidAgain}`,
}

/** What to do about it is said in the shell's own frame, or in the form that was sent; why stands in the log. */
export async function answerError(
  services: SiteServices,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  privately(reply)
  const code = error instanceof AppError ? error.code : undefined
  const status = statusOf(code, error)
  if (isBusy(error)) reply.header('retry-after', retryAfterSeconds)
  else if (status >= 500) request.log.error(error)
  // Closed while this server still thought it open: the page it leads to must say so.
  if (code === 'application.no-longer-sold') services.sites.forgetMount(hostOf(request))
  const release = await releaseOf(services, request).catch(() => undefined)
  if (!release) return reply.code(503).type('text/plain').send('Try again in a few minutes')

  const location = code && waysOn[code]?.(release)
  if (location)
    return wantsJson(request) ? reply.send({ location } satisfies StepAnswer) : reply.redirect(location, 303)

  const { say } = release.speech
  const title = say(titleOf(code, status))
  const { phone } = release.content.body.regulatory.contact
  const advice = say('Your answers are kept. Try again in a few minutes, or call us on {phone}.', { phone })
  if (wantsJson(request)) {
    const problems = [{ field: 'main', message: `${title}. ${advice}` }]
    // Only a form can show what is wrong in it: a page that could not be made must not be taken for one.
    return reply.code(isSentPage(request) ? 422 : status).send({ problems } satisfies StepAnswer)
  }
  const page = noticePage(
    release,
    request.url,
    title,
    `${advice}\n\n${say('Reference: {reference}', { reference: request.id })}`,
  )
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .send(release.html(page, release.todayAt(services.now())))
}

const isSentPage = ({ method, url }: FastifyRequest) => method === 'POST' && !url.startsWith('/_/')

async function releaseOf({ sites }: SiteServices, request: FastifyRequest): Promise<SiteRelease | undefined> {
  const mount = await sites.findMount(hostOf(request))
  return mount && sites.getRelease(mount, { language: languageIn(request.headers.cookie) })
}

function statusOf(code: ErrorCode | undefined, error: unknown): number {
  if (code === undefined) return (error as { statusCode?: number }).statusCode ?? 500
  if (code === 'too-many-requests' || code === 'too-many-of-yours') return 429
  return code === 'busy' || code.startsWith('payment.') ? 503 : 409
}

function titleOf(code: ErrorCode | undefined, status: number): Phrase {
  if (status === 429) return 'Too many requests'
  return code?.startsWith('payment.') ? 'We cannot take payments at the moment' : 'There is a problem with the service'
}
