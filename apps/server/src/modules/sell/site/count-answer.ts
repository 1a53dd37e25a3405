import type { FastifyReply, FastifyRequest } from 'fastify'
import { probeAgent } from '../../../adapters/probe/probe-site.ts'
import { hostOf } from '../../../platform/http/hosts.ts'
import { hasToken } from './cookies.ts'
import type { Mount } from './sale/index.ts'
import type { SiteTraffic } from './site-traffic.ts'

/** What an answer is counted under; the page is known once it is found. */
interface Answered {
  readonly mount: Mount
  page: string
}

declare module 'fastify' {
  interface FastifyReply {
    /** Null until the host was found to lead somewhere. */
    answered: Answered | null
  }
}

/** Programs that say so themselves. */
const robots = /bot|crawl|spider|slurp|preview|monitor/i

/**
 * Somebody has come from elsewhere. Nothing is kept of them, and nothing is left with them: the browser itself says
 * where a page was asked from, and whoever has begun is known by the answers they gave.
 */
export function isVisit(request: FastifyRequest): boolean {
  const { headers, method } = request
  if (method !== 'GET' || hasToken(headers.cookie) || robots.test(headers['user-agent'] ?? '')) return false
  // A page loaded again is the same visit.
  if (headers['cache-control'] === 'max-age=0') return false
  const from = headers['sec-fetch-site']
  if (from !== undefined) return from !== 'same-origin'
  return headers.referer === undefined || URL.parse(headers.referer)?.hostname !== hostOf(request)
}

export function countAnswer({ noteRequest }: SiteTraffic, request: FastifyRequest, reply: FastifyReply) {
  const { answered, statusCode } = reply
  if (!answered || request.headers['user-agent'] === probeAgent) return
  const { mount, page } = answered
  const isError = statusCode >= 500
  if (page === '' && !isError) return
  const isShown = statusCode === 200 || statusCode === 304
  noteRequest(mount, { page, isError, isVisit: isShown && page !== '' && isVisit(request), ms: reply.elapsedTime })
}
