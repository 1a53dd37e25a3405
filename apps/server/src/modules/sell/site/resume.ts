import type { FastifyReply, FastifyRequest } from 'fastify'
import { clearCookies } from './cookies.ts'
import { endedPage, endedPath } from './own-pages.ts'
import type { KnownBuyer } from './sale/index.ts'
import type { SiteRelease } from './site-release.ts'
import { privately, type SiteServices, type Visiting } from './site-request.ts'
import { markSeen } from './visitor.ts'

/** After half an hour answers are shown again only to who knows the email address among them. */
export function showEnded(services: SiteServices, reply: FastifyReply, visiting: Visiting) {
  const { release, query } = visiting
  const page = endedPage(release, waysOn(visiting), query === 'errors')
  if (visiting.visitor.kind === 'over') clearCookies(reply)
  const html = release.html(page, release.todayAt(services.now()))
  return privately(reply).type('text/html; charset=utf-8').send(html)
}

export async function resume(
  services: SiteServices,
  request: FastifyRequest,
  reply: FastifyReply,
  visiting: Visiting,
  form: URLSearchParams,
) {
  const { visitor } = visiting
  privately(reply)
  if (visitor.kind === 'nobody' || visitor.kind === 'over') return reply.redirect('/', 303)
  if (form.get('go') === 'restart') {
    clearCookies(reply)
    return reply.redirect('/', 303)
  }
  const given = (form.get('email') ?? '').trim().toLowerCase()
  if (waysOn(visiting) === 'confirm-email' && given !== emailOf(visiting).toLowerCase()) {
    return reply.redirect(`${endedPath}?errors`, 303)
  }
  return leadOn(services, request, reply, visiting.release, visitor)
}

/** To where the buyer left off. */
export async function leadOn(
  services: SiteServices,
  request: FastifyRequest,
  reply: FastifyReply,
  release: SiteRelease,
  known: KnownBuyer,
) {
  await markSeen(request, reply, services.tokens, known)
  const { journey } = release
  const last = journey.pages.find(({ role }) => role === 'check') ?? journey.pages[0]
  const today = release.todayAt(services.now())
  const unfinished = last && journey.firstUnfinished(last, { ...known.buyer, today })
  return reply.redirect(unfinished?.path ?? last?.path ?? '/', 303)
}

function emailOf({ visitor, release }: Visiting): string {
  const { email } = release.content.body.standard
  return 'buyer' in visitor && email !== null ? (visitor.buyer.answers[email] ?? '') : ''
}

function waysOn(visiting: Visiting): 'over' | 'confirm-email' | 'go-on' {
  if (!('buyer' in visiting.visitor)) return 'over'
  return emailOf(visiting) ? 'confirm-email' : 'go-on'
}
