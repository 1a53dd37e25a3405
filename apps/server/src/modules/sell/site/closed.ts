import type { StepAnswer } from '@coverwright/domain/build/page/page-view'
import { callPath } from '@coverwright/domain/sell/site/site-calls'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { resumePath } from '../application/index.ts'
import { savePath } from './later-pages.ts'
import { closedPage, endedPath } from './own-pages.ts'
import { promoCodePath } from './promo-code-page.ts'
import { privately, type SiteServices, type Visiting, wantsJson } from './site-request.ts'

/** Documents, pictures and pages of text stay, and so does what somebody bought. */
export function isClosedTo({ mount, release, path, query, visitor }: Visiting): boolean {
  if (mount.formerProvider === undefined) return false
  const wanted = path === callPath('page') ? (new URLSearchParams(query).get('path') ?? '') : path
  const role = release.placeAt(wanted)?.page.role
  if (role === 'thank-you') return visitor.kind !== 'buyer'
  if (role !== undefined) return role !== 'text'
  return [callPath('quote'), endedPath, savePath, promoCodePath].includes(path) || path.startsWith(`${resumePath}/`)
}

/** A quote in hand leads to no policy any more: whoever has it reads why. */
export function showClosed(services: SiteServices, request: FastifyRequest, reply: FastifyReply, visiting: Visiting) {
  const { release, path, mount } = visiting
  privately(reply)
  if (wantsJson(request)) return reply.send({ location: '/' } satisfies StepAnswer)
  if (request.method === 'POST') return reply.redirect('/', 303)
  const page = closedPage(release, path, mount.formerProvider ?? '')
  return reply.type('text/html; charset=utf-8').send(release.html(page, release.todayAt(services.now())))
}
