import type { LaterView } from '@coverwright/domain/build/page/page-view'
import { calendarDate } from '@coverwright/domain/build/question/answers'
import type { Problem } from '@coverwright/domain/build/question/check-answers'
import { emailPattern } from '@coverwright/domain/fields'
import { messages } from '@coverwright/domain/messages'
import { applicationLimits } from '@coverwright/domain/sell/application/application-limits'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { resumePath } from '../application/index.ts'
import { languageIn } from './cookies.ts'
import { endedPath } from './own-pages.ts'
import { pathOf } from './page-path.ts'
import { leadOn } from './resume.ts'
import type { Buyer, Mount } from './sale/index.ts'
import type { SiteRelease } from './site-release.ts'
import { privately, type SiteServices, type Visiting } from './site-request.ts'

export const savePath = '/_/save'

/** Asks where to send the link, or says that it is on its way. */
export function showSave(services: SiteServices, reply: FastifyReply, visiting: Visiting) {
  const { visitor, query, release } = visiting
  if (visitor.kind !== 'buyer') return privately(reply).redirect(visitor.kind === 'nobody' ? '/' : endedPath, 303)
  const { email: name } = release.content.body.standard
  const email = (name && visitor.buyer.answers[name]) || ''
  const { keptUntil } = visitor.buyer
  if (query === 'sent' && keptUntil)
    return send(services, reply, release, savePath, {
      kind: 'sent',
      until: dayOf(release, keptUntil),
      // It leads to the first page that is not finished.
      goOnAt: pathOf(release.content.shell.pages, 'check'),
    })
  return send(services, reply, release, savePath, { kind: 'ask', email }, query === 'errors' ? [notAnEmail] : [])
}

const notAnEmail = { field: 'email', message: messages.emailNotValid }

export async function saveForLater(
  services: SiteServices,
  request: FastifyRequest,
  reply: FastifyReply,
  { visitor }: Visiting,
  form: URLSearchParams,
) {
  privately(reply)
  if (visitor.kind !== 'buyer') return reply.redirect(visitor.kind === 'nobody' ? '/' : endedPath, 303)
  const email = (form.get('email') ?? '').trim()
  if (email.length > 200 || !emailPattern.test(email)) return reply.redirect(`${savePath}?errors`, 303)
  await services.sale.saveForLater(visitor, email, request.ip)
  return reply.redirect(`${savePath}?sent`, 303)
}

/**
 * What a mailed link opens: a page with a button. Programs that look at links in mails follow them too, and must not
 * take the journey away from where it is open.
 */
export async function showWelcome(
  services: SiteServices,
  request: FastifyRequest,
  reply: FastifyReply,
  visiting: Visiting,
) {
  const { mount, path } = visiting
  const kept = await services.sale.findKept(mount, ticketIn(path))
  if (!kept) return send(services, reply.code(404), visiting.release, path, over)
  const release = await releaseOf(services, request, mount, kept.application)
  return send(services, reply, release, path, {
    kind: 'welcome',
    product: release.content.settings.name,
    reference: kept.reference,
    until: dayOf(release, kept.until),
  })
}

const over: LaterView = { kind: 'over', days: applicationLimits.keptDays }

export async function goOn(services: SiteServices, request: FastifyRequest, reply: FastifyReply, visiting: Visiting) {
  const { mount, path } = visiting
  const kept = await services.sale.findKept(mount, ticketIn(path))
  if (!kept) return send(services, reply.code(404), visiting.release, path, over)
  privately(reply)
  const known = await services.sale.reopen(mount, kept)
  const release = await releaseOf(services, request, mount, known.buyer)
  return leadOn(services, request, reply, release, known)
}

/** In the language that was chosen here, else in the one it was read in before. */
const releaseOf = (
  { sites }: SiteServices,
  { headers }: FastifyRequest,
  mount: Mount,
  { releaseId, language }: Pick<Buyer, 'releaseId' | 'language'>,
) => sites.getRelease(mount, { releaseId, language: languageIn(headers.cookie) ?? language })

const ticketIn = (path: string) => path.slice(resumePath.length + 1)

const dayOf = ({ content, speech }: SiteRelease, at: Date) =>
  speech.sayDate(calendarDate(at, content.settings.timeZone))

function send(
  services: SiteServices,
  reply: FastifyReply,
  release: SiteRelease,
  path: string,
  later: LaterView,
  problems: readonly Problem[] = [],
) {
  const page = release.ownPage({ path, title: release.speech.say(titles[later.kind]), later, problems }, [
    { type: 'Later', id: 'later', props: {} },
  ])
  const html = release.html(page, release.todayAt(services.now()))
  return privately(reply).type('text/html; charset=utf-8').send(html)
}

const titles = {
  ask: 'Save and finish later',
  sent: 'We have sent you a link',
  welcome: 'Welcome back',
  over: 'This link has expired',
} as const
